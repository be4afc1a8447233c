import { Flex } from 'antd';
import { useMemo, type ReactNode } from 'react';
import type { PagesView } from '@/shared/api/usePagesView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { filterByText } from '../../lib/filterByText';
import { EmptyPanel } from '../feedback/EmptyPanel';
import { ErrorPanel } from '../feedback/ErrorPanel';
import { SearchField } from '../input/SearchField';
import { MoreButton } from './MoreButton';
import { PaginatedList, type PaginatedListProps } from './PaginatedList';
import type { ServerSearch } from './useListState';

/** A list of the server. */
export interface SearchedPages<Item> extends PagesView<Item> {
  /** Null if the whole list is loaded as one page. Otherwise the server searches it and sends pages in its own order. */
  serverSearch: ServerSearch | null;
}

interface Props<Item> extends PaginatedListProps<Item> {
  pages: SearchedPages<unknown>;
  /** Shown until the first page is loaded. */
  skeleton: ReactNode;
}

/**
 * The `items` of a list whose pages the server sends. If the whole list is loaded, they have numbered pages and filters;
 * if not, the next page is loaded when the person has reached the end.
 */
export function SearchedList<Item>({ pages, skeleton, ...list }: Props<Item>) {
  const { t } = useTranslation('shared');
  const { view, serverSearch, hasMore, isLoadingMore, loadMore } = pages;
  const { items, searchLabel, textOf, children } = list;
  // A company may be found by one of its people, and is one item for each of them.
  const found = useMemo(
    () => filterByText(items, serverSearch?.search ?? '', textOf),
    [items, serverSearch?.search, textOf],
  );
  const early =
    (view.state === 'loading' && skeleton) ||
    (view.state === 'failed' && <ErrorPanel error={view.error} onRetry={view.retry} />);
  if (!serverSearch) return early || <PaginatedList {...list} />;

  return (
    <Flex vertical gap="middle">
      <SearchField label={searchLabel} typed={serverSearch.typed} onType={serverSearch.type} />
      {early || (found.length > 0 && children(found))}
      {!early && found.length === 0 && !hasMore && <EmptyPanel title={t('nothingFound')} />}
      {hasMore && <MoreButton isLoading={isLoadingMore} onLoad={loadMore} isAutomatic />}
    </Flex>
  );
}
