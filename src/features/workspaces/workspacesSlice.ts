import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isIdOrNull } from '@/shared/lib/isIdOrNull';

export interface WorkspacesState {
  /** Id of the workspace whose menu was used last: the one that the dialogs edit or delete. */
  selectedId: string | null;
}

const initialState: WorkspacesState = { selectedId: null };

/** The workspace that is being managed. It is persisted. */
export const workspacesSlice = createSlice({
  name: 'workspaces',
  initialState,
  reducers: {
    workspaceSelected: (state, { payload }: PayloadAction<string>) => {
      state.selectedId = payload;
    },
    workspacesRestored: (_, { payload }: PayloadAction<WorkspacesState>) => payload,
  },
  selectors: { selectSelectedWorkspaceId: (state) => state.selectedId },
});

export const { workspaceSelected, workspacesRestored } = workspacesSlice.actions;
export const { selectSelectedWorkspaceId } = workspacesSlice.selectors;

/** Reads the state that an earlier visit persisted; undefined if it is invalid. */
export function parseWorkspacesState(stored: unknown): WorkspacesState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { selectedId } = stored as Record<string, unknown>;
  return isIdOrNull(selectedId) ? { selectedId } : undefined;
}
