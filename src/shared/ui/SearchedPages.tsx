import { Flex, Pagination } from 'antd';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { findByText } from '../lib/findByText';
import { EmptyPanel } from './EmptyPanel';
import { SearchField } from './SearchField';

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

/** A long list, page by page, with a search over all of it; both only where one page is not enough. */
export function SearchedPages<Item>(props: Props<Item>) {
  const { items, pageSize, atOnce = pageSize, searchLabel, textOf, what, children } = props;
  const { t } = useTranslation('shared');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  // The letter or the page's number comes first, what it finds a moment after: a long list never
  // holds up a key.
  const wanted = useDeferredValue(typed);
  const wantedPage = useDeferredValue(page);
  const found = useMemo(() => findByText(items, wanted, textOf), [items, wanted, textOf]);
  const isLong = items.length > pageSize;
  // The list may have become shorter since the page was chosen.
  const last = Math.max(1, Math.ceil(found.length / pageSize));
  const start = (Math.min(wantedPage, last) - 1) * pageSize;
  const end = start + useDeferredValue(pageSize, atOnce);
  const shown = useMemo(() => found.slice(start, end), [found, start, end]);
  const isFilling = shown.length < Math.min(pageSize, found.length - start);
  const list = useMemo(() => children(shown), [children, shown]);
  const top = useBroughtIntoView(wantedPage);

  return (
    <Flex vertical gap="middle">
      {(isLong || typed !== '') && (
        <SearchField
          label={searchLabel}
          typed={typed}
          onType={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
      )}
      {found.length === 0 && wanted !== '' ? (
        <EmptyPanel title={t('nothingFound')} />
      ) : (
        <div ref={top} aria-busy={isFilling}>
          {list}
        </div>
      )}
      {found.length > pageSize && (
        <nav aria-label={t('pages', { what })}>
          <Pagination
            align="center"
            responsive
            showSizeChanger={false}
            current={Math.min(page, last)}
            pageSize={pageSize}
            total={found.length}
            onChange={setPage}
          />
        </nav>
      )}
    </Flex>
  );
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
