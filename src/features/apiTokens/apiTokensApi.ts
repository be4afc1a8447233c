import type {
  ApiTokenDto,
  CreateTokenPayload,
  CreateTokenResult,
  RevokeTokenPayload,
  RevokeTokenResult,
} from '@contract/signIn/apiTokenPayloads';
import { baseApi } from '@/shared/api/baseApi';
import {
  patchAfterFulfilled,
  patchCachedQueries,
  type CachePatch,
} from '@/shared/api/patchCachedQueries';
import {
  array,
  boolean,
  number,
  object,
  optionalData,
  requiredData,
  string,
  stringOrNull,
} from '@/shared/api/transport/shapes';

const tokenShape = object({
  id: string,
  name: string,
  company_id: stringOrNull,
  company_name: stringOrNull,
  created_at: string,
  expires_on: string,
  expired: boolean,
  last_used_at: stringOrNull,
});

const apiTokensApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The person's tokens, the latest first; null if the server has none to offer. */
    getApiTokens: build.query<ApiTokenDto[] | null, void>({
      query: () => ({
        method: 'GET',
        path: '/user/tokens',
        reply: optionalData<ApiTokenDto[]>(array(tokenShape)),
      }),
      // The time of the last use changes without this app.
      keepUnusedDataFor: 0,
    }),
    createToken: build.mutation<CreateTokenResult, CreateTokenPayload>({
      query: (body) => ({
        method: 'POST',
        path: '/user/create-token',
        body: { ...body },
        reply: requiredData<CreateTokenResult>(object({ token: tokenShape, secret: string })),
      }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const created = await queryFulfilled.catch(() => null);
        if (created) dispatch(patchTokens((tokens) => [created.data.token, ...tokens]));
      },
    }),
    revokeToken: build.mutation<RevokeTokenResult | null, RevokeTokenPayload>({
      query: (body) => ({
        method: 'POST',
        path: '/user/revoke-token',
        body: { ...body },
        reply: optionalData<RevokeTokenResult>(object({ revoked: number })),
      }),
      onQueryStarted: ({ token_id }, mutation) =>
        patchAfterFulfilled(mutation, () =>
          patchTokens((tokens) => tokens.filter(({ id }) => id !== token_id)),
        ),
    }),
  }),
});

const patchTokens = (change: (tokens: ApiTokenDto[]) => ApiTokenDto[]): CachePatch =>
  patchCachedQueries(
    (state) => apiTokensApi.util.selectCachedArgsForQuery(state, 'getApiTokens'),
    (arg) =>
      apiTokensApi.util.updateQueryData('getApiTokens', arg, (tokens) => tokens && change(tokens)),
  );

export const { useCreateTokenMutation, useGetApiTokensQuery, useRevokeTokenMutation } =
  apiTokensApi;
