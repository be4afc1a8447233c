import { Flex, Pagination } from 'antd';
import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { filterByText } from '../../lib/filterByText';
import { EmptyPanel } from '../feedback/EmptyPanel';
import { SearchField } from '../input/SearchField';
import styles from './PaginatedList.module.css';
import { useListState, type StoredListState } from './useListState';

export interface PaginatedListProps<Item> {
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
  /** Keeps the search text and the page, such as in the address; without it they are forgotten. */
  listState?: StoredListState;
  /** Shown beside the search field, which is then shown for short lists too. */
  filters?: ReactNode;
  children: (shown: readonly Item[]) => ReactNode;
}

type ListPageProps<Item> = Required<
  Pick<PaginatedListProps<Item>, 'items' | 'firstBatch' | 'children'>
>;

/**
 * A list with pages and a search field, which are shown only if there are more items than fit on
 * one page.
 */
export function PaginatedList<Item>(props: PaginatedListProps<Item>) {
  const {
    items,
    pageSize,
    firstBatch = pageSize,
    searchLabel,
    textOf,
    itemsName,
    listState,
    filters,
    children,
  } = props;
  const { t } = useTranslation('shared');
  const { input, applied, select, flush } = useListState(listState);
  const matches = useMemo(
    () => filterByText(items, applied.search, textOf),
    [items, applied.search, textOf],
  );
  // The list may have become shorter since the page was selected.
  const last = Math.max(1, Math.ceil(matches.length / pageSize));
  const start = (Math.min(applied.page, last) - 1) * pageSize;
  const onPage = useMemo(() => matches.slice(start, start + pageSize), [matches, start, pageSize]);
  const top = useScrollToTop(applied.page);

  return (
    <Flex vertical gap="middle">
      {(filters || items.length > pageSize || input.search !== '') && (
        <Flex gap="small" wrap onBlur={flush}>
          <div className={styles.search}>
            <SearchField
              label={searchLabel}
              typed={input.search}
              onType={(search) => select({ search, page: 1 })}
            />
          </div>
          {filters}
        </Flex>
      )}
      {matches.length === 0 && applied.search !== '' ? (
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
