import type { Role } from '@contract/roles';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetCompaniesDocument,
  GetCompanyFiguresDocument,
  type GetCompanyFiguresQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { toCompanyList, type CompanyFigures, type CompanyList } from './Company';
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
    /** The figures of these companies by id; absent for a company whose figures the person may not see. */
    getCompanyFigures: build.query<Partial<Record<string, CompanyFigures>>, Role>({
      query: (role) => query(GetCompanyFiguresDocument, { user_role: role }),
      transformResponse: ({ companies }: GetCompanyFiguresQuery) =>
        Object.fromEntries(
          companies.map(({ id, average, completed, people }) => [
            id,
            { average: average ?? null, completed: completed ?? null, people: people ?? null },
          ]),
        ),
      providesTags: [{ type: 'Company', id: 'LIST' }],
    }),
  }),
});

export const { useGetCompaniesQuery, useGetCompanyFiguresQuery } = companiesApi;
