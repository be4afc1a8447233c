import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionRenewed, signedOut } from '@/shared/api/events';

interface PersonState {
  /** Whose kept state has been read back; pages wait for it, so that nothing shows twice. */
  restoredFor: string | null;
  /** Who signed out by choice needs no way back to the page they left. */
  leftByChoice: boolean;
  /** The session is over, and something is unsaved: they are asked to sign in where they are. */
  signInAgain: boolean;
}

const initialState: PersonState = { restoredFor: null, leftByChoice: false, signInAgain: false };

export const personSlice = createSlice({
  name: 'person',
  initialState,
  reducers: {
    personRestored: (_, action: PayloadAction<string>) => ({
      restoredFor: action.payload,
      leftByChoice: false,
      signInAgain: false,
    }),
    signInAgainWanted: (state) => {
      state.signInAgain = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => ({ ...initialState, leftByChoice: true }));
    builder.addCase(sessionRenewed, (state) => {
      state.signInAgain = false;
    });
  },
  selectors: {
    selectRestoredFor: (state) => state.restoredFor,
    selectLeftByChoice: (state) => state.leftByChoice,
    selectSignInAgain: (state) => state.signInAgain,
  },
});

export const { personRestored, signInAgainWanted } = personSlice.actions;
export const { selectRestoredFor, selectLeftByChoice, selectSignInAgain } = personSlice.selectors;
