import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@/shared/api/events';

interface PersonState {
  /** Whose kept state has been read back; pages wait for it, so that nothing shows twice. */
  restoredFor: string | null;
  /** Who signed out by choice needs no way back to the page they left. */
  leftByChoice: boolean;
}

const initialState: PersonState = { restoredFor: null, leftByChoice: false };

export const personSlice = createSlice({
  name: 'person',
  initialState,
  reducers: {
    personRestored: (_, action: PayloadAction<string>) => ({
      restoredFor: action.payload,
      leftByChoice: false,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => ({ restoredFor: null, leftByChoice: true }));
  },
  selectors: {
    selectRestoredFor: (state) => state.restoredFor,
    selectLeftByChoice: (state) => state.leftByChoice,
  },
});

export const { personRestored } = personSlice.actions;
export const { selectRestoredFor, selectLeftByChoice } = personSlice.selectors;
