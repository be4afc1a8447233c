import type { UserDto } from '@contract/rest';
import { useSelector } from 'react-redux';
import type { Company } from '../Company';
import { selectCompanyChoice } from '../companiesSlice';
import { useCompany } from './longList/useOneCompany';

/** The company that is being edited or managed; null if there is none, or while it is loading. */
export function useSelectedCompany(user: UserDto): Company | null {
  return useCompany(user, useSelector(selectCompanyChoice).selectedId);
}
