import { Flex, Pagination } from 'antd';
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { filterByText } from '../../lib/filterByText';
import { EmptyPanel } from '../feedback/EmptyPanel';
import { SearchField } from '../input/SearchField';

interface Props<Item> {
  items: readonly Item[];
  /** Items per page. */
  pageSize: number;
  /**
   * The number of items that fill a screen. They are rendered first, and the others of the page
   * after them.
   */
  firstBatch?: number;
  searchLabel: string;
  /**
   * The text that is searched. The function must be stable, because a new function repeats the
   * search.
   */
  textOf: (item: Item) => string;
  /** Names the items for screen readers: "Pages of companies". */
  itemsName: string;
  children: (shown: readonly Item[]) => ReactNode;
}

type ListPageProps<Item> = Required<Pick<Props<Item>, 'items' | 'firstBatch' | 'children'>>;

interface PageSelection {
  text: string;
  page: number;
}

const FIRST_PAGE: PageSelection = { text: '', page: 1 };

/**
 * A list with pages and a search field, which are shown only if there are more items than fit on
 * one page.
 */
export function PaginatedList<Item>(props: Props<Item>) {
  const {
    items,
    pageSize,
    firstBatch = pageSize,
    searchLabel,
    textOf,
    itemsName,
    children,
  } = props;
  const { t } = useTranslation('shared');
  // The input is rendered before the results, so that a long list never delays a key press.
  const [input, setInput] = useState(FIRST_PAGE);
  const [applied, setApplied] = useState(FIRST_PAGE);
  const select = (next: PageSelection) => {
    setInput(next);
    startTransition(() => setApplied(next));
  };
  const matches = useMemo(
    () => filterByText(items, applied.text, textOf),
    [items, applied.text, textOf],
  );
  // The list may have become shorter since the page was selected.
  const last = Math.max(1, Math.ceil(matches.length / pageSize));
  const start = (Math.min(applied.page, last) - 1) * pageSize;
  const onPage = useMemo(() => matches.slice(start, start + pageSize), [matches, start, pageSize]);
  const top = useScrollToTop(applied.page);

  return (
    <Flex vertical gap="middle">
      {(items.length > pageSize || input.text !== '') && (
        <SearchField
          label={searchLabel}
          typed={input.text}
          onType={(text) => select({ text, page: 1 })}
        />
      )}
      {matches.length === 0 && applied.text !== '' ? (
        <EmptyPanel title={t('nothingFound')} />
      ) : (
        <div ref={top}>
          <ListPage key={applied.page} items={onPage} firstBatch={firstBatch}>
            {children}
          </ListPage>
        </div>
      )}
      {matches.length > pageSize && (
        <nav aria-label={t('pages', { what: itemsName })}>
          <Pagination
            align="center"
            responsive
            showSizeChanger={false}
            current={Math.min(input.page, last)}
            pageSize={pageSize}
            total={matches.length}
            onChange={(page) => select({ ...input, page })}
          />
        </nav>
      )}
    </Flex>
  );
}

/** Renders the items that fill a screen first, and then the rest of the page. */
function ListPage<Item>({ items, firstBatch, children }: ListPageProps<Item>) {
  const count = useDeferredValue(items.length, firstBatch);
  const shown = useMemo(() => items.slice(0, count), [items, count]);
  const list = useMemo(() => children(shown), [children, shown]);
  return <div aria-busy={shown.length < items.length}>{list}</div>;
}

/** Scrolls to the top of the list after the page has changed. */
function useScrollToTop(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const turned = useRef(page);
  useEffect(() => {
    if (turned.current === page) return;
    turned.current = page;
    const isAbove = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) top.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return top;
}
