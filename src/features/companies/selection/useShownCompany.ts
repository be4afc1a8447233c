import { skipToken } from '@reduxjs/toolkit/query/react';
import type { UserDto } from '@contract/rest';
import { type QueryView, useQueryView } from '@/shared/api/useQueryView';
import type { Company, CompanyList } from '../Company';
import { useGetCompaniesQuery } from '../companiesApi';
import { useOneCompany } from './longList/useOneCompany';
import { useShownCompanyId } from './useShownCompanyId';

interface ShownCompany extends CompanyList {
  /** The company that the pages show. */
  company: Company | null;
}

/**
 * The companies of a user and the company that the pages show, which is null if there is none. The state is loading
 * until the user is loaded.
 */
export function useShownCompany(user: UserDto | null): QueryView<ShownCompany> {
  const list = useQueryView(useGetCompaniesQuery(user?.role ?? skipToken));
  const shownId = useShownCompanyId(user);
  const known = list.state === 'ready' ? list.data : null;
  const beyond = useQueryView(useOneCompany(user, known, shownId));
  if (list.state !== 'ready') return list;
  if (!user) return { state: 'loading' };

  const listed = list.data.companies.find(({ id }) => id === shownId);
  if (listed || shownId === null || list.data.isComplete) {
    return { ...list, data: { ...list.data, company: listed ?? null } };
  }
  if (beyond.state !== 'ready') return beyond;
  return { ...list, data: { ...list.data, company: beyond.data[0] ?? null } };
}
