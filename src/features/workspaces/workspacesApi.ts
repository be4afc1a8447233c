import type {
  CreateWorkspacePayload,
  DeleteResult,
  UpdateWorkspacePayload,
  WorkspaceResult,
  WorkspaceTargetPayload,
} from '@contract/payloads';
import type { Role } from '@contract/permissions/roles';
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
import {
  toReaches,
  toWorkspace,
  WORKSPACES_PER_PAGE,
  type Workspace,
  type WorkspaceReaches,
} from './Workspace';
import { sampleWorkspaces } from './workspaces.sample';

/** Tags of the lists that contain workspaces or depend on them. */
const LISTS = ['Workspace', 'Company', 'Collaborator', 'RecentlyDeleted'] as const;

/** Tags of what the lists of workspaces contain. */
const CONTENTS = [
  { type: 'Workspace', id: 'LIST' },
  { type: 'Company', id: 'LIST' },
  { type: 'Collaborator', id: 'LIST' },
] as const;

interface WorkspaceSearch {
  role: Role;
  /** Null for the whole list as one page. */
  search: string | null;
}

const workspaceReply = optionalData<WorkspaceResult>(object({ id: string, name: string }));
const deleteReply = optionalData<DeleteResult>(object({ purge_at: string }));

const workspacesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The workspaces that a person with this role has access to, with their companies and people. With a text: pages of
     * those whose name contains it, by name.
     */
    getWorkspaces: build.infiniteQuery<Workspace[], WorkspaceSearch, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page, _, __, ___, { search }) =>
          search === null || page.length < WORKSPACES_PER_PAGE ? undefined : page.at(-1)?.id,
      },
      query: ({ queryArg: { role: user_role, search }, pageParam: after }) =>
        query(GetWorkspacesDocument, {
          user_role,
          ...(search !== null && { search, first: WORKSPACES_PER_PAGE, after }),
        }),
      transformResponse: ({ workspaces }: GetWorkspacesQuery) => workspaces.map(toWorkspace),
      extraOptions: { sample: { pages: [sampleWorkspaces] } },
      providesTags: CONTENTS,
    }),
    /** The rights of each workspace's administrators there; empty on a server that does not know them. */
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
export function patchWorkspaces(recipe: (workspaces: Workspace[]) => void): CachePatch {
  const { selectCachedArgsForQuery, updateQueryData } = workspacesApi.util;
  const patchPages = (pages: Workspace[][]) => {
    // A person may move between workspaces of different pages.
    const all = pages.flat();
    recipe(all);
    for (const page of pages) {
      const left = page.filter((workspace) => all.includes(workspace));
      if (left.length < page.length) page.splice(0, page.length, ...left);
    }
  };
  return patchCachedQueries(
    (state) => selectCachedArgsForQuery(state, 'getWorkspaces'),
    (arg) => updateQueryData('getWorkspaces', arg, ({ pages }) => patchPages(pages)),
  );
}

export const {
  useGetWorkspaceReachesQuery,
  useGetWorkspacesInfiniteQuery,
  useCreateWorkspaceMutation,
  useUpdateWorkspaceMutation,
  useDeleteWorkspaceMutation,
  useReactivateWorkspaceMutation,
} = workspacesApi;
