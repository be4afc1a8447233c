import { isAdmin } from '@contract/permissions';
import type { UserDto } from '@contract/rest';
import { useSelector } from 'react-redux';
import { selectCompanyChoice } from '../companiesSlice';
import { useShownCompany } from './useShownCompany';

/**
 * The id of the company that the pages show, also before the companies are loaded: then an
 * administrator's last choice, and anyone else's own company. Null while it is not known.
 */
export function useShownCompanyId(user: UserDto | null): string | null {
  const companies = useShownCompany(user);
  const { shownId } = useSelector(selectCompanyChoice);
  if (companies.state === 'ready') return companies.data.company?.id ?? null;
  return user && (isAdmin(user) ? shownId : user.company_id);
}
