import type { CreateUserPayload } from '@contract/payloads';
import type { UserDto } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetCollaboratorsDocument,
  GetLastActiveDocument,
  type GetCollaboratorsQuery,
  type GetLastActiveQuery,
} from '@/shared/api/generated/operations';
import {
  patchAfterFulfilled,
  patchCachedQueries,
  patchOptimistically,
  type CachePatch,
} from '@/shared/api/patchCachedQueries';
import { query } from '@/shared/api/transport/query';
import { optionalData } from '@/shared/api/transport/shapes';
import { user } from '@/shared/api/users/userReply';
import { toCollaboratorGroup, type CollaboratorGroup, type CompanyChoice } from './Collaborator';
import type { LastActive } from './people/peopleView';
import { moveToCompany, removePerson, setRoles, type Roles } from './collaboratorChanges';

const LISTS = [
  { type: 'Collaborator', id: 'LIST' },
  { type: 'Workspace', id: 'LIST' },
] as const;

/** Companies per page: more than a screen, and few enough that the page is complete within 100 ms. */
export const PAGE_SIZE = 12;

const toGroups = ({ collaborators }: GetCollaboratorsQuery) =>
  collaborators.map(toCollaboratorGroup);

const reply = optionalData(user);

interface CompanyChange {
  userId: string;
  company: CompanyChoice;
}

export const collaboratorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The people of each company that the signed-in user has access to, by company. With a text: pages of the companies
     * whose name, or the name or address of one of their people, contains it. With null: all companies on one page.
     */
    getCollaborators: build.infiniteQuery<CollaboratorGroup[], string | null, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page, _, __, ___, search) =>
          search === null || page.length < PAGE_SIZE ? undefined : page.at(-1)?.companyId,
      },
      query: ({ queryArg: search, pageParam: after }) =>
        query(GetCollaboratorsDocument, search === null ? {} : { search, first: PAGE_SIZE, after }),
      transformResponse: toGroups,
      providesTags: [{ type: 'Collaborator', id: 'LIST' }],
    }),
    /** The people of one company. A server without pages sends those of all companies. */
    getCompanyCollaborators: build.query<CollaboratorGroup[], string>({
      query: (companyId) => query(GetCollaboratorsDocument, { ids: [companyId], first: 1 }),
      transformResponse: toGroups,
      providesTags: [{ type: 'Collaborator', id: 'LIST' }],
    }),
    /**
     * When people were last active, ISO 8601 by id; null for never and for those whom the user does not administer. The
     * people are those of the named companies, or with null all of them.
     */
    getLastActive: build.query<LastActive, readonly string[] | null>({
      query: (ids) => query(GetLastActiveDocument, ids ? { ids: [...ids], first: ids.length } : {}),
      transformResponse: ({ collaborators: groups }: GetLastActiveQuery) =>
        Object.fromEntries(
          groups.flatMap(({ collaborators }) =>
            collaborators.map(({ id, last_active }) => [id, last_active ?? null]),
          ),
        ),
    }),
    createUser: build.mutation<UserDto | null, CreateUserPayload>({
      query: (payload) => ({ method: 'POST', path: '/user/create', body: { ...payload }, reply }),
      invalidatesTags: [...LISTS],
    }),
    /** Sends a new link. The previous link becomes invalid. */
    resendInvitation: build.mutation<UserDto | null, string>({
      query: (userId) => ({
        method: 'POST',
        path: '/user/resend-invitation',
        body: { user_id: userId },
        reply,
      }),
      invalidatesTags: [...LISTS],
    }),
    /** Optimistic: the lists show the change immediately and revert it if the request fails. */
    updateRole: build.mutation<UserDto | null, { userId: string; roles: Roles }>({
      query: ({ userId, roles }) => ({
        method: 'PUT',
        path: '/user/update-role',
        reply,
        body: {
          user_id: userId,
          company_role: roles.companyRole,
          workspace_role: roles.workspaceRole,
        },
      }),
      onQueryStarted: ({ userId, roles }, mutation) =>
        patchOptimistically(
          mutation,
          patchGroups((groups) => setRoles(groups, userId, roles)),
        ),
      invalidatesTags: [...LISTS],
    }),
    /** Optimistic: the lists show the change immediately and revert it if the request fails. */
    changeCompany: build.mutation<UserDto | null, CompanyChange>({
      query: ({ userId, company }) => ({
        method: 'PUT',
        path: '/user/change-company',
        reply,
        body: {
          user_id: userId,
          company_id: company.id,
          workspace_id: company.workspaceId ?? '',
        },
      }),
      onQueryStarted: ({ userId, company }, mutation) =>
        patchOptimistically(
          mutation,
          patchGroups((groups) => moveToCompany(groups, userId, company)),
        ),
      invalidatesTags: [...LISTS],
    }),
    /** Removes a person, or revokes their invitation. */
    deleteUser: build.mutation<unknown, string>({
      query: (userId) => ({ method: 'POST', path: '/user/delete', body: { user_id: userId } }),
      onQueryStarted: (userId, mutation) =>
        patchAfterFulfilled(mutation, () => patchGroups((groups) => removePerson(groups, userId))),
      invalidatesTags: [...LISTS],
    }),
    /** Removes a person and erases what identifies them. The address is the confirmation. */
    eraseUser: build.mutation<unknown, { userId: string; email: string }>({
      query: ({ userId, email }) => ({
        method: 'POST',
        path: '/user/erase',
        body: { user_id: userId, email },
      }),
      onQueryStarted: ({ userId }, mutation) =>
        patchAfterFulfilled(mutation, () => patchGroups((groups) => removePerson(groups, userId))),
      invalidatesTags: [...LISTS],
    }),
  }),
});

const patchGroups = (recipe: (groups: CollaboratorGroup[]) => void): CachePatch => {
  const { selectCachedArgsForQuery, updateQueryData } = collaboratorsApi.util;
  return patchCachedQueries(
    (state) => selectCachedArgsForQuery(state, 'getCollaborators'),
    // A move is between two groups, which may be of different pages.
    (arg) => updateQueryData('getCollaborators', arg, ({ pages }) => recipe(pages.flat())),
  );
};

export const {
  useGetCollaboratorsInfiniteQuery,
  useGetCompanyCollaboratorsQuery,
  useGetLastActiveQuery,
  useCreateUserMutation,
  useResendInvitationMutation,
  useUpdateRoleMutation,
  useChangeCompanyMutation,
  useDeleteUserMutation,
  useEraseUserMutation,
} = collaboratorsApi;
