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
import { afterFulfilled } from '@/shared/api/afterFulfilled';
import { query } from '@/shared/api/transport/query';
import { object, string, optionalData } from '@/shared/api/transport/shapes';
import { toWorkspace, type Workspace } from './Workspace';
import { sampleWorkspaces } from './workspaces.sample';

/** Tags of the lists that contain workspaces or depend on them. */
const LISTS = ['Workspace', 'Company', 'Collaborator', 'RecentlyDeleted'] as const;

const workspaceReply = optionalData<WorkspaceResult>(object({ id: string, name: string }));
const deleteReply = optionalData<DeleteResult>(object({ purge_at: string }));

export const workspacesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The workspaces that this person has access to, with their companies and people. */
    getWorkspaces: build.query<Workspace[], Role>({
      query: (role) => query(GetWorkspacesDocument, { user_role: role }),
      transformResponse: ({ workspaces }: GetWorkspacesQuery) => workspaces.map(toWorkspace),
      extraOptions: { sample: sampleWorkspaces },
      providesTags: [
        { type: 'Workspace', id: 'LIST' },
        { type: 'Company', id: 'LIST' },
        { type: 'Collaborator', id: 'LIST' },
      ],
    }),
    createWorkspace: build.mutation<WorkspaceResult | null, CreateWorkspacePayload>({
      query: (body) => ({
        method: 'POST',
        path: '/workspace/create',
        body: { ...body },
        reply: workspaceReply,
      }),
      invalidatesTags: LISTS,
    }),
    updateWorkspace: build.mutation<WorkspaceResult | null, UpdateWorkspacePayload>({
      query: (body) => ({
        method: 'PUT',
        path: '/workspace/update',
        body: { ...body },
        reply: workspaceReply,
      }),
      onQueryStarted: ({ workspace_id: id, workspace_name }, { dispatch, queryFulfilled }) =>
        afterFulfilled(queryFulfilled, (result) => {
          const name = result?.name ?? workspace_name;
          ROLES.forEach((role) => dispatch(patchList(role, (all) => withName(all, id, name))));
        }),
      invalidatesTags: LISTS,
    }),
    deleteWorkspace: build.mutation<DeleteResult | null, WorkspaceTargetPayload>({
      query: (body) => ({
        method: 'POST',
        path: '/workspace/delete',
        body: { ...body },
        reply: deleteReply,
      }),
      onQueryStarted: ({ workspace_id }, { dispatch, queryFulfilled }) =>
        afterFulfilled(queryFulfilled, () =>
          ROLES.forEach((role) =>
            dispatch(patchList(role, (all) => withoutWorkspace(all, workspace_id))),
          ),
        ),
      invalidatesTags: LISTS,
    }),
    reactivateWorkspace: build.mutation<WorkspaceResult | null, WorkspaceTargetPayload>({
      query: (body) => ({
        method: 'PUT',
        path: '/workspace/reactivate',
        body: { ...body },
        reply: workspaceReply,
      }),
      invalidatesTags: LISTS,
    }),
  }),
});

/** Patches the cached list after a mutation, before the list is fetched again. */
const patchList = (role: Role, change: (all: readonly Workspace[]) => Workspace[]) =>
  workspacesApi.util.updateQueryData('getWorkspaces', role, change);

const withName = (all: readonly Workspace[], id: string, name: string) =>
  all.map((workspace) => (workspace.id === id ? { ...workspace, name } : workspace));

const withoutWorkspace = (all: readonly Workspace[], id: string) =>
  all.filter((workspace) => workspace.id !== id);

export const {
  useGetWorkspacesQuery,
  useCreateWorkspaceMutation,
  useUpdateWorkspaceMutation,
  useDeleteWorkspaceMutation,
  useReactivateWorkspaceMutation,
} = workspacesApi;
