import type { Role } from '@contract/roles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useQueryView, type QueryView } from '@/shared/api/useQueryView';
import { usePausedText } from '@/shared/lib/usePausedText';
import { useSearchText } from '@/shared/ui/list/usePageSelection';
import type { Workspace } from '../Workspace';
import { useGetWorkspacePagesInfiniteQuery } from '../workspacesApi';

/** The loaded pages of workspaces, and the search for them. Without a role nothing is requested. */
export function useWorkspacePages(
  role: Role | null,
  stored: string,
  store: (search: string) => void,
) {
  const { typed, type } = useSearchText(stored, store);
  const search = usePausedText(typed.trim());
  const query = useGetWorkspacePagesInfiniteQuery(role === null ? skipToken : { role, search });
  const view = useQueryView(query);
  const data = view.state === 'ready' ? view.data : null;
  const loaded = useMemo(() => data?.pages.flat() ?? [], [data]);
  const workspaces: QueryView<Workspace[]> =
    view.state === 'ready' ? { ...view, data: loaded } : view;
  return {
    typed,
    type,
    workspaces,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
