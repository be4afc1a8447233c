import type { LoginPayload, UserDto } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';

interface InvitationAnswer {
  token: string;
  name: string;
  picture_url: string;
  password: string;
}

const userRequest = {
  query: () => ({ method: 'GET' as const, path: '/auth/user' }),
  transformResponse: ({ data }: { data: UserDto | null }) => data,
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
      }),
      transformResponse: ({ data }: { data: UserDto }) => data,
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
    /** Accepts an invitation; makes no session. */
    confirmEmail: build.mutation<{ error?: string | null }, InvitationAnswer>({
      query: (body) => ({ method: 'PUT', path: '/user/email-confirm', body: { ...body } }),
      extraOptions: { guest: true },
    }),
  }),
});

export const { useForgotPasswordMutation, useResetPasswordMutation, useConfirmEmailMutation } =
  authApi;

/** Sets who is signed in without asking the server; null for nobody. Takes effect at once. */
export function knowUser(user: UserDto | null) {
  return authApi.util.upsertQueryEntries([
    { endpointName: 'getUser', arg: undefined, value: user },
  ]);
}
