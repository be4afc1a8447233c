import { skipToken } from '@reduxjs/toolkit/query/react';
import type { UserDto } from '@contract/rest';
import { useSelector } from 'react-redux';
import { isSampleId } from '@/shared/api/sample/sample';
import { type QueryView, useQueryView } from '@/shared/api/useQueryView';
import type { Company, CompanyList } from '../Company';
import { useGetCompaniesQuery } from '../companiesApi';
import { selectCompanyChoice } from '../companiesSlice';
import { startingChoice } from './startingChoice';

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
  const choice = useSelector(selectCompanyChoice);
  if (list.state !== 'ready') return list;
  if (!user) return { state: 'loading' };

  const { companies } = list.data;
  // The choice in the store follows one action later; until then the same rule answers here.
  const { shownId } = list.isSample ? choice : startingChoice(user, companies, choice);
  const company = companies.find(({ id }) => id === shownId);
  const fallback = list.isSample ? companies.find(({ id }) => isSampleId(id)) : undefined;
  const selected = companies.find(({ id }) => id === choice.selectedId) ?? null;
  return { ...list, data: { ...list.data, company: company ?? fallback ?? null, selected } };
}
