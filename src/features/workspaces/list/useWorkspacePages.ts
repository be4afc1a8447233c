import type { Role } from '@contract/permissions/roles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePagesView } from '@/shared/api/usePagesView';
import type { SearchedPages } from '@/shared/ui/list/SearchedList';
import { useServerSearch } from '@/shared/ui/list/useListState';
import type { Workspace } from '../Workspace';
import { useGetWorkspacesInfiniteQuery } from '../workspacesApi';

/** The workspaces: all of them, or pages of a long list. While `isLong` is null nothing is requested. */
export function useWorkspacePages(
  role: Role,
  isLong: boolean | null,
  stored: string,
  store: (search: string) => void,
): SearchedPages<Workspace> {
  const serverSearch = useServerSearch(stored, store);
  const wanted = { role, search: isLong ? serverSearch.search : null };
  const pages = usePagesView(useGetWorkspacesInfiniteQuery(isLong === null ? skipToken : wanted));
  return { ...pages, serverSearch: isLong ? serverSearch : null };
}
