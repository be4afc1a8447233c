import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Subject } from './commentsApi';

/** A comment that is written and not sent yet. */
export interface CommentDraft {
  text: string;
  /** The ids of the people whom it mentions. */
  mentions: string[];
}

type CommentDraftsState = Record<string, CommentDraft>;

/** The part of the store's state that contains the drafts. */
export interface WithCommentDrafts {
  commentDrafts: CommentDraftsState;
}

const initialState: CommentDraftsState = {};
const NO_DRAFT: CommentDraft = { text: '', mentions: [] };

const keyOf = ({ companyId, kind, id }: Subject) => `${companyId}/${kind}/${id}`;

/** The unsent comments by subject, so that closing a panel or leaving a page does not lose them. */
export const commentDraftsSlice = createSlice({
  name: 'commentDrafts',
  initialState,
  reducers: {
    commentDrafted: (
      state,
      { payload }: PayloadAction<{ subject: Subject; draft: CommentDraft }>,
    ) => {
      state[keyOf(payload.subject)] = payload.draft;
    },
    commentSent: (state, { payload }: PayloadAction<Subject>) => {
      delete state[keyOf(payload)];
    },
  },
  selectors: {
    selectCommentDraft: (state, subject: Subject) => state[keyOf(subject)] ?? NO_DRAFT,
    selectHasCommentDraft: (state) => Object.values(state).some(({ text }) => text.trim() !== ''),
  },
});

export const { commentDrafted, commentSent } = commentDraftsSlice.actions;
export const { selectCommentDraft, selectHasCommentDraft } = commentDraftsSlice.selectors;
