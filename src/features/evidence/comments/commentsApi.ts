import type {
  CommentIdPayload,
  CreateCommentPayload,
  ResolveCommentPayload,
  UpdateCommentPayload,
} from '@contract/inbox/inboxPayloads';
import type { SubjectKind } from '@contract/inbox/subjects';
import { baseApi } from '@/shared/api/baseApi';
import { GetCommentsDocument, type GetCommentsQuery } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { changedNotes, notesTag } from '../evidenceApi';
import { toComment, type Comment } from '../Notes';

/** What comments are about. */
export interface Subject {
  companyId: string;
  kind: SubjectKind;
  id: string;
}

interface Change<Payload> {
  subject: Subject;
  payload: Payload;
}

/** A comment on an action can clear a flag of its figures, and plan items count theirs. */
function changed(_: unknown, __: unknown, { subject }: { subject: Subject }) {
  const { companyId, kind, id } = subject;
  if (kind === 'activity') return changedNotes({ companyId, activityId: id });
  const notes = [notesTag(companyId, id), 'Inbox' as const];
  return kind === 'plan_item' ? [...notes, { type: 'Plan' as const, id: companyId }] : notes;
}

const post = (path: string, payload: object) => ({
  method: 'POST' as const,
  path,
  body: { ...payload },
});

const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The latest first. */
    getComments: build.query<Comment[], Subject>({
      query: ({ companyId, kind, id }) =>
        query(GetCommentsDocument, { company_id: companyId, subject_kind: kind, subject_id: id }),
      transformResponse: ({ comments }: GetCommentsQuery) => comments.map(toComment).reverse(),
      providesTags: (_, __, { companyId, id }) => [notesTag(companyId, id)],
    }),
    createComment: build.mutation<unknown, Change<Pick<CreateCommentPayload, 'text' | 'mentions'>>>(
      {
        query: ({ subject: { companyId, kind, id }, payload }) =>
          post('/comment/create', {
            company_id: companyId,
            subject_kind: kind,
            subject_id: id,
            ...payload,
          }),
        invalidatesTags: changed,
      },
    ),
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
  }),
});

export const {
  useGetCommentsQuery,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
  useResolveCommentMutation,
} = commentsApi;
