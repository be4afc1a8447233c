import type { RequestIdPayload, SaveRequestPayload } from '@contract/inbox/inboxPayloads';
import type { EvidenceIdPayload } from '@contract/evidence/evidencePayloads';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetActionNotesDocument,
  type GetActionNotesQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { toNotes, type Notes } from './Notes';

export interface ActionIds {
  companyId: string;
  activityId: string;
}

interface Change<Payload> {
  ids: ActionIds;
  payload: Payload;
}

/** The tag of what is written about a subject of a company. */
export const notesTag = (companyId: string, subjectId: string) => ({
  type: 'Notes' as const,
  id: `${companyId}/${subjectId}`,
});

/** What a change of evidence, comments and requests affects: the figures too, because evidence is a share of them. */
export const changedNotes = ({ companyId, activityId }: ActionIds) => [
  notesTag(companyId, activityId),
  { type: 'Drivers' as const, id: companyId },
  'Inbox' as const,
];
const changed = (_: unknown, __: unknown, { ids }: { ids: ActionIds }) => changedNotes(ids);

const post = (path: string, payload: object) => ({
  method: 'POST' as const,
  path,
  body: { ...payload },
});

export const evidenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getActionNotes: build.query<Notes, ActionIds>({
      query: ({ companyId, activityId }) =>
        query(GetActionNotesDocument, { company_id: companyId, activity_id: activityId }),
      transformResponse: (reply: GetActionNotesQuery, _, { activityId }) =>
        toNotes(reply, activityId),
      providesTags: (_, __, { companyId, activityId }) => [
        notesTag(companyId, activityId),
        // A saved state completes requests, and decides which evidence is shown.
        { type: 'AnswerHistory', id: `${companyId}/${activityId}` },
      ],
    }),
    removeEvidence: build.mutation<unknown, Change<EvidenceIdPayload>>({
      query: ({ payload }) => post('/evidence/remove', payload),
      invalidatesTags: changed,
    }),
    restoreEvidence: build.mutation<unknown, Change<EvidenceIdPayload>>({
      query: ({ payload }) => post('/evidence/restore', payload),
      invalidatesTags: changed,
    }),
    askFor: build.mutation<unknown, Change<SaveRequestPayload>>({
      query: ({ payload }) => post('/request/save', payload),
      invalidatesTags: changed,
    }),
    cancelRequest: build.mutation<unknown, Change<RequestIdPayload>>({
      query: ({ payload }) => post('/request/cancel', payload),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetActionNotesQuery,
  useRemoveEvidenceMutation,
  useRestoreEvidenceMutation,
  useAskForMutation,
  useCancelRequestMutation,
} = evidenceApi;
