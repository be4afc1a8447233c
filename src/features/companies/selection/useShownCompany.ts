import { skipToken } from '@reduxjs/toolkit/query/react';
import type { UserDto } from '@contract/rest';
import { useSelector } from 'react-redux';
import { type QueryView, useQueryView } from '@/shared/api/useQueryView';
import type { Company, CompanyList } from '../Company';
import { useGetCompaniesQuery } from '../companiesApi';
import { selectCompanyChoice } from '../companiesSlice';
import { useShownCompanyId } from './useShownCompanyId';

interface ShownCompany extends CompanyList {
  /** The company that the pages show. */
  company: Company | null;
  /** The company that is being edited or managed. */
  selected: Company | null;
}

/**
 * The companies of a user and the company that the pages show, which is null if there is none. The state is loading
 * until the user is loaded.
 */
export function useShownCompany(user: UserDto | null): QueryView<ShownCompany> {
  const list = useQueryView(useGetCompaniesQuery(user?.role ?? skipToken));
  const shownId = useShownCompanyId(user);
  const { selectedId } = useSelector(selectCompanyChoice);
  if (list.state !== 'ready') return list;
  if (!user) return { state: 'loading' };

  const byId = (id: string | null) =>
    list.data.companies.find((company) => company.id === id) ?? null;
  return { ...list, data: { ...list.data, company: byId(shownId), selected: byId(selectedId) } };
}
