import type { ResetSecondFactorResult } from '@contract/secondFactorPayloads';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetSecondFactorsDocument,
  type GetSecondFactorsQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { number, object, optionalData } from '@/shared/api/transport/shapes';

const SECOND_FACTORS = { type: 'Collaborator', id: 'SECOND_FACTORS' } as const;

/** The second factors of other people. One's own are in the feature secondFactor. */
const factorsOfPeopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The ids of a company's people who have a second factor that the user may reset. */
    getSecondFactors: build.query<string[], string>({
      query: (companyId) => query(GetSecondFactorsDocument, { ids: [companyId] }),
      transformResponse: ({ collaborators: groups }: GetSecondFactorsQuery) =>
        groups.flatMap(({ collaborators }) =>
          collaborators.flatMap(({ id, second_factor }) => (second_factor === true ? id : [])),
        ),
      providesTags: [SECOND_FACTORS],
    }),
    /** Removes all second factors of a person. */
    resetSecondFactor: build.mutation<ResetSecondFactorResult | null, string>({
      query: (userId) => ({
        method: 'POST',
        path: '/user/reset-second-factor',
        body: { user_id: userId },
        reply: optionalData<ResetSecondFactorResult>(object({ removed: number })),
      }),
      invalidatesTags: [SECOND_FACTORS],
    }),
  }),
});

export const { useGetSecondFactorsQuery, useResetSecondFactorMutation } = factorsOfPeopleApi;
