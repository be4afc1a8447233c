import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { sessionRenewed } from '@/shared/api/events';
import * as editing from './saving/draft/editEvents';
import * as sending from './saving/draft/sendEvents';
import type { Draft, Drafts, Sending } from './saving/draft/Draft';

export interface EditedAction {
  companyId: string;
  activityId: string;
  /** '1' … '7' */
  area: string;
}

export interface ActivityState {
  /** The activity last opened. */
  activityId: string | null;
  /** Its impact area, '1' … '7'. */
  impactArea: string | null;
  /** The action last edited, to go on with. */
  lastEdited: EditedAction | null;
  /** Whether single keys do something in the action form. */
  shortcuts: boolean;
  drafts: Drafts;
  /** When a draft was last saved, ms since the epoch, by draft key. */
  savedAt: Record<string, number>;
  /** Since saves began to fail: whether the person has been told, and has put that aside. */
  outage: 'none' | 'told' | 'dismissed';
  /** Whether this device can keep drafts over a reload. */
  canKeep: boolean;
}

const initialState: ActivityState = {
  activityId: null,
  impactArea: null,
  lastEdited: null,
  shortcuts: true,
  drafts: {},
  savedAt: {},
  outage: 'none',
  canKeep: true,
};

/** What is kept beside the drafts: where the person was, and how they work. */
export type PersistedActivity = Pick<
  ActivityState,
  'activityId' | 'impactArea' | 'lastEdited' | 'shortcuts'
>;

interface Of {
  companyId: string;
  activityId: string;
}

export const activitySlice = createSlice({
  name: 'activity',
  initialState,
  reducers: {
    activityOpened: (state, action: PayloadAction<{ activityId: string; area: string }>) => {
      state.activityId = action.payload.activityId;
      state.impactArea = action.payload.area;
    },
    activityRestored: (state, { payload }: PayloadAction<PersistedActivity>) => {
      Object.assign(state, payload);
    },
    shortcutsSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.shortcuts = payload;
    },

    draftEdited: (state, { payload }: PayloadAction<editing.Edited & { area: string }>) => {
      const { companyId, activityId, area } = payload;
      const last = state.lastEdited;
      // Each key typed comes by; who goes on with the last one hears of another alone.
      const isSame =
        last?.companyId === companyId && last.activityId === activityId && last.area === area;
      if (!isSame) state.lastEdited = { companyId, activityId, area };
      editing.edited(state.drafts, payload);
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
    selectLastEdited: (state) => state.lastEdited,
    selectShortcuts: (state) => state.shortcuts,
    selectDrafts: (state) => state.drafts,
    selectDraft: (state, key: string): Draft | undefined => state.drafts[key],
    selectSavedAt: (state, key: string): number | undefined => state.savedAt[key],
    selectOutage: (state) => state.outage,
    selectCanKeep: (state) => state.canKeep,
  },
});

export const {
  activityOpened,
  activityRestored,
  shortcutsSwitched,
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
} = activitySlice.actions;
export const {
  selectLastEdited,
  selectShortcuts,
  selectDrafts,
  selectDraft,
  selectSavedAt,
  selectOutage,
  selectCanKeep,
} = activitySlice.selectors;

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
