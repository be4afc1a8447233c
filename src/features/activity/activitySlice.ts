import type { AnswerFieldName, AnswerValues } from '@contract/answer';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '@/shared/api/ApiError';

/** Whose edits of which company's answer to which activity. */
export interface DraftOf {
  userId: string;
  companyId: string;
  activityId: string;
}

/** Edits that the server has not acknowledged yet. */
export interface Draft extends DraftOf {
  changes: Partial<AnswerValues>;
  /** The revision that the edits started from. */
  revision: number;
  phase: 'dirty' | 'saving' | 'failed';
  problem: ApiError | null;
}

export interface ActivityState {
  /** The activity last opened, to go on with. */
  activityId: string | null;
  /** Its impact area, '1' … '7'. */
  impactArea: string | null;
  drafts: Record<string, Draft>;
  /** When a draft was last saved, ISO 8601 UTC, by draft key. */
  savedAt: Record<string, string>;
}

const initialState: ActivityState = {
  activityId: null,
  impactArea: null,
  drafts: {},
  savedAt: {},
};

export function draftKey({ userId, companyId, activityId }: DraftOf): string {
  return `${userId}/${companyId}/${activityId}`;
}

interface Edit extends DraftOf {
  field: AnswerFieldName;
  value: number | null;
  /** The revision that the person sees. */
  revision: number;
}

export const activitySlice = createSlice({
  name: 'activity',
  initialState,
  reducers: {
    activityOpened: (state, action: PayloadAction<{ activityId: string; area: string }>) => {
      state.activityId = action.payload.activityId;
      state.impactArea = action.payload.area;
    },
    draftEdited: (state, action: PayloadAction<Edit>) => {
      const { field, value, revision, ...of } = action.payload;
      const draft = (state.drafts[draftKey(of)] ??= {
        ...of,
        changes: {},
        revision,
        phase: 'dirty',
        problem: null,
      });
      draft.changes[field] = value;
      if (draft.phase !== 'saving') draft.phase = 'dirty';
    },
    draftSaveStarted: (state, action: PayloadAction<string>) => {
      const draft = state.drafts[action.payload];
      if (!draft) return;
      draft.phase = 'saving';
      draft.problem = null;
    },
    /** Acknowledged: what was sent is safe; what was edited meanwhile stays. */
    draftSaved: (
      state,
      action: PayloadAction<{
        key: string;
        sent: Partial<AnswerValues>;
        revision: number;
        at: string;
      }>,
    ) => {
      const { key, sent, revision, at } = action.payload;
      state.savedAt[key] = at;
      const draft = state.drafts[key];
      if (!draft) return;
      draft.changes = Object.fromEntries(
        Object.entries(draft.changes).filter(
          ([field, value]) => sent[field as AnswerFieldName] !== value,
        ),
      );
      draft.revision = revision;
      draft.phase = 'dirty';
      if (Object.keys(draft.changes).length === 0) delete state.drafts[key];
    },
    draftSaveFailed: (
      state,
      action: PayloadAction<{ key: string; problem: ApiError; revision?: number }>,
    ) => {
      const { key, problem, revision } = action.payload;
      const draft = state.drafts[key];
      if (!draft) return;
      draft.phase = 'failed';
      draft.problem = problem;
      if (revision !== undefined) draft.revision = revision;
    },
    draftDropped: (state, action: PayloadAction<string>) => {
      delete state.drafts[action.payload];
    },
    activityRestored: (_, action: PayloadAction<ActivityState>) => action.payload,
  },
  selectors: {
    selectLastOpened: (state) => state,
    selectDrafts: (state) => state.drafts,
    selectDraft: (state, key: string): Draft | undefined => state.drafts[key],
    selectSavedAt: (state, key: string): string | undefined => state.savedAt[key],
  },
});

export const {
  activityOpened,
  draftEdited,
  draftSaveStarted,
  draftSaved,
  draftSaveFailed,
  draftDropped,
  activityRestored,
} = activitySlice.actions;
export const { selectLastOpened, selectDrafts, selectDraft, selectSavedAt } =
  activitySlice.selectors;
