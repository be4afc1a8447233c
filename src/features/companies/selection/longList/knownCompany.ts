import type { Role } from '@contract/permissions/roles';
import type { ApiRootState } from '@/shared/lib/useAppDispatch';
import type { Company, CompanyList } from '../../Company';
import { companiesApi } from '../../companiesApi';

/**
 * A company by its id: null if the person has no access to such a company, undefined as long as that is unknown. Of
 * a long list it has to be loaded by `getCompaniesById` unless it is one of the first.
 */
export function knownCompany(
  state: ApiRootState,
  role: Role,
  list: CompanyList,
  id: string | null,
): Company | null | undefined {
  if (id === null) return null;
  const listed = list.companies.find((company) => company.id === id);
  if (listed || list.isComplete) return listed ?? null;
  const { data } = companiesApi.endpoints.getCompaniesById.select({ role, ids: [id] })(state);
  return data && (data[0] ?? null);
}
