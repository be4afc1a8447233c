import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Subject } from './commentsApi';

/** A comment that is written and not sent yet. */
export interface CommentDraft {
  text: string;
  /** The ids of the people whom it mentions. */
  mentions: string[];
}

interface CommentDraftsState {
  /** New comments by subject. */
  drafts: Record<string, CommentDraft>;
  /** The texts of comments that are being edited, by the comments' ids. */
  edits: Record<string, string>;
}

/** The part of the store's state that contains the drafts. */
export interface WithCommentDrafts {
  commentDrafts: CommentDraftsState;
}

const initialState: CommentDraftsState = { drafts: {}, edits: {} };
const NO_DRAFT: CommentDraft = { text: '', mentions: [] };

const keyOf = ({ companyId, kind, id }: Subject) => `${companyId}/${kind}/${id}`;

/** Unsent comments and edits, so that closing a panel or leaving a page does not lose them. */
export const commentDraftsSlice = createSlice({
  name: 'commentDrafts',
  initialState,
  reducers: {
    commentDrafted: (
      state,
      { payload }: PayloadAction<{ subject: Subject; draft: CommentDraft }>,
    ) => {
      state.drafts[keyOf(payload.subject)] = payload.draft;
    },
    commentSent: (state, { payload }: PayloadAction<Subject>) => {
      delete state.drafts[keyOf(payload)];
    },
    commentEdited: (state, { payload }: PayloadAction<{ id: string; text: string }>) => {
      state.edits[payload.id] = payload.text;
    },
    /** The edit is saved or cancelled. */
    commentEditEnded: (state, { payload: id }: PayloadAction<string>) => {
      delete state.edits[id];
    },
  },
  selectors: {
    selectCommentDraft: (state, subject: Subject) => state.drafts[keyOf(subject)] ?? NO_DRAFT,
    /** The changed text; null while the comment is not being edited. */
    selectCommentEdit: (state, id: string) => state.edits[id] ?? null,
    selectHasCommentDraft: ({ drafts, edits }) =>
      Object.keys(edits).length > 0 || Object.values(drafts).some(({ text }) => text.trim() !== ''),
  },
});

export const { commentDrafted, commentSent, commentEdited, commentEditEnded } =
  commentDraftsSlice.actions;
export const { selectCommentDraft, selectCommentEdit, selectHasCommentDraft } =
  commentDraftsSlice.selectors;
