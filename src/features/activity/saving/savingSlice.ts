import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { sessionRenewed } from '@/shared/api/events';
import type { Draft, Drafts, Sending } from './draft/Draft';
import * as editing from './draft/editEvents';
import * as sending from './draft/sendEvents';

export interface SavingState {
  drafts: Drafts;
  /** When a draft was last saved, ms since the epoch, by draft key. */
  savedAt: Record<string, number>;
  /** Since saves began to fail: whether the person has been told, and has dismissed the message. */
  outage: 'none' | 'told' | 'dismissed';
  /** Whether this device can store drafts across a reload. */
  canKeep: boolean;
}

/** For `useSelector` in the components of the form. */
export interface WithSaving {
  saving: SavingState;
}

const initialState: SavingState = {
  drafts: {},
  savedAt: {},
  outage: 'none',
  canKeep: true,
};

interface Of {
  companyId: string;
  activityId: string;
}

/** The edits that are not saved yet, and how saving them goes. */
export const savingSlice = createSlice({
  name: 'saving',
  initialState,
  reducers: {
    draftEdited: ({ drafts }, { payload }: PayloadAction<editing.Edited & { area: string }>) => {
      editing.edited(drafts, payload);
    },
    draftSaveWanted: ({ drafts }, { payload }: PayloadAction<{ key: string; at: number }>) => {
      editing.saveWanted(drafts, payload);
    },
    draftSaveStarted: (
      { drafts },
      { payload }: PayloadAction<{ key: string; sending: Sending }>,
    ) => {
      sending.sendStarted(drafts, payload);
    },
    draftSaveAcknowledged: (state, { payload }: PayloadAction<sending.Acknowledged & Of>) => {
      sending.acknowledged(state.drafts, payload);
      state.savedAt[payload.key] = payload.at;
      state.outage = 'none';
    },
    draftSaveFailed: (state, { payload }: PayloadAction<sending.Failed>) => {
      sending.failed(state.drafts, payload);
      if (payload.phase === 'waiting' && state.outage === 'none') state.outage = 'told';
    },
    draftSaveRejected: (
      state,
      { payload }: PayloadAction<Parameters<typeof sending.rejected>[1]>,
    ) => {
      sending.rejected(state.drafts, payload);
      state.outage = 'told';
    },
    draftSaveConflicted: ({ drafts }, { payload }: PayloadAction<sending.Conflicted & Of>) => {
      sending.conflicted(drafts, payload);
    },
    conflictDecided: ({ drafts }, { payload }: PayloadAction<editing.Decided>) => {
      editing.decided(drafts, payload);
    },
    draftDiscarded: (state, { payload: key }: PayloadAction<string>) => {
      delete state.drafts[key];
    },
    draftsDiscarded: (state) => {
      state.drafts = {};
    },
    draftsRestored: ({ drafts }, { payload }: PayloadAction<{ kept: Draft[]; at: number }>) => {
      editing.restored(drafts, payload);
    },
    connectionChanged: (
      { drafts },
      { payload }: PayloadAction<{ online: boolean; at: number }>,
    ) => {
      editing.connectionChanged(drafts, payload);
    },
    outageDismissed: (state) => {
      state.outage = 'dismissed';
    },
    keepingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.canKeep = payload;
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
    selectOutage: (state) => state.outage,
    selectCanKeep: (state) => state.canKeep,
  },
});

export const {
  draftEdited,
  draftSaveWanted,
  draftSaveStarted,
  draftSaveAcknowledged,
  draftSaveFailed,
  draftSaveRejected,
  draftSaveConflicted,
  conflictDecided,
  draftDiscarded,
  draftsDiscarded,
  draftsRestored,
  connectionChanged,
  outageDismissed,
  keepingChanged,
} = savingSlice.actions;
export const { selectDrafts, selectDraft, selectSavedAt, selectOutage, selectCanKeep } =
  savingSlice.selectors;

/** What other tabs of the same person have to hear of, so that all show the same. */
export const isDraftEvent = isAnyOf(
  draftEdited,
  draftSaveWanted,
  draftSaveStarted,
  draftSaveAcknowledged,
  draftSaveFailed,
  draftSaveRejected,
  draftSaveConflicted,
  conflictDecided,
  draftDiscarded,
  draftsDiscarded,
);
