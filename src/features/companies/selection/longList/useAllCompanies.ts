import type { Role } from '@contract/permissions/roles';
import type { Company } from '../../Company';
import { useGetAllCompaniesQuery, useGetCompaniesQuery } from '../../companiesApi';

const NONE: readonly Company[] = [];

/** All companies of the list, also of a long one, which is loaded as a whole for this; empty until then. */
export function useAllCompanies(role: Role): readonly Company[] {
  const { currentData: list } = useGetCompaniesQuery(role);
  const skip = list?.isComplete !== false;
  const { currentData: all } = useGetAllCompaniesQuery(role, { skip });
  return (list?.isComplete ? list.companies : all) ?? NONE;
}
