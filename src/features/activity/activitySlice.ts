import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { activityApi } from './activityApi';
import { draftEdited } from './saving/savingSlice';

export interface EditedAction {
  companyId: string;
  activityId: string;
  /** '1' … '7' */
  area: string;
  /** Number and title, and whether it is done, as far as the list of its area has been loaded since. */
  name?: string;
  isDone?: boolean;
}

export interface ActivityState {
  /** The activity that was opened last. */
  activityId: string | null;
  /** The action that was edited last, which "Continue with your progress" opens. */
  lastEdited: EditedAction | null;
  /** Whether the action form's keyboard shortcuts are on. */
  shortcuts: boolean;
}

const initialState: ActivityState = {
  activityId: null,
  lastEdited: null,
  shortcuts: true,
};

/** The person's position in the assessment and the setting of the shortcuts. Persisted between visits. */
export const activitySlice = createSlice({
  name: 'activity',
  initialState,
  reducers: {
    activityOpened: (state, { payload }: PayloadAction<string>) => {
      state.activityId = payload;
    },
    activityRestored: (_, { payload }: PayloadAction<ActivityState>) => payload,
    shortcutsSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.shortcuts = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(draftEdited, (state, { payload: { companyId, activityId, area, roundId } }) => {
        // An opinion is no progress in the assessment.
        if (roundId !== undefined) return;
        const last = state.lastEdited;
        // Each key press is an event. An unchanged object keeps the subscribers of this state from rendering.
        const isSame =
          last?.companyId === companyId && last.activityId === activityId && last.area === area;
        if (!isSame) state.lastEdited = { companyId, activityId, area };
      })
      .addMatcher(
        activityApi.endpoints.getActivities.matchFulfilled,
        (state, { payload, meta }) => {
          const { companyId, area } = meta.arg.originalArgs;
          const last = state.lastEdited;
          if (last?.companyId !== companyId || last.area !== area) return;
          const found = payload.find(({ id }) => id === last.activityId);
          if (!found) return;
          last.name = `${found.number} ${found.title}`;
          last.isDone = found.status === 'done';
        },
      );
  },
  selectors: {
    selectLastEdited: (state) => state.lastEdited,
    selectShortcuts: (state) => state.shortcuts,
  },
});

export const { activityOpened, activityRestored, shortcutsSwitched } = activitySlice.actions;
export const { selectLastEdited, selectShortcuts } = activitySlice.selectors;
