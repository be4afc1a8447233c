import { useMemo } from 'react';
import { useQueryView, type QueryResult, type QueryView } from './useQueryView';

interface PagesResult<Item> extends QueryResult<{ pages: Item[][] }> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** A list whose pages are loaded one after another. */
export interface PagesView<Item> {
  /** The items of all loaded pages. */
  view: QueryView<readonly Item[]>;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/** The state that a view shows for an infinite query. */
export function usePagesView<Item>(query: PagesResult<Item>): PagesView<Item> {
  const view = useQueryView(query);
  const pages = view.state === 'ready' ? view.data.pages : null;
  const items = useMemo(() => pages?.flat() ?? [], [pages]);
  return {
    view: view.state === 'ready' ? { ...view, data: items } : view,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
