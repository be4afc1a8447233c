import type {
  PasskeyChallenge,
  PasskeySignInPayload,
  ProvePayload,
  ProveResult,
  SecondFactorPayload,
} from '@contract/signIn/secondFactorPayloads';
import type { UserDto } from '@contract/rest';
import * as v from 'valibot';
import { baseApi } from '@/shared/api/baseApi';
import {
  object,
  optionalData,
  requiredData,
  string,
  type Shape,
} from '@/shared/api/transport/shapes';
import { user } from '@/shared/api/users/userReply';

/** The browser checks the rest of the options. */
const challengeShape = v.looseObject({ challenge: string }) as unknown as Shape<PasskeyChallenge>;
const userReply = requiredData(user);
const guest = { extraOptions: { guest: true } };

export const secondStepApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Starts a sign-in or a proof with a passkey. */
    beginPasskey: build.mutation<PasskeyChallenge, void>({
      query: () => ({
        method: 'POST',
        path: '/auth/begin-passkey',
        reply: requiredData(challengeShape),
      }),
      ...guest,
    }),
    /** Signs in with a passkey alone. */
    signInWithPasskey: build.mutation<UserDto, PasskeySignInPayload>({
      query: (body) => ({
        method: 'POST',
        path: '/auth/passkey',
        body: { ...body },
        reply: userReply,
      }),
      ...guest,
    }),
    /** Completes a sign-in whose password was right. */
    sendSecondFactor: build.mutation<UserDto, SecondFactorPayload>({
      query: (body) => ({
        method: 'POST',
        path: '/auth/second-factor',
        body: { ...body },
        reply: userReply,
      }),
      ...guest,
    }),
    /** Proves in an open session who the person is. A wrong proof does not end the session. */
    prove: build.mutation<ProveResult | null, ProvePayload>({
      query: (body) => ({
        method: 'POST',
        path: '/auth/prove',
        body: { ...body },
        reply: optionalData<ProveResult>(object({ proved_until: string })),
      }),
      ...guest,
    }),
  }),
});
