import type {
  CreateWorkspacePayload,
  DeleteResult,
  UpdateWorkspacePayload,
  WorkspaceResult,
  WorkspaceTargetPayload,
} from '@contract/payloads';
import type { Role } from '@contract/roles';
import { baseApi } from '@/shared/api/baseApi';
import { isUnreachable } from '@/shared/api/errors/ApiError';
import {
  GetWorkspaceReachesDocument,
  GetWorkspacesDocument,
  type GetWorkspaceReachesQuery,
  type GetWorkspacesQuery,
} from '@/shared/api/generated/operations';
import {
  patchAfterFulfilled,
  patchCachedQueries,
  type CachePatch,
} from '@/shared/api/patchCachedQueries';
import { query } from '@/shared/api/transport/query';
import { object, string, optionalData } from '@/shared/api/transport/shapes';
import { toReaches, toWorkspace, type Workspace, type WorkspaceReaches } from './Workspace';
import { sampleWorkspaces } from './workspaces.sample';

/** Tags of the lists that contain workspaces or depend on them. */
const LISTS = ['Workspace', 'Company', 'Collaborator', 'RecentlyDeleted'] as const;

const workspaceReply = optionalData<WorkspaceResult>(object({ id: string, name: string }));
const deleteReply = optionalData<DeleteResult>(object({ purge_at: string }));

const workspacesApi = baseApi.injectEndpoints({
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
    /** What the administrators of each workspace may do there; empty on a server that does not know it. */
    getWorkspaceReaches: build.query<WorkspaceReaches, Role>({
      queryFn: async (role, _, __, send) => {
        const { data, error } = await send(query(GetWorkspaceReachesDocument, { user_role: role }));
        if (error) return isUnreachable(error) ? { error } : { data: {} };
        return { data: toReaches(data as GetWorkspaceReachesQuery) };
      },
      providesTags: [{ type: 'Workspace', id: 'LIST' }],
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
      onQueryStarted: ({ workspace_id, workspace_name }, mutation) =>
        patchAfterFulfilled(mutation, (result) =>
          patchWorkspaces((workspaces) => {
            const workspace = workspaces.find(({ id }) => id === workspace_id);
            if (workspace) workspace.name = result?.name ?? workspace_name;
          }),
        ),
      invalidatesTags: LISTS,
    }),
    deleteWorkspace: build.mutation<DeleteResult | null, WorkspaceTargetPayload>({
      query: (body) => ({
        method: 'POST',
        path: '/workspace/delete',
        body: { ...body },
        reply: deleteReply,
      }),
      onQueryStarted: ({ workspace_id }, mutation) =>
        patchAfterFulfilled(mutation, () =>
          patchWorkspaces((workspaces) => {
            const index = workspaces.findIndex(({ id }) => id === workspace_id);
            if (index >= 0) workspaces.splice(index, 1);
          }),
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

/**
 * A patch that changes all cached lists of workspaces, in place. Listeners of the app use it when people change.
 */
export const patchWorkspaces = (recipe: (workspaces: Workspace[]) => void): CachePatch =>
  patchCachedQueries(
    (state) => workspacesApi.util.selectCachedArgsForQuery(state, 'getWorkspaces'),
    (role) => workspacesApi.util.updateQueryData('getWorkspaces', role, recipe),
  );

export const {
  useGetWorkspaceReachesQuery,
  useGetWorkspacesQuery,
  useCreateWorkspaceMutation,
  useUpdateWorkspaceMutation,
  useDeleteWorkspaceMutation,
  useReactivateWorkspaceMutation,
} = workspacesApi;
