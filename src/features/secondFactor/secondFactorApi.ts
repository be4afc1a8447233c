import type {
  AddPasskeyPayload,
  ConfirmTotpPayload,
  PasskeySetup,
  RemovePasskeyPayload,
  SecondFactorAdded,
  SecondFactorDto,
  TotpSetup,
} from '@contract/signIn/secondFactorPayloads';
import * as v from 'valibot';
import { baseApi } from '@/shared/api/baseApi';
import {
  array,
  boolean,
  nullOr,
  number,
  object,
  optionalData,
  requiredData,
  string,
  stringOrNull,
  type Shape,
} from '@/shared/api/transport/shapes';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';

const factorShape = object({
  passkeys: array(
    object({ id: string, name: string, created_at: string, last_used_at: stringOrNull }),
  ),
  totp_since: stringOrNull,
  recovery_codes_left: number,
  required: boolean,
});
const factorReply = requiredData<SecondFactorDto>(factorShape);
const addedReply = requiredData<SecondFactorAdded>(
  object({ second_factor: factorShape, recovery_codes: nullOr(array(string)) }),
);
/** The browser checks the rest of the options. */
const passkeySetup = v.looseObject({ challenge: string }) as unknown as Shape<PasskeySetup>;

const post = (path: string, reply: Shape, body?: object) => ({
  method: 'POST' as const,
  path: `/user/${path}`,
  reply,
  ...(body && { body: { ...body } }),
});

const secondFactorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The person's second factors; null if the server has none to offer. */
    getSecondFactor: build.query<SecondFactorDto | null, void>({
      query: () => ({
        method: 'GET',
        path: '/user/second-factor',
        reply: optionalData<SecondFactorDto>(factorShape),
      }),
      // The codes that are left and the last use change without this app.
      keepUnusedDataFor: 0,
    }),
    beginTotp: build.mutation<TotpSetup, void>({
      query: () =>
        post('begin-totp', requiredData<TotpSetup>(object({ secret: string, uri: string }))),
    }),
    confirmTotp: build.mutation<SecondFactorAdded, ConfirmTotpPayload>({
      query: (body) => post('confirm-totp', addedReply, body),
      onQueryStarted: (_, mutation) => showAdded(mutation),
    }),
    removeTotp: build.mutation<SecondFactorDto, void>({
      query: () => post('remove-totp', factorReply),
      onQueryStarted: (_, mutation) => showRemaining(mutation),
    }),
    beginPasskeySetup: build.mutation<PasskeySetup, void>({
      query: () => post('begin-passkey', requiredData(passkeySetup)),
    }),
    addPasskey: build.mutation<SecondFactorAdded, AddPasskeyPayload>({
      query: (body) => post('add-passkey', addedReply, body),
      onQueryStarted: (_, mutation) => showAdded(mutation),
    }),
    removePasskey: build.mutation<SecondFactorDto, RemovePasskeyPayload>({
      query: (body) => post('remove-passkey', factorReply, body),
      onQueryStarted: (_, mutation) => showRemaining(mutation),
    }),
    createRecoveryCodes: build.mutation<SecondFactorAdded, void>({
      query: () => post('create-recovery-codes', addedReply),
      onQueryStarted: (_, mutation) => showAdded(mutation),
    }),
  }),
});

interface Started<Data> {
  dispatch: AppDispatch;
  queryFulfilled: PromiseLike<{ data: Data }>;
}

/** Every change returns the factors after it, so the list needs no request. */
async function showRemaining({ dispatch, queryFulfilled }: Started<SecondFactorDto>) {
  try {
    const { data } = await queryFulfilled;
    dispatch(secondFactorApi.util.updateQueryData('getSecondFactor', undefined, () => data));
  } catch {
    // The dialog shows the failure.
  }
}

const showAdded = ({ dispatch, queryFulfilled }: Started<SecondFactorAdded>) =>
  showRemaining({
    dispatch,
    queryFulfilled: queryFulfilled.then(({ data }) => ({ data: data.second_factor })),
  });

export const {
  useGetSecondFactorQuery,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useBeginPasskeySetupMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useCreateRecoveryCodesMutation,
} = secondFactorApi;
