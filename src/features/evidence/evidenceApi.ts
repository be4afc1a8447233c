import type {
  CommentIdPayload,
  CreateCommentPayload,
  RequestIdPayload,
  ResolveCommentPayload,
  SaveRequestPayload,
  UpdateCommentPayload,
} from '@contract/inbox/inboxPayloads';
import type { EvidenceIdPayload } from '@contract/evidence/evidencePayloads';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetActionNotesDocument,
  type GetActionNotesQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { toNotes, type Notes } from './Notes';

export interface NotesOf {
  companyId: string;
  activityId: string;
}

interface Change<Payload> {
  of: NotesOf;
  payload: Payload;
}

/** What a change of evidence, comments and requests affects: the figures too, because evidence is a share of them. */
export const changedNotes = ({ companyId, activityId }: NotesOf) => [
  { type: 'Notes' as const, id: `${companyId}/${activityId}` },
  { type: 'Drivers' as const, id: companyId },
  'Inbox' as const,
];
const changed = (_: unknown, __: unknown, { of }: { of: NotesOf }) => changedNotes(of);

const post = (path: string, payload: object) => ({
  method: 'POST' as const,
  path,
  body: { ...payload },
});

export const evidenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getActionNotes: build.query<Notes, NotesOf>({
      query: ({ companyId, activityId }) =>
        query(GetActionNotesDocument, { company_id: companyId, activity_id: activityId }),
      transformResponse: (reply: GetActionNotesQuery, _, { activityId }) =>
        toNotes(reply, activityId),
      providesTags: (_, __, { companyId, activityId }) => [
        { type: 'Notes', id: `${companyId}/${activityId}` },
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
    createComment: build.mutation<unknown, Change<CreateCommentPayload>>({
      query: ({ payload }) => post('/comment/create', payload),
      invalidatesTags: changed,
    }),
    updateComment: build.mutation<unknown, Change<UpdateCommentPayload>>({
      query: ({ payload }) => post('/comment/update', payload),
      invalidatesTags: changed,
    }),
    deleteComment: build.mutation<unknown, Change<CommentIdPayload>>({
      query: ({ payload }) => post('/comment/delete', payload),
      invalidatesTags: changed,
    }),
    resolveComment: build.mutation<unknown, Change<ResolveCommentPayload>>({
      query: ({ payload }) => post('/comment/resolve', payload),
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
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
  useResolveCommentMutation,
  useAskForMutation,
  useCancelRequestMutation,
} = evidenceApi;
