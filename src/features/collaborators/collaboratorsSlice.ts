import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isIdOrNull } from '@/shared/lib/isIdOrNull';

export interface CollaboratorsState {
  /** Id of the person whose menu was used last: the one that the dialogs change or remove. */
  selectedId: string | null;
}

const initialState: CollaboratorsState = { selectedId: null };

/** The person who is being managed. It is persisted. */
export const collaboratorsSlice = createSlice({
  name: 'collaborators',
  initialState,
  reducers: {
    collaboratorSelected: (state, { payload }: PayloadAction<string>) => {
      state.selectedId = payload;
    },
    collaboratorsRestored: (_, { payload }: PayloadAction<CollaboratorsState>) => payload,
  },
  selectors: { selectSelectedCollaboratorId: (state) => state.selectedId },
});

export const { collaboratorSelected, collaboratorsRestored } = collaboratorsSlice.actions;
export const { selectSelectedCollaboratorId } = collaboratorsSlice.selectors;

/** Reads the state that an earlier visit persisted; undefined if it is invalid. */
export function parseCollaboratorsState(stored: unknown): CollaboratorsState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { selectedId } = stored as Record<string, unknown>;
  return isIdOrNull(selectedId) ? { selectedId } : undefined;
}
