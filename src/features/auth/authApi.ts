import type { LoginPayload, UserDto } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The person signed in, or null. */
    getUser: build.query<UserDto | null, void>({
      query: () => ({ method: 'GET', path: '/auth/user' }),
      transformResponse: ({ data }: { data: UserDto | null }) => data,
      extraOptions: { guest: true },
      // Read by selectors all over the app, so no subscription holds it.
      keepUnusedDataFor: Infinity,
    }),
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
  }),
});

/** Sets who is signed in without asking the server; null for nobody. Takes effect at once. */
export function knowUser(user: UserDto | null) {
  return authApi.util.upsertQueryEntries([
    { endpointName: 'getUser', arg: undefined, value: user },
  ]);
}
