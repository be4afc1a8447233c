import type { Role } from '@contract/roles';
import { baseApi } from '@/shared/api/baseApi';
import { GetCompaniesDocument } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { toCompanyList, type CompanyList } from './Company';
import { sampleCompanies } from './companies.sample';

export const companiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The companies that this person has access to, including deleted ones, and the workspaces. */
    getCompanies: build.query<CompanyList, Role>({
      query: (role) => query(GetCompaniesDocument, { user_role: role }),
      transformResponse: toCompanyList,
      extraOptions: { sample: sampleCompanies },
      providesTags: ({ companies } = { companies: [], workspaces: [] }) => [
        { type: 'Company', id: 'LIST' },
        { type: 'Workspace', id: 'LIST' },
        ...companies.map(({ id }) => ({ type: 'Company' as const, id })),
      ],
    }),
  }),
});

export const { useGetCompaniesQuery } = companiesApi;
