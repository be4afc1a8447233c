import type {
  ChangeWorkspacesPayload,
  ChangeWorkspacesResult,
  CompanyResult,
  CompanyTargetPayload,
  CreateCompanyPayload,
  DeleteResult,
  UpdateCompanyPayload,
} from '@contract/payloads';
import { baseApi } from '@/shared/api/baseApi';

interface Reply<Data> {
  data: Data;
}

/** All that names a company or depends on whether it is active. */
const LISTS = ['Company', 'Workspace', 'Collaborator', 'RecentlyDeleted'] as const;

const companyMutations = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createCompany: build.mutation<CompanyResult, CreateCompanyPayload>({
      query: (body) => ({ method: 'POST', path: '/company/create', body: { ...body } }),
      transformResponse: ({ data }: Reply<CompanyResult>) => data,
      invalidatesTags: LISTS,
    }),
    updateCompany: build.mutation<CompanyResult, UpdateCompanyPayload>({
      query: (body) => ({ method: 'PUT', path: '/company/update', body: { ...body } }),
      transformResponse: ({ data }: Reply<CompanyResult>) => data,
      // The company's name stands over its chart.
      invalidatesTags: (_, __, { company_id: id }) => [...LISTS, { type: 'Drivers', id }],
    }),
    changeWorkspaces: build.mutation<ChangeWorkspacesResult, ChangeWorkspacesPayload>({
      query: (body) => ({ method: 'PUT', path: '/company/change-workspaces', body: { ...body } }),
      transformResponse: ({ data }: Reply<ChangeWorkspacesResult>) => data,
      invalidatesTags: LISTS,
    }),
    deleteCompany: build.mutation<DeleteResult, CompanyTargetPayload>({
      query: (body) => ({ method: 'POST', path: '/company/delete', body: { ...body } }),
      transformResponse: ({ data }: Reply<DeleteResult>) => data,
      invalidatesTags: LISTS,
    }),
    reactivateCompany: build.mutation<CompanyResult, CompanyTargetPayload>({
      query: (body) => ({ method: 'PUT', path: '/company/reactivate', body: { ...body } }),
      transformResponse: ({ data }: Reply<CompanyResult>) => data,
      invalidatesTags: LISTS,
    }),
  }),
});

export const {
  useCreateCompanyMutation,
  useUpdateCompanyMutation,
  useChangeWorkspacesMutation,
  useDeleteCompanyMutation,
  useReactivateCompanyMutation,
} = companyMutations;
