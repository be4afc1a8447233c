import type { ConfirmAnswerPayload, ConfirmAnswerResult } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetDataHealthDocument,
  GetDataHealthWithoutEvidenceDocument,
} from '@/shared/api/generated/operations';
import {
  patchCachedQueries,
  patchOptimistically,
  type CachePatch,
} from '@/shared/api/patchCachedQueries';
import { orBasic } from '@/shared/api/transport/orBasic';
import { isClearedBy, toDataHealth, type DataHealth } from './DataHealth';

interface Confirmation {
  companyId: string;
  activityId: string;
  revision: number;
}

const dataHealthApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDataHealth: build.query<DataHealth, string>({
      queryFn: (companyId, _, __, send) =>
        orBasic(
          send,
          {
            full: GetDataHealthDocument,
            basic: GetDataHealthWithoutEvidenceDocument,
            variables: { company_id: companyId },
          },
          toDataHealth,
        ),
      providesTags: (_, __, companyId) => [
        { type: 'Drivers', id: companyId },
        { type: 'Plan', id: companyId },
      ],
    }),
    /** Optimistic: the rows that it clears disappear immediately and return if the request fails. */
    confirmAnswer: build.mutation<ConfirmAnswerResult, Confirmation>({
      query: ({ companyId, activityId, revision }) => ({
        method: 'POST',
        path: '/answer/confirm',
        body: {
          company_id: companyId,
          activity_id: activityId,
          revision,
        } satisfies ConfirmAnswerPayload,
      }),
      onQueryStarted: ({ companyId, activityId }, mutation) =>
        patchOptimistically(mutation, withoutCleared(companyId, activityId)),
      invalidatesTags: (_, __, { companyId, activityId }) => [
        { type: 'Drivers', id: companyId },
        { type: 'Answer', id: `${companyId}/${activityId}` },
        'FigureLists',
      ],
    }),
  }),
});

/** Removes the rows that a confirmation clears. */
function withoutCleared(companyId: string, activityId: string): CachePatch {
  return patchCachedQueries(
    (state) =>
      dataHealthApi.util
        .selectCachedArgsForQuery(state, 'getDataHealth')
        .filter((id) => id === companyId),
    (id) =>
      dataHealthApi.util.updateQueryData('getDataHealth', id, (health) => {
        health.items = health.items.filter((item) => !isClearedBy(item, activityId));
      }),
  );
}

export const { useGetDataHealthQuery, useConfirmAnswerMutation } = dataHealthApi;
