import type { LogoutOthersResult, SessionDto, UpdateUserForm } from '@contract/payloads';
import type { CurrentUserReply, UserDto } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';
import {
  patchAfterFulfilled,
  patchCachedQueries,
  type CachePatch,
} from '@/shared/api/patchCachedQueries';
import {
  number,
  boolean,
  array,
  object,
  string,
  stringOrNull,
  optionalData,
  requiredData,
} from '@/shared/api/transport/shapes';
import { saveFile } from '@/shared/download/saveFile';
import { savedAccountReply, user, type SavedAccount } from '@/shared/api/users/userReply';
import { setUser } from '../authApi';
import { refreshUser } from '../session';

interface AccountChange extends UpdateUserForm {
  /** Without a file the current picture does not change. */
  profile_picture?: File;
}

const endedSessionsReply = optionalData<LogoutOthersResult>(object({ ended: number }));

const sessionShape = object({
  id: string,
  current: boolean,
  browser: stringOrNull,
  os: stringOrNull,
  address: stringOrNull,
  created_at: string,
  last_seen_at: string,
});

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Number of the person's other sessions; null if the server does not return it. */
    getOtherSessions: build.query<number | null, void>({
      query: () => ({ method: 'GET', path: '/auth/user' }),
      transformResponse: (reply: Partial<CurrentUserReply> | null) => reply?.other_sessions ?? null,
      // Sessions start and end on other devices, so every opening of the dialog loads the number
      // again.
      keepUnusedDataFor: 0,
    }),
    /** The person's sessions; null if the server does not list them. */
    getSessions: build.query<SessionDto[] | null, void>({
      query: () => ({
        method: 'GET',
        path: '/auth/sessions',
        reply: optionalData<SessionDto[]>(array(sessionShape)),
      }),
      keepUnusedDataFor: 0,
    }),
    logoutSession: build.mutation<LogoutOthersResult | null, string>({
      query: (session_id) => ({
        method: 'POST',
        path: '/auth/logout-session',
        body: { session_id },
        reply: endedSessionsReply,
      }),
      onQueryStarted: (ended, mutation) =>
        patchAfterFulfilled(mutation, () => filterSessions(({ id }) => id !== ended)),
    }),
    logoutOthers: build.mutation<LogoutOthersResult | null, void>({
      query: () => ({ method: 'POST', path: '/auth/logout-others', reply: endedSessionsReply }),
      onQueryStarted: (_, mutation) => {
        patchAfterFulfilled(mutation, () => filterSessions(({ current }) => current));
        patchAfterFulfilled(mutation, setNoOtherSessions);
      },
    }),
    /** Downloads everything that is stored about the person, as a file with this name. */
    exportData: build.mutation<null, string>({
      query: (fileName) => ({
        method: 'POST',
        path: '/user/export',
        receiveFile: (file: Blob) => saveFile(file, fileName),
      }),
    }),
    resendEmail: build.mutation<UserDto, void>({
      query: () => ({ method: 'POST', path: '/user/resend-email', reply: requiredData(user) }),
    }),
    cancelEmail: build.mutation<UserDto, void>({
      query: () => ({ method: 'POST', path: '/user/cancel-email', reply: requiredData(user) }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.catch(() => null);
        if (changed) dispatch(setUser(changed.data));
      },
    }),
    /** Changes the person's own account and refetches the lists that show their name. */
    updateUser: build.mutation<SavedAccount, AccountChange>({
      query: (change) => ({
        method: 'PUT',
        path: '/user/updateUser',
        body: toFormData(change),
        reply: savedAccountReply,
      }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.catch(() => null);
        if (changed?.data.user) dispatch(setUser(changed.data.user));
        else if (changed) void dispatch(refreshUser());
      },
      invalidatesTags: (_, error) =>
        !error
          ? [
              { type: 'Collaborator', id: 'LIST' },
              { type: 'Workspace', id: 'LIST' },
            ]
          : [],
    }),
  }),
});

const filterSessions = (isIncluded: (session: SessionDto) => boolean): CachePatch =>
  patchCachedQueries(
    (state) => accountApi.util.selectCachedArgsForQuery(state, 'getSessions'),
    (arg) =>
      accountApi.util.updateQueryData('getSessions', arg, (sessions) =>
        sessions?.filter(isIncluded),
      ),
  );

const setNoOtherSessions = (): CachePatch =>
  patchCachedQueries(
    (state) => accountApi.util.selectCachedArgsForQuery(state, 'getOtherSessions'),
    (arg) => accountApi.util.updateQueryData('getOtherSessions', arg, () => 0),
  );

function toFormData(change: AccountChange): FormData {
  const form = new FormData();
  // `FormData` would turn an absent value into the text "undefined".
  for (const [name, value] of Object.entries(change)) if (value) form.append(name, value as string);
  return form;
}

export const {
  useCancelEmailMutation,
  useExportDataMutation,
  useGetOtherSessionsQuery,
  useGetSessionsQuery,
  useLogoutOthersMutation,
  useLogoutSessionMutation,
  useResendEmailMutation,
  useUpdateUserMutation,
} = accountApi;
