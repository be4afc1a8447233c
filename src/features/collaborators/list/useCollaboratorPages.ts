import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useQueryView, type QueryView } from '@/shared/api/useQueryView';
import { usePausedText } from '@/shared/lib/usePausedText';
import { useSearchText } from '@/shared/ui/list/usePageSelection';
import type { CollaboratorPageGroup } from '../Collaborator';
import { useGetCollaboratorPagesInfiniteQuery } from '../collaboratorsApi';

const NONE: readonly CollaboratorPageGroup[] = [];

/** The pages of people that are loaded, and the search for them. Unless it is active, nothing is requested. */
export function useCollaboratorPages(
  isActive: boolean,
  stored: string,
  store: (search: string) => void,
) {
  const { typed, type } = useSearchText(stored, store);
  const search = usePausedText(typed.trim());
  const query = useGetCollaboratorPagesInfiniteQuery(isActive ? search : skipToken);
  const view = useQueryView(query);
  const data = view.state === 'ready' ? view.data : null;
  const loaded = useMemo(() => data?.pages.flat() ?? NONE, [data]);
  const groups: QueryView<readonly CollaboratorPageGroup[]> =
    view.state === 'ready' ? { ...view, data: loaded } : view;
  return {
    typed,
    type,
    groups,
    /** The loaded groups. */
    loaded,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
