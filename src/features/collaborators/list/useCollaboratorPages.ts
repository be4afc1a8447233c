import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePagesView } from '@/shared/api/usePagesView';
import type { SearchedPages } from '@/shared/ui/list/SearchedList';
import { useServerSearch } from '@/shared/ui/list/useListState';
import type { CollaboratorGroup } from '../Collaborator';
import { useGetCollaboratorsInfiniteQuery } from '../collaboratorsApi';

/** The people of each company: all of them, or pages of a long list. While `isLong` is null nothing is requested. */
export function useCollaboratorPages(
  isLong: boolean | null,
  stored: string,
  store: (search: string) => void,
): SearchedPages<CollaboratorGroup> {
  const serverSearch = useServerSearch(stored, store);
  const wanted = isLong ? serverSearch.search : null;
  const pages = usePagesView(
    useGetCollaboratorsInfiniteQuery(isLong === null ? skipToken : wanted),
  );
  return { ...pages, serverSearch: isLong ? serverSearch : null };
}
