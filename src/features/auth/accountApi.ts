import type { LogoutOthersResult, UpdateUserForm } from '@contract/payloads';
import type { CurrentUserReply, UserDto } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';
import { knowUser } from './authApi';

interface AccountChange extends UpdateUserForm {
  /** Absent: the present picture stays. */
  profile_picture?: File;
}

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** On how many other devices the person is signed in; stands beside the person in one reply. */
    getOtherSessions: build.query<number, void>({
      query: () => ({ method: 'GET', path: '/auth/user' }),
      transformResponse: ({ other_sessions = 0 }: CurrentUserReply) => other_sessions,
      // Other devices come and go without our knowing: asked anew whenever it is looked at.
      keepUnusedDataFor: 0,
    }),
    logoutOthers: build.mutation<LogoutOthersResult, void>({
      query: () => ({ method: 'POST', path: '/auth/logout-others' }),
      transformResponse: ({ data }: { data: LogoutOthersResult }) => data,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const ended = await queryFulfilled.catch(() => null);
        if (ended)
          dispatch(accountApi.util.updateQueryData('getOtherSessions', undefined, () => 0));
      },
    }),
    /** Changes one's own account; every list shows the person as they are from then on. */
    updateUser: build.mutation<UserDto, AccountChange>({
      query: (change) => ({ method: 'PUT', path: '/user/updateUser', body: toForm(change) }),
      transformResponse: ({ data }: { data: UserDto }) => data,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.catch(() => null);
        if (changed) dispatch(knowUser(changed.data));
      },
      invalidatesTags: (user) =>
        user
          ? [
              { type: 'Collaborator', id: 'LIST' },
              { type: 'Workspace', id: 'LIST' },
            ]
          : [],
    }),
  }),
});

function toForm(change: AccountChange): FormData {
  const form = new FormData();
  // A text that is not given would arrive as the word "undefined".
  for (const [name, value] of Object.entries(change)) if (value) form.append(name, value as string);
  return form;
}

export const { useGetOtherSessionsQuery, useLogoutOthersMutation, useUpdateUserMutation } =
  accountApi;
