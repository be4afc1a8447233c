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
import {
  patchAfterFulfilled,
  patchCachedQueries,
  type CachePatch,
} from '@/shared/api/patchCachedQueries';
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

/** Tags of the lists that contain a company's name or depend on whether it is active. */
const LISTS = ['Company', 'Workspace', 'Collaborator', 'RecentlyDeleted'] as const;

/** A patch that changes a company in all cached lists, in place. */
const patchCompany = (
  companyId: string,
  recipe: (company: Company, list: CompanyList) => void,
): CachePatch =>
  patchCachedQueries(
    (state) => companiesApi.util.selectCachedArgsForQuery(state, 'getCompanies'),
    (role) =>
      companiesApi.util.updateQueryData('getCompanies', role, (list) => {
        const company = list.companies.find(({ id }) => id === companyId);
        if (company) recipe(company, list);
      }),
  );

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
      onQueryStarted: ({ company_id: id }, mutation) =>
        patchAfterFulfilled(mutation, (result) =>
          patchCompany(id, (company) => {
            if (!result) return;
            const { name, logo, web, activated } = result;
            Object.assign(company, { name, logo, website: web, activated });
          }),
        ),
      // The reply of graphDrivers contains the company's name, which is shown above the chart.
      invalidatesTags: (_, __, { company_id: id }) => [...LISTS, { type: 'Drivers', id }],
    }),
    changeWorkspaces: build.mutation<ChangeWorkspacesResult | null, ChangeWorkspacesPayload>({
      query: (body) => ({
        method: 'PUT',
        path: '/company/change-workspaces',
        body: { ...body },
        reply: workspacesReply,
      }),
      onQueryStarted: ({ company_id: id, workspace_id }, mutation) =>
        patchAfterFulfilled(mutation, () =>
          patchCompany(id, (company, { workspaces }) => {
            company.workspace =
              workspaces.find(({ id: workspaceId }) => workspaceId === workspace_id) ?? null;
          }),
        ),
      invalidatesTags: LISTS,
    }),
    deleteCompany: build.mutation<DeleteResult | null, CompanyTargetPayload>({
      query: (body) => ({
        method: 'POST',
        path: '/company/delete',
        body: { ...body },
        reply: deleteReply,
      }),
      onQueryStarted: ({ company_id: id }, mutation) =>
        patchAfterFulfilled(mutation, (result) =>
          patchCompany(id, (company) => {
            Object.assign(company, { activated: false, expirationDate: result?.purge_at ?? null });
          }),
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
      onQueryStarted: ({ company_id: id }, mutation) =>
        patchAfterFulfilled(mutation, (result) =>
          patchCompany(id, (company) => {
            Object.assign(company, { activated: result?.activated ?? true, expirationDate: null });
          }),
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
