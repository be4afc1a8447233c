import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePagesView } from '@/shared/api/usePagesView';
import { useServerSearch } from '@/shared/ui/list/useListState';
import { useGetCollaboratorPagesInfiniteQuery } from '../collaboratorsApi';

/** The pages of people that are loaded, and the search for them. Unless it is active, nothing is requested. */
export function useCollaboratorPages(
  isActive: boolean,
  stored: string,
  store: (search: string) => void,
) {
  const { typed, type, search } = useServerSearch(stored, store);
  const query = useGetCollaboratorPagesInfiniteQuery(isActive ? search : skipToken);
  return { typed, type, search, ...usePagesView(query) };
}
