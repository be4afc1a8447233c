import type { Role } from '@contract/permissions/roles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePagesView } from '@/shared/api/usePagesView';
import { useServerSearch } from '@/shared/ui/list/useListState';
import { useGetWorkspacePagesInfiniteQuery } from '../workspacesApi';

/** The loaded pages of workspaces, and the search for them. Without a role nothing is requested. */
export function useWorkspacePages(
  role: Role | null,
  stored: string,
  store: (search: string) => void,
) {
  const { typed, type, search } = useServerSearch(stored, store);
  const query = useGetWorkspacePagesInfiniteQuery(role === null ? skipToken : { role, search });
  return { typed, type, ...usePagesView(query) };
}
