import type { LogoutOthersResult } from '@contract/payloads';
import type { ResetSecondFactorResult } from '@contract/signIn/secondFactorPayloads';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetSignInStatusesDocument,
  type GetSignInStatusesQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { number, object, optionalData } from '@/shared/api/transport/shapes';

/** The sessions and factors of a person that an administrator can end or reset. */
export interface SignInStatus {
  hasSecondFactor: boolean;
  hasSessions: boolean;
}

const SIGN_IN_STATUSES = { type: 'Collaborator', id: 'SIGN_IN_STATUSES' } as const;

/** The second factors and sessions of other people. One's own are in the features secondFactor and auth. */
const signInStatusApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The people of a company by their id. Both values are false for people whom the user does not administer. */
    getSignInStatuses: build.query<Partial<Record<string, SignInStatus>>, string>({
      query: (companyId) => query(GetSignInStatusesDocument, { ids: [companyId] }),
      transformResponse: ({ collaborators: groups }: GetSignInStatusesQuery) =>
        Object.fromEntries(
          groups.flatMap(({ collaborators }) =>
            collaborators.map(({ id, second_factor, sessions }) => [
              id,
              { hasSecondFactor: second_factor === true, hasSessions: (sessions ?? 0) > 0 },
            ]),
          ),
        ),
      providesTags: [SIGN_IN_STATUSES],
    }),
    /** Removes all second factors of a person. */
    resetSecondFactor: build.mutation<ResetSecondFactorResult | null, string>({
      query: (userId) => ({
        method: 'POST',
        path: '/user/reset-second-factor',
        body: { user_id: userId },
        reply: optionalData<ResetSecondFactorResult>(object({ removed: number })),
      }),
      invalidatesTags: [SIGN_IN_STATUSES],
    }),
    /** Logs a person out on all devices. */
    endSessions: build.mutation<LogoutOthersResult | null, string>({
      query: (userId) => ({
        method: 'POST',
        path: '/user/end-sessions',
        body: { user_id: userId },
        reply: optionalData<LogoutOthersResult>(object({ ended: number })),
      }),
      invalidatesTags: [SIGN_IN_STATUSES],
    }),
  }),
});

export const { useGetSignInStatusesQuery, useResetSecondFactorMutation, useEndSessionsMutation } =
  signInStatusApi;
