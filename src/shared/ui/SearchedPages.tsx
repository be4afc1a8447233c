import { Flex, Pagination } from 'antd';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findByText } from '../lib/findByText';
import { EmptyPanel } from './EmptyPanel';
import { SearchField } from './SearchField';

interface Props<Item> {
  items: readonly Item[];
  /** How many stand on a page. */
  pageSize: number;
  searchLabel: string;
  /** What an item is found by. Hoisted, or the search runs with every drawing. */
  textOf: (item: Item) => string;
  /** Names the items: "Pages of companies". */
  what: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** A long list, page by page, with a search over all of it; both only where one page is not enough. */
export function SearchedPages<Item>(props: Props<Item>) {
  const { items, pageSize, searchLabel, textOf, what, children } = props;
  const { t } = useTranslation('shared');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  // The letter comes first, what it finds a moment after: a long list never holds up a key.
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findByText(items, wanted, textOf), [items, wanted, textOf]);
  const isLong = items.length > pageSize;
  // The list may have become shorter since the page was chosen.
  const current = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)));
  const shown = useMemo(
    () => found.slice((current - 1) * pageSize, current * pageSize),
    [found, current, pageSize],
  );
  const list = useMemo(() => children(shown), [children, shown]);

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
      {found.length === 0 && wanted !== '' ? <EmptyPanel title={t('nothingFound')} /> : list}
      {found.length > pageSize && (
        <nav aria-label={t('pages', { what })}>
          <Pagination
            align="center"
            responsive
            showSizeChanger={false}
            current={current}
            pageSize={pageSize}
            total={found.length}
            onChange={setPage}
          />
        </nav>
      )}
    </Flex>
  );
}
