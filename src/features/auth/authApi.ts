import type { InvitationDto } from '@contract/payloads';
import type { LoginPayload, UserDto } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';
import { object, string, stringOrNull, requiredData } from '@/shared/api/transport/shapes';
import { currentUserReply, user } from '@/shared/api/users/userReply';

interface InvitationAnswer {
  token: string;
  name: string;
  picture_url: string;
  password: string;
}

const invitation = requiredData<InvitationDto>(
  object({ email: string, company_name: stringOrNull }),
);

const userRequest = {
  query: () => ({ method: 'GET' as const, path: '/auth/user', reply: currentUserReply }),
  extraOptions: { guest: true },
};

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The person signed in, or null. */
    getUser: build.query<UserDto | null, void>({
      ...userRequest,
      // Read by selectors all over the app: no component's subscription holds it.
      keepUnusedDataFor: Infinity,
    }),
    /** The same for who has an answer already, which stays until this one has been looked at. */
    findUser: build.query<UserDto | null, void>({ ...userRequest, keepUnusedDataFor: 0 }),
    login: build.mutation<UserDto, LoginPayload>({
      query: ({ email, password }) => ({
        method: 'POST',
        path: '/auth/login',
        body: { email, password },
        reply: requiredData(user),
      }),
      extraOptions: { guest: true },
    }),
    logout: build.mutation<null, void>({
      query: () => ({ method: 'POST', path: '/auth/logout' }),
      extraOptions: { guest: true },
    }),
    /** Answers alike whether or not the address is known. */
    forgotPassword: build.mutation<unknown, string>({
      query: (email) => ({ method: 'POST', path: '/auth/forgot-password', body: { email } }),
      extraOptions: { guest: true },
    }),
    resetPassword: build.mutation<unknown, { token: string; password: string }>({
      query: (body) => ({ method: 'POST', path: '/auth/reset-password', body }),
      extraOptions: { guest: true },
    }),
    /** Who a link invites, and where to; a server may lack this call. */
    getInvitation: build.query<InvitationDto, string>({
      query: (token) => ({
        method: 'POST',
        path: '/user/invitation',
        body: { token },
        reply: invitation,
      }),
      keepUnusedDataFor: 0,
      extraOptions: { guest: true },
    }),
    /** Accepts an invitation; makes no session. */
    confirmEmail: build.mutation<{ error?: unknown } | null, InvitationAnswer>({
      query: (body) => ({ method: 'PUT', path: '/user/email-confirm', body: { ...body } }),
      extraOptions: { guest: true },
    }),
    /** Makes a new address take effect, by the token mailed to it; makes no session. */
    confirmNewEmail: build.mutation<null, string>({
      query: (token) => ({ method: 'POST', path: '/user/confirm-email', body: { token } }),
      extraOptions: { guest: true },
    }),
  }),
});

export const {
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useConfirmEmailMutation,
  useConfirmNewEmailMutation,
  useGetInvitationQuery,
} = authApi;

/** Sets who is signed in without asking the server; null for nobody. Takes effect at once. */
export function setUser(user: UserDto | null) {
  return authApi.util.upsertQueryEntries([
    { endpointName: 'getUser', arg: undefined, value: user },
  ]);
}
