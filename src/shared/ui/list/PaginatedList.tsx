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
import { findByText } from '../../lib/filterByText';
import { EmptyPanel } from '../feedback/EmptyPanel';
import { SearchField } from '../input/SearchField';

interface Props<Item> {
  items: readonly Item[];
  /** How many stand on a page. */
  pageSize: number;
  /** How many fill a screen: they are there at once, the others of the page a moment later. */
  atOnce?: number;
  searchLabel: string;
  /** What an item is found by. Hoisted, or the search runs with every drawing. */
  textOf: (item: Item) => string;
  /** Names the items: "Pages of companies". */
  what: string;
  children: (shown: readonly Item[]) => ReactNode;
}

type FilledProps<Item> = Required<Pick<Props<Item>, 'items' | 'atOnce' | 'children'>>;

interface Asked {
  text: string;
  page: number;
}

const FROM_THE_START: Asked = { text: '', page: 1 };

/** A long list, page by page, with a search over all of it; both only where one page is not enough. */
export function SearchedPages<Item>(props: Props<Item>) {
  const { items, pageSize, atOnce = pageSize, searchLabel, textOf, what, children } = props;
  const { t } = useTranslation('shared');
  // What is typed or pressed shows at once, what it finds a moment after: a long list never holds up a
  // key.
  const [asked, setAsked] = useState(FROM_THE_START);
  const [answered, setAnswered] = useState(FROM_THE_START);
  const ask = (next: Asked) => {
    setAsked(next);
    startTransition(() => setAnswered(next));
  };
  const found = useMemo(
    () => findByText(items, answered.text, textOf),
    [items, answered.text, textOf],
  );
  // The list may have become shorter since the page was chosen.
  const last = Math.max(1, Math.ceil(found.length / pageSize));
  const start = (Math.min(answered.page, last) - 1) * pageSize;
  const onPage = useMemo(() => found.slice(start, start + pageSize), [found, start, pageSize]);
  const top = useBroughtIntoView(answered.page);

  return (
    <Flex vertical gap="middle">
      {(items.length > pageSize || asked.text !== '') && (
        <SearchField
          label={searchLabel}
          typed={asked.text}
          onType={(text) => ask({ text, page: 1 })}
        />
      )}
      {found.length === 0 && answered.text !== '' ? (
        <EmptyPanel title={t('nothingFound')} />
      ) : (
        <div ref={top}>
          <Filled key={answered.page} items={onPage} atOnce={atOnce}>
            {children}
          </Filled>
        </div>
      )}
      {found.length > pageSize && (
        <nav aria-label={t('pages', { what })}>
          <Pagination
            align="center"
            responsive
            showSizeChanger={false}
            current={Math.min(asked.page, last)}
            pageSize={pageSize}
            total={found.length}
            onChange={(page) => ask({ ...asked, page })}
          />
        </nav>
      )}
    </Flex>
  );
}

/** A page as it is opened: first what fills a screen, then the rest. */
function Filled<Item>({ items, atOnce, children }: FilledProps<Item>) {
  const count = useDeferredValue(items.length, atOnce);
  const shown = useMemo(() => items.slice(0, count), [items, count]);
  const list = useMemo(() => children(shown), [children, shown]);
  return <div aria-busy={shown.length < items.length}>{list}</div>;
}

/** A page is turned at its end, and read from its beginning. */
function useBroughtIntoView(page: number) {
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
