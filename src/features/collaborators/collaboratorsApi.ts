import type { CreateUserPayload } from '@contract/payloads';
import type { UserDto } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetCollaboratorsDocument,
  type GetCollaboratorsQuery,
} from '@/shared/api/generated/operations';
import { afterFulfilled } from '@/shared/api/afterFulfilled';
import { query } from '@/shared/api/transport/query';
import { optionalData } from '@/shared/api/transport/shapes';
import { user } from '@/shared/api/users/userReply';
import { toCollaboratorGroup, type CollaboratorGroup, type CompanyChoice } from './Collaborator';
import { withCompany, withoutPerson, withRoles, type Roles } from './collaboratorChanges';

const LISTS = [
  { type: 'Collaborator', id: 'LIST' },
  { type: 'Workspace', id: 'LIST' },
] as const;

const reply = optionalData(user);

interface CompanyChange {
  userId: string;
  company: CompanyChoice;
}

export const collaboratorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The people of each company that the signed-in user has access to. */
    getCollaborators: build.query<CollaboratorGroup[], void>({
      query: () => query(GetCollaboratorsDocument, {}),
      transformResponse: ({ collaborators }: GetCollaboratorsQuery) =>
        collaborators.map(toCollaboratorGroup),
      providesTags: [{ type: 'Collaborator', id: 'LIST' }],
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
    /** Optimistic: the change is shown immediately and undone if the request fails. */
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
      onQueryStarted: ({ userId, roles }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(patchGroups((groups) => withRoles(groups, userId, roles)));
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: [...LISTS],
    }),
    /** Optimistic: the change is shown immediately and undone if the request fails. */
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
      onQueryStarted: ({ userId, company }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(patchGroups((groups) => withCompany(groups, userId, company)));
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: [...LISTS],
    }),
    /** Removes a person, or revokes their invitation. */
    deleteUser: build.mutation<unknown, string>({
      query: (userId) => ({ method: 'POST', path: '/user/delete', body: { user_id: userId } }),
      onQueryStarted: (userId, { dispatch, queryFulfilled }) => {
        afterFulfilled(queryFulfilled, () =>
          dispatch(patchGroups((groups) => withoutPerson(groups, userId))),
        );
      },
      invalidatesTags: [...LISTS],
    }),
  }),
});

function patchGroups(change: (groups: readonly CollaboratorGroup[]) => CollaboratorGroup[]) {
  return collaboratorsApi.util.updateQueryData('getCollaborators', undefined, change);
}

export const {
  useGetCollaboratorsQuery,
  useCreateUserMutation,
  useResendInvitationMutation,
  useUpdateRoleMutation,
  useChangeCompanyMutation,
  useDeleteUserMutation,
} = collaboratorsApi;
