import type {
  ChangeWorkspacesPayload,
  ChangeWorkspacesResult,
  CompanyResult,
  CompanyTargetPayload,
  CreateCompanyPayload,
  DeleteResult,
  UpdateCompanyPayload,
} from '@contract/payloads';
import { ROLES, type Role } from '@contract/roles';
import { baseApi } from '@/shared/api/baseApi';
import { onceDone } from '@/shared/api/onceDone';
import { companiesApi } from '../companiesApi';
import type { Company, CompanyList } from '../Company';

interface Reply<Data> {
  data: Data;
}

/** All that names a company or depends on whether it is active. */
const LISTS = ['Company', 'Workspace', 'Collaborator', 'RecentlyDeleted'] as const;

type Patch = ReturnType<typeof patchList>;

interface Sent<Result> {
  dispatch: (patch: Patch) => unknown;
  queryFulfilled: Promise<{ data: Result }>;
}

/** What the server has done to a company stands in the list at once; the list's own answer follows. */
function showOnceDone<Result>(
  companyId: string,
  { dispatch, queryFulfilled }: Sent<Result>,
  change: (company: Company, result: Result, list: CompanyList) => void,
) {
  onceDone(queryFulfilled, (result) => {
    for (const role of ROLES) {
      const patch = patchList(role, (list) => {
        const company = list.companies.find(({ id }) => id === companyId);
        if (company) change(company, result, list);
      });
      dispatch(patch);
    }
  });
}

const patchList = (role: Role, change: (list: CompanyList) => void) =>
  companiesApi.util.updateQueryData('getCompanies', role, change);

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
      onQueryStarted: ({ company_id: id }, sent) =>
        showOnceDone(id, sent, (company, { name, logo, web, activated }) =>
          Object.assign(company, { name, logo, website: web, activated }),
        ),
      // The company's name stands over its chart.
      invalidatesTags: (_, __, { company_id: id }) => [...LISTS, { type: 'Drivers', id }],
    }),
    changeWorkspaces: build.mutation<ChangeWorkspacesResult, ChangeWorkspacesPayload>({
      query: (body) => ({ method: 'PUT', path: '/company/change-workspaces', body: { ...body } }),
      transformResponse: ({ data }: Reply<ChangeWorkspacesResult>) => data,
      onQueryStarted: ({ company_id: id }, sent) =>
        showOnceDone(id, sent, (company, { workspace_id }, { workspaces }) => {
          company.workspace = workspaces.find((one) => one.id === workspace_id) ?? null;
        }),
      invalidatesTags: LISTS,
    }),
    deleteCompany: build.mutation<DeleteResult, CompanyTargetPayload>({
      query: (body) => ({ method: 'POST', path: '/company/delete', body: { ...body } }),
      transformResponse: ({ data }: Reply<DeleteResult>) => data,
      onQueryStarted: ({ company_id: id }, sent) =>
        showOnceDone(id, sent, (company, { purge_at }) =>
          Object.assign(company, { activated: false, expirationDate: purge_at }),
        ),
      invalidatesTags: LISTS,
    }),
    reactivateCompany: build.mutation<CompanyResult, CompanyTargetPayload>({
      query: (body) => ({ method: 'PUT', path: '/company/reactivate', body: { ...body } }),
      transformResponse: ({ data }: Reply<CompanyResult>) => data,
      onQueryStarted: ({ company_id: id }, sent) =>
        showOnceDone(id, sent, (company, { activated }) =>
          Object.assign(company, { activated, expirationDate: null }),
        ),
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
