import type { Role } from '@contract/roles';
import { baseApi } from '@/shared/api/baseApi';
import { GetCompaniesDocument, type GetCompaniesQuery } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/query';
import { toCompany, type Company } from './Company';
import { sampleCompanies } from './companies.sample';

export const companiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The companies this person may see, deleted ones included. */
    getCompanies: build.query<Company[], Role>({
      query: (role) => query(GetCompaniesDocument, { user_role: role }),
      transformResponse: ({ companies }: GetCompaniesQuery) => companies.map(toCompany),
      extraOptions: { sample: sampleCompanies },
      providesTags: (companies = []) => [
        { type: 'Company', id: 'LIST' },
        ...companies.map(({ id }) => ({ type: 'Company' as const, id })),
      ],
    }),
  }),
});

export const { useGetCompaniesQuery } = companiesApi;
