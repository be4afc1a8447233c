import type { UserDto } from '@contract/rest';
import { useSelector } from 'react-redux';
import type { Company } from '../Company';
import { useGetCompaniesQuery } from '../companiesApi';
import { selectCompanyChoice } from '../companiesSlice';
import { useOneCompany } from './longList/useOneCompany';

/** The company that is being edited or managed; null if there is none, or while it is loading. */
export function useSelectedCompany(user: UserDto): Company | null {
  const { currentData: list = null } = useGetCompaniesQuery(user.role);
  const { selectedId } = useSelector(selectCompanyChoice);
  const { currentData: loaded } = useOneCompany(user, list, selectedId);
  const listed = list?.companies.find(({ id }) => id === selectedId);
  return listed ?? loaded?.[0] ?? null;
}
