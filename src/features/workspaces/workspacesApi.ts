import type {
  CreateWorkspacePayload,
  DeleteResult,
  UpdateWorkspacePayload,
  WorkspaceResult,
  WorkspaceTargetPayload,
} from '@contract/payloads';
import { ROLES, type Role } from '@contract/roles';
import { baseApi } from '@/shared/api/baseApi';
import { GetWorkspacesDocument, type GetWorkspacesQuery } from '@/shared/api/generated/operations';
import { onceDone } from '@/shared/api/onceDone';
import { query } from '@/shared/api/query';
import { toWorkspace, type Workspace } from './Workspace';
import { sampleWorkspaces } from './workspaces.sample';

interface Reply<Data> {
  data: Data;
}

/** All that names a workspace or goes by it. */
const LISTS = ['Workspace', 'Company', 'Collaborator', 'RecentlyDeleted'] as const;

const isWorkspaces = (data: unknown) =>
  Array.isArray(((data ?? {}) as Partial<GetWorkspacesQuery>).workspaces);

export const workspacesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The workspaces this person may see, with their companies and people. */
    getWorkspaces: build.query<Workspace[], Role>({
      query: (role) => query(GetWorkspacesDocument, { user_role: role }),
      transformResponse: ({ workspaces }: GetWorkspacesQuery) => workspaces.map(toWorkspace),
      extraOptions: { sample: sampleWorkspaces, isExpected: isWorkspaces },
      providesTags: [
        { type: 'Workspace', id: 'LIST' },
        { type: 'Company', id: 'LIST' },
        { type: 'Collaborator', id: 'LIST' },
      ],
    }),
    createWorkspace: build.mutation<WorkspaceResult, CreateWorkspacePayload>({
      query: (body) => ({ method: 'POST', path: '/workspace/create', body: { ...body } }),
      transformResponse: ({ data }: Reply<WorkspaceResult>) => data,
      invalidatesTags: LISTS,
    }),
    updateWorkspace: build.mutation<WorkspaceResult, UpdateWorkspacePayload>({
      query: (body) => ({ method: 'PUT', path: '/workspace/update', body: { ...body } }),
      transformResponse: ({ data }: Reply<WorkspaceResult>) => data,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        onceDone(queryFulfilled, ({ id, name }) =>
          ROLES.forEach((role) => dispatch(patchList(role, (all) => renamed(all, id, name)))),
        ),
      invalidatesTags: LISTS,
    }),
    deleteWorkspace: build.mutation<DeleteResult, WorkspaceTargetPayload>({
      query: (body) => ({ method: 'POST', path: '/workspace/delete', body: { ...body } }),
      transformResponse: ({ data }: Reply<DeleteResult>) => data,
      onQueryStarted: ({ workspace_id }, { dispatch, queryFulfilled }) =>
        onceDone(queryFulfilled, () =>
          ROLES.forEach((role) => dispatch(patchList(role, (all) => without(all, workspace_id)))),
        ),
      invalidatesTags: LISTS,
    }),
    reactivateWorkspace: build.mutation<WorkspaceResult, WorkspaceTargetPayload>({
      query: (body) => ({ method: 'PUT', path: '/workspace/reactivate', body: { ...body } }),
      transformResponse: ({ data }: Reply<WorkspaceResult>) => data,
      invalidatesTags: LISTS,
    }),
  }),
});

// What the server has done stands in the list at once; the list's own answer follows.
const patchList = (role: Role, change: (all: readonly Workspace[]) => Workspace[]) =>
  workspacesApi.util.updateQueryData('getWorkspaces', role, change);

const renamed = (all: readonly Workspace[], id: string, name: string) =>
  all.map((one) => (one.id === id ? { ...one, name } : one));

const without = (all: readonly Workspace[], id: string) => all.filter((one) => one.id !== id);

export const {
  useGetWorkspacesQuery,
  useCreateWorkspaceMutation,
  useUpdateWorkspaceMutation,
  useDeleteWorkspaceMutation,
  useReactivateWorkspaceMutation,
} = workspacesApi;
