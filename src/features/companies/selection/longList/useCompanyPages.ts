import type { Role } from '@contract/permissions/roles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { usePausedText } from '@/shared/lib/usePausedText';
import type { Company } from '../../Company';
import { useGetCompanyPagesInfiniteQuery } from '../../companiesApi';

interface FoundCompanies {
  /** Null while the first page is loading, and after a failure. */
  companies: readonly Company[] | null;
  /** The results of the typed text have not arrived. */
  isSearching: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Loads the next page, if there is one that is not being loaded. */
  loadMore: () => void;
}

/**
 * Searches a long list of companies on the server when the typing pauses. Without a role nothing is requested.
 */
export function useCompanyPages(role: Role | null, typed: string): FoundCompanies {
  const wanted = typed.trim();
  const search = usePausedText(wanted);
  const { currentData, isError, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useGetCompanyPagesInfiniteQuery(role === null ? skipToken : { role, search, figures: false });
  const companies = useMemo(() => currentData?.pages.flat() ?? null, [currentData]);
  return {
    companies,
    isSearching: role !== null && (search !== wanted || (!currentData && !isError)),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}
