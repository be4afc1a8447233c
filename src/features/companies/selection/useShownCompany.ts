import { skipToken } from '@reduxjs/toolkit/query/react';
import type { UserDto } from '@contract/rest';
import { useSelector } from 'react-redux';
import { type QueryView, useQueryView } from '@/shared/api/useQueryView';
import type { Company, CompanyList } from '../Company';
import { useGetCompaniesQuery } from '../companiesApi';
import { selectCompanyChoice } from '../companiesSlice';
import { useShownCompanyId } from './useShownCompanyId';

interface ShownCompany extends CompanyList {
  /** The one the pages show. */
  company: Company | null;
  /** The one being edited or managed. */
  selected: Company | null;
}

/**
 * The companies of this person, and the one the pages show; null where there is none. It is loading while
 * the person is not known.
 */
export function useShownCompany(user: UserDto | null): QueryView<ShownCompany> {
  const list = useQueryView(useGetCompaniesQuery(user?.role ?? skipToken));
  const shownId = useShownCompanyId(user);
  const { selectedId } = useSelector(selectCompanyChoice);
  if (list.state !== 'ready') return list;
  if (!user) return { state: 'loading' };

  const byId = (id: string | null) => list.data.companies.find((one) => one.id === id) ?? null;
  return { ...list, data: { ...list.data, company: byId(shownId), selected: byId(selectedId) } };
}
