import { baseApi } from '@/shared/api/baseApi';
import { AnswerHistoryDocument, type AnswerHistoryQuery } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { answerHistoryTag, type AnswerIds } from '../activityApi';
import { toAnswerChange, type AnswerChange } from './AnswerChange';

/** Part of the panel's chunk: no other view needs it. */
const answerHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every recorded change of an answer, the newest first. */
    getAnswerHistory: build.query<AnswerChange[], AnswerIds>({
      query: ({ companyId, activityId }) =>
        query(AnswerHistoryDocument, { activity_id: activityId, company_id: companyId }),
      transformResponse: ({ answerHistory }: AnswerHistoryQuery) =>
        answerHistory.map(toAnswerChange),
      providesTags: (_, __, ids) => [answerHistoryTag(ids)],
    }),
  }),
});

export const { useGetAnswerHistoryQuery } = answerHistoryApi;
