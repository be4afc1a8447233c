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
import { afterFulfilled } from '@/shared/api/afterFulfilled';
import { boolean, object, string, stringOrNull, optionalData } from '@/shared/api/transport/shapes';
import { companiesApi } from '../companiesApi';
import type { Company, CompanyList } from '../Company';

const companyReply = optionalData<CompanyResult>(
  object({ id: string, name: string, logo: stringOrNull, web: stringOrNull, activated: boolean }),
);
const workspacesReply = optionalData<ChangeWorkspacesResult>(
  object({ company_id: string, workspace_id: stringOrNull }),
);
const deleteReply = optionalData<DeleteResult>(object({ purge_at: string }));

/** All that names a company or depends on whether it is active. */
const LISTS = ['Company', 'Workspace', 'Collaborator', 'RecentlyDeleted'] as const;

type Patch = ReturnType<typeof patchList>;

interface Sent<Result> {
  dispatch: (patch: Patch) => unknown;
  queryFulfilled: Promise<{ data: Result }>;
}

/** What the server has done to a company stands in the list at once; the list's own answer follows. */
function patchAfterFulfilled<Result>(
  companyId: string,
  { dispatch, queryFulfilled }: Sent<Result>,
  change: (company: Company, result: Result, list: CompanyList) => void,
) {
  afterFulfilled(queryFulfilled, (result) => {
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
    createCompany: build.mutation<CompanyResult | null, CreateCompanyPayload>({
      query: (body) => ({
        method: 'POST',
        path: '/company/create',
        body: { ...body },
        reply: companyReply,
      }),
      invalidatesTags: LISTS,
    }),
    updateCompany: build.mutation<CompanyResult | null, UpdateCompanyPayload>({
      query: (body) => ({
        method: 'PUT',
        path: '/company/update',
        body: { ...body },
        reply: companyReply,
      }),
      onQueryStarted: ({ company_id: id }, sent) =>
        patchAfterFulfilled(id, sent, (company, result) => {
          if (!result) return;
          const { name, logo, web, activated } = result;
          Object.assign(company, { name, logo, website: web, activated });
        }),
      // The company's name stands over its chart.
      invalidatesTags: (_, __, { company_id: id }) => [...LISTS, { type: 'Drivers', id }],
    }),
    changeWorkspaces: build.mutation<ChangeWorkspacesResult | null, ChangeWorkspacesPayload>({
      query: (body) => ({
        method: 'PUT',
        path: '/company/change-workspaces',
        body: { ...body },
        reply: workspacesReply,
      }),
      onQueryStarted: ({ company_id: id, workspace_id }, sent) =>
        patchAfterFulfilled(id, sent, (company, _, { workspaces }) => {
          company.workspace = workspaces.find((one) => one.id === workspace_id) ?? null;
        }),
      invalidatesTags: LISTS,
    }),
    deleteCompany: build.mutation<DeleteResult | null, CompanyTargetPayload>({
      query: (body) => ({
        method: 'POST',
        path: '/company/delete',
        body: { ...body },
        reply: deleteReply,
      }),
      onQueryStarted: ({ company_id: id }, sent) =>
        patchAfterFulfilled(id, sent, (company, result) =>
          Object.assign(company, { activated: false, expirationDate: result?.purge_at ?? null }),
        ),
      invalidatesTags: LISTS,
    }),
    reactivateCompany: build.mutation<CompanyResult | null, CompanyTargetPayload>({
      query: (body) => ({
        method: 'PUT',
        path: '/company/reactivate',
        body: { ...body },
        reply: companyReply,
      }),
      onQueryStarted: ({ company_id: id }, sent) =>
        patchAfterFulfilled(id, sent, (company, result) =>
          Object.assign(company, { activated: result?.activated ?? true, expirationDate: null }),
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
