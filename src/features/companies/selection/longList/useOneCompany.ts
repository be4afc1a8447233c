import type { UserDto } from '@contract/rest';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { CompanyList } from '../../Company';
import { useGetCompaniesByIdQuery } from '../../companiesApi';

/** The request of one company, which is sent only if it is not one of the first of a long list. */
export function useOneCompany(user: UserDto | null, list: CompanyList | null, id: string | null) {
  const isBeyond =
    user !== null &&
    id !== null &&
    list?.isComplete === false &&
    !list.companies.some((company) => company.id === id);
  return useGetCompaniesByIdQuery(isBeyond ? { role: user.role, ids: [id] } : skipToken);
}
