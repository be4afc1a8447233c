import { DEFAULT_MONEY_UNIT } from '@contract/money/defaultMoneyUnit';
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
  patchAll,
  patchCachedQueries,
  type CachePatch,
} from '@/shared/api/patchCachedQueries';
import {
  boolean,
  object,
  optionalData,
  string,
  stringOr,
  stringOrNull,
} from '@/shared/api/transport/shapes';
import { companiesApi } from '../companiesApi';
import type { Company } from '../Company';

const companyReply = optionalData<CompanyResult>(
  object({
    id: string,
    name: string,
    logo: stringOrNull,
    web: stringOrNull,
    activated: boolean,
    money_unit: stringOr(DEFAULT_MONEY_UNIT),
  }),
);
const workspacesReply = optionalData<ChangeWorkspacesResult>(
  object({ company_id: string, workspace_id: stringOrNull }),
);
const deleteReply = optionalData<DeleteResult>(object({ purge_at: string }));

/** Tags of the lists that contain a company's name or depend on whether it is active. */
const LISTS = ['Company', 'Workspace', 'Collaborator', 'RecentlyDeleted'] as const;

const { getCompanies } = companiesApi.endpoints;
const { selectCachedArgsForQuery, updateQueryData } = companiesApi.util;

/** A patch that changes a company in all cached lists, in place. */
function patchCompany(companyId: string, recipe: (company: Company) => void): CachePatch {
  const patchOne = (companies: Company[]) => {
    const company = companies.find(({ id }) => id === companyId);
    if (company) recipe(company);
  };
  return patchAll([
    patchCachedQueries(
      (state) => selectCachedArgsForQuery(state, 'getCompanies'),
      (role) => updateQueryData('getCompanies', role, ({ companies }) => patchOne(companies)),
    ),
    patchCachedQueries(
      (state) => selectCachedArgsForQuery(state, 'getCompaniesById'),
      (arg) => updateQueryData('getCompaniesById', arg, patchOne),
    ),
    patchCachedQueries(
      (state) => selectCachedArgsForQuery(state, 'getCompanyPages'),
      (arg) => updateQueryData('getCompanyPages', arg, ({ pages }) => pages.forEach(patchOne)),
    ),
  ]);
}

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
            const { name, logo, web, activated, money_unit: moneyUnit } = result;
            Object.assign(company, { name, logo, website: web, activated, moneyUnit });
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
        patchAfterFulfilled(mutation, () => (dispatch, getState) => {
          const state = getState();
          const workspaces = selectCachedArgsForQuery(state, 'getCompanies').flatMap(
            (role) => getCompanies.select(role)(state).data?.workspaces ?? [],
          );
          const workspace = workspaces.find((one) => one.id === workspace_id) ?? null;
          return patchCompany(id, (company) => {
            company.workspace = workspace;
          })(dispatch, getState);
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
