import { isAdmin } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePagesView } from '@/shared/api/usePagesView';
import { useQueryView } from '@/shared/api/useQueryView';
import type { SearchedPages } from '@/shared/ui/list/SearchedList';
import { useServerSearch } from '@/shared/ui/list/useListState';
import type { Company, WorkspaceRef } from '../../Company';
import {
  useGetCompaniesQuery,
  useGetCompanyFiguresQuery,
  useGetCompanyPagesInfiniteQuery,
} from '../../companiesApi';
import type { FiguresById } from './companiesView';

interface ListedCompanies {
  pages: SearchedPages<Company>;
  /** Null while they are loading. */
  figures: FiguresById | null;
  workspaces: readonly WorkspaceRef[];
}

const NO_FIGURES: FiguresById = {};

/** The companies of a user, deleted ones too: all of them, or pages of a long list. */
export function useCompanyList(
  user: UserDto,
  stored: string,
  store: (search: string) => void,
): ListedCompanies {
  const { role } = user;
  const list = useQueryView(useGetCompaniesQuery(role));
  const isLong = list.state === 'ready' && !list.data.isComplete;
  const workspaces = list.state === 'ready' ? list.data.workspaces : [];

  const serverSearch = useServerSearch(stored, store);
  const wanted = { role, search: serverSearch.search, figures: true };
  const found = usePagesView(useGetCompanyPagesInfiniteQuery(isLong ? wanted : skipToken));

  // The list of other people is short, so that their figures are requested with it.
  const isUnknown = isAdmin(user) && list.state === 'loading';
  const { currentData, isError } = useGetCompanyFiguresQuery(role, {
    refetchOnMountOrArgChange: true,
    skip: isLong || isUnknown,
  });

  if (isLong) {
    const companies = found.view.state === 'ready' ? found.view.data : [];
    const figures = Object.fromEntries(companies.map((one) => [one.id, one.figures]));
    return { pages: { ...found, serverSearch }, figures, workspaces };
  }
  const isSample = list.state === 'ready' && list.isSample;
  const known = isSample ? NO_FIGURES : currentData;
  return {
    pages: {
      view: list.state === 'ready' ? { ...list, data: list.data.companies } : list,
      serverSearch: null,
      ...{ hasMore: false, isLoadingMore: false, loadMore: () => undefined },
    },
    figures: known ?? (isError ? NO_FIGURES : null),
    workspaces,
  };
}
