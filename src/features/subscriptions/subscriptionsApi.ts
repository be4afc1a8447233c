import type { SubscriptionsPayload } from '@contract/payloads';
import type { UserDto } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';
import { GetWeeklyMailDocument, type GetWeeklyMailQuery } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { requiredData } from '@/shared/api/transport/shapes';
import { user } from '@/shared/api/users/userReply';

const subscriptionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveSubscriptions: build.mutation<UserDto, SubscriptionsPayload>({
      query: (payload) => ({
        method: 'POST',
        path: '/user/subscriptions',
        body: { ...payload },
        reply: requiredData(user),
      }),
    }),
    /** The mail that the person would receive now; null with nothing to report. */
    getWeeklyMail: build.query<GetWeeklyMailQuery['weeklyMail'], void>({
      query: () => query(GetWeeklyMailDocument, {}),
      transformResponse: ({ weeklyMail }: GetWeeklyMailQuery) => weeklyMail,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSaveSubscriptionsMutation, useLazyGetWeeklyMailQuery } = subscriptionsApi;
