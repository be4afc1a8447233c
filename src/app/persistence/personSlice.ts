import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whose kept state has been read back; pages wait for it, so that nothing shows twice. */
interface PersonState {
  restoredFor: string | null;
}

const initialState: PersonState = { restoredFor: null };

export const personSlice = createSlice({
  name: 'person',
  initialState,
  reducers: {
    personRestored: (state, action: PayloadAction<string>) => {
      state.restoredFor = action.payload;
    },
  },
  selectors: { selectRestoredFor: (state) => state.restoredFor },
});

export const { personRestored } = personSlice.actions;
export const { selectRestoredFor } = personSlice.selectors;
