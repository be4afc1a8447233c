import type { ListedAction } from '@contract/workbook/makeTable';
import type { ImportPayload, ImportReply } from '@contract/workbook/importPayloads';
import { companyFiguresChanged } from '@/shared/api/companyFigures';
import { baseApi } from '@/shared/api/baseApi';
import { GetAssessmentDocument } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { requiredData } from '@/shared/api/transport/shapes';
import { toAssessment } from './Assessment';
import { importReply } from './importReply';

const workbookApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every action with the company's answer, in dotted order. Each file loads them again, so that they need no tags. */
    getAssessment: build.query<ListedAction[], string>({
      query: (companyId) => query(GetAssessmentDocument, { company_id: companyId }),
      transformResponse: toAssessment,
      keepUnusedDataFor: 0,
    }),
    /** A preview if `dry_run` is set. Refusals with 400 and 409 contain the same reply. */
    importAnswers: build.mutation<ImportReply, ImportPayload>({
      query: (payload) => ({
        method: 'POST',
        path: '/answers/import',
        body: { ...payload },
        reply: requiredData(importReply),
      }),
      invalidatesTags: (reply, _, { company_id, dry_run }) => {
        if (!reply || dry_run) return [];
        const answers = reply.results.flatMap(({ activity_id, outcome }) => {
          if (outcome !== 'change') return [];
          const id = `${company_id}/${activity_id}`;
          return [
            { type: 'Answer' as const, id },
            { type: 'AnswerHistory' as const, id },
          ];
        });
        return [...companyFiguresChanged(company_id), ...answers];
      },
    }),
  }),
});

export const { useLazyGetAssessmentQuery, useImportAnswersMutation } = workbookApi;
