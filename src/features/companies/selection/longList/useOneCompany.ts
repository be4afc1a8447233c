import type { UserDto } from '@contract/rest';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Company, CompanyList } from '../../Company';
import { useGetCompaniesByIdQuery, useGetCompaniesQuery } from '../../companiesApi';

/** A company by its id, which is listed or loaded; null while it is loading, and if the person has no access to it. */
export function useCompany(user: UserDto, id: string | null): Company | null {
  const { currentData: list = null } = useGetCompaniesQuery(user.role);
  const { currentData: loaded } = useOneCompany(user, list, id);
  return list?.companies.find((company) => company.id === id) ?? loaded?.[0] ?? null;
}

/** The request of one company, which is sent only if it is not one of the first of a long list. */
export function useOneCompany(user: UserDto | null, list: CompanyList | null, id: string | null) {
  const isBeyond =
    user !== null &&
    id !== null &&
    list?.isComplete === false &&
    !list.companies.some((company) => company.id === id);
  return useGetCompaniesByIdQuery(isBeyond ? { role: user.role, ids: [id] } : skipToken);
}
