import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { sessionRenewed } from '@/shared/api/events';
import type { Draft, Drafts, SaveRequest } from './draft/Draft';
import * as editing from './draft/editEvents';
import * as sending from './draft/sendEvents';

export interface SavingState {
  drafts: Drafts;
  /** The time at which a draft was last saved, ms since the epoch, by draft key. */
  savedAt: Record<string, number>;
  /** The error message about failing saves. It appears once, until a save succeeds again. */
  failureMessage: 'none' | 'shown' | 'dismissed';
  /** Whether this device can store drafts, so that they survive a reload. */
  canStoreDrafts: boolean;
}

/** The part of the root state that the components of the form select from. */
export interface WithSaving {
  saving: SavingState;
}

const initialState: SavingState = {
  drafts: {},
  savedAt: {},
  failureMessage: 'none',
  canStoreDrafts: true,
};

interface AnswerIds {
  companyId: string;
  activityId: string;
}

/** The unsaved edits and the progress of saving them. */
export const savingSlice = createSlice({
  name: 'saving',
  initialState,
  reducers: {
    draftEdited: ({ drafts }, { payload }: PayloadAction<editing.Edited & { area: string }>) => {
      editing.edited(drafts, payload);
    },
    draftSaveRequested: ({ drafts }, { payload }: PayloadAction<{ key: string; at: number }>) => {
      editing.saveRequested(drafts, payload);
    },
    draftSaveStarted: (
      { drafts },
      { payload }: PayloadAction<{ key: string; sending: SaveRequest }>,
    ) => {
      sending.sendStarted(drafts, payload);
    },
    draftSaveAcknowledged: (
      state,
      { payload }: PayloadAction<sending.Acknowledged & AnswerIds>,
    ) => {
      sending.acknowledged(state.drafts, payload);
      state.savedAt[payload.key] = payload.at;
      state.failureMessage = 'none';
    },
    draftSaveFailed: (state, { payload }: PayloadAction<sending.Failed>) => {
      sending.failed(state.drafts, payload);
      if (payload.phase === 'waiting' && state.failureMessage === 'none') {
        state.failureMessage = 'shown';
      }
    },
    draftSaveRejected: (
      state,
      { payload }: PayloadAction<Parameters<typeof sending.rejected>[1]>,
    ) => {
      sending.rejected(state.drafts, payload);
      state.failureMessage = 'shown';
    },
    draftSaveConflicted: (
      { drafts },
      { payload }: PayloadAction<sending.Conflicted & AnswerIds>,
    ) => {
      sending.conflicted(drafts, payload);
    },
    conflictResolved: ({ drafts }, { payload }: PayloadAction<editing.ConflictResolution>) => {
      editing.conflictResolved(drafts, payload);
    },
    draftDiscarded: (state, { payload: key }: PayloadAction<string>) => {
      delete state.drafts[key];
    },
    draftsDiscarded: (state) => {
      state.drafts = {};
    },
    draftsRestored: ({ drafts }, { payload }: PayloadAction<{ stored: Draft[]; at: number }>) => {
      editing.restored(drafts, payload);
    },
    connectionChanged: (
      { drafts },
      { payload }: PayloadAction<{ online: boolean; at: number }>,
    ) => {
      editing.connectionChanged(drafts, payload);
    },
    failureMessageDismissed: (state) => {
      state.failureMessage = 'dismissed';
    },
    draftStorageChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.canStoreDrafts = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionRenewed, ({ drafts }, { payload }) => {
      editing.signedInAgain(drafts, payload);
    });
  },
  selectors: {
    selectDrafts: (state) => state.drafts,
    selectDraft: (state, key: string): Draft | undefined => state.drafts[key],
    selectSavedAt: (state, key: string): number | undefined => state.savedAt[key],
    selectFailureMessage: (state) => state.failureMessage,
    selectCanStoreDrafts: (state) => state.canStoreDrafts,
  },
});

export const {
  draftEdited,
  draftSaveRequested,
  draftSaveStarted,
  draftSaveAcknowledged,
  draftSaveFailed,
  draftSaveRejected,
  draftSaveConflicted,
  conflictResolved,
  draftDiscarded,
  draftsDiscarded,
  draftsRestored,
  connectionChanged,
  failureMessageDismissed,
  draftStorageChanged,
} = savingSlice.actions;
export const {
  selectDrafts,
  selectDraft,
  selectSavedAt,
  selectFailureMessage,
  selectCanStoreDrafts,
} = savingSlice.selectors;

/** Ids of the companies that a person has unsaved edits for. */
export const selectDraftCompanies = (state: WithSaving, userId: string): string[] => [
  ...new Set(
    Object.values(selectDrafts(state))
      .filter((draft) => draft.userId === userId)
      .map(({ companyId }) => companyId),
  ),
];

/** Matches the actions that a tab sends to the other tabs of the same person, so that all show the same drafts. */
export const isDraftEvent = isAnyOf(
  draftEdited,
  draftSaveRequested,
  draftSaveStarted,
  draftSaveAcknowledged,
  draftSaveFailed,
  draftSaveRejected,
  draftSaveConflicted,
  conflictResolved,
  draftDiscarded,
  draftsDiscarded,
);
