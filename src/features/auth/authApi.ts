import type { InvitationDto } from '@contract/payloads';
import type { LoginPayload, UserDto } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';
import type { ApiError } from '@/shared/api/errors/ApiError';
import { featuresNamed } from '@/shared/api/features/featuresSlice';
import type { RestRequest } from '@/shared/api/transport/restClient';
import { object, string, stringOrNull, requiredData } from '@/shared/api/transport/shapes';
import { currentUserReply, type CurrentUser } from '@/shared/api/users/userReply';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { loginRequest } from './signIn/sendLogin';

interface AcceptInvitationPayload {
  token: string;
  name: string;
  picture_url: string;
  password: string;
}

const invitationReply = requiredData<InvitationDto>(
  object({ email: string, company_name: stringOrNull }),
);

type Send = (request: RestRequest) => PromiseLike<Reply> | Reply;
type Reply = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/** The user's request. The features are set first, so that nothing renders for the user without them. */
const userRequest = {
  queryFn: async (_: void, { dispatch }: { dispatch: AppDispatch }, __: unknown, send: Send) => {
    const reply = await send({ method: 'GET', path: '/auth/user', reply: currentUserReply });
    if (reply.error) return { error: reply.error };
    const { user: signedIn, features } = reply.data as CurrentUser;
    if (signedIn) dispatch(featuresNamed(features));
    return { data: signedIn };
  },
  extraOptions: { guest: true },
};

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user; null for a guest. */
    getUser: build.query<UserDto | null, void>({
      ...userRequest,
      // Selectors all over the app read this entry without a subscription, so it must never expire.
      keepUnusedDataFor: Infinity,
    }),
    /**
     * Requests the user again without changing the entry of `getUser`, so that the caller can
     * compare both first.
     */
    findUser: build.query<UserDto | null, void>({
      ...userRequest,
      // RTK Query also removes an unused entry whose next request is pending, and that request then resolves without
      // its reply.
      keepUnusedDataFor: Infinity,
    }),
    login: build.mutation<UserDto, LoginPayload>({
      query: loginRequest,
      extraOptions: { guest: true },
    }),
    logout: build.mutation<null, void>({
      query: () => ({ method: 'POST', path: '/auth/logout' }),
      extraOptions: { guest: true },
    }),
    /** The reply is the same for known and unknown addresses. */
    forgotPassword: build.mutation<unknown, string>({
      query: (email) => ({ method: 'POST', path: '/auth/forgot-password', body: { email } }),
      extraOptions: { guest: true },
    }),
    resetPassword: build.mutation<unknown, { token: string; password: string }>({
      query: (body) => ({ method: 'POST', path: '/auth/reset-password', body }),
      extraOptions: { guest: true },
    }),
    /** The address and the company of an invitation. Other servers may not support this call. */
    getInvitation: build.query<InvitationDto, string>({
      query: (token) => ({
        method: 'POST',
        path: '/user/invitation',
        body: { token },
        reply: invitationReply,
      }),
      keepUnusedDataFor: 0,
      extraOptions: { guest: true },
    }),
    /** Accepts an invitation, without signing in. */
    confirmEmail: build.mutation<{ error?: unknown } | null, AcceptInvitationPayload>({
      query: (body) => ({ method: 'PUT', path: '/user/email-confirm', body: { ...body } }),
      extraOptions: { guest: true },
    }),
    /** Confirms a new email address with the token that was mailed to it, without signing in. */
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

/** Requests the user for the caller; see `findUser`. */
export function findUser() {
  return authApi.endpoints.findUser.initiate(undefined, { subscribe: false, forceRefetch: true });
}

/** Sets the signed-in user in the cache without a request; null signs out on this page. */
export function setUser(user: UserDto | null) {
  return authApi.util.upsertQueryEntries([
    { endpointName: 'getUser', arg: undefined, value: user },
  ]);
}
