import type { ProofMethod } from '@contract/signIn/secondFactorPayloads';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionRenewed, signedOut } from '@/shared/api/events';

/** The state of the session that only this device knows. The signed-in user is the cache entry of `getUser`. */
export interface AuthState {
  /** Id of the user whose persisted state is restored; pages wait for it, so that nothing renders twice. */
  restoredUserId: string | null;
  /** The user signed out by choice: Login then does not lead back to the page they left. */
  hasSignedOut: boolean;
  /** The session has expired while something was unsaved: the user signs in again over the page. */
  isSignInNeeded: boolean;
  /**
   * The password was right, and one of these must follow; 'passwordless' for a sign-in with a passkey alone, null if
   * Login asks for the password.
   */
  pendingMethods: ProofMethod[] | 'passwordless' | null;
}

const initialState: AuthState = {
  restoredUserId: null,
  hasSignedOut: false,
  isSignInNeeded: false,
  pendingMethods: null,
};

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    userRestored: (_, { payload }: PayloadAction<string>) => ({
      ...initialState,
      restoredUserId: payload,
    }),
    signInNeeded: (state) => {
      state.isSignInNeeded = true;
    },
    /** The second step of the sign-in begins, or ends with null. */
    secondStepChanged: (state, { payload }: PayloadAction<AuthState['pendingMethods']>) => {
      state.pendingMethods = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => ({ ...initialState, hasSignedOut: true }));
    builder.addCase(sessionRenewed, (state) => {
      state.isSignInNeeded = false;
    });
  },
  selectors: {
    selectRestoredUserId: (state) => state.restoredUserId,
    selectHasSignedOut: (state) => state.hasSignedOut,
    selectIsSignInNeeded: (state) => state.isSignInNeeded,
    selectPendingMethods: (state) => state.pendingMethods,
  },
});

export const { userRestored, signInNeeded, secondStepChanged } = authSlice.actions;
export const {
  selectRestoredUserId,
  selectHasSignedOut,
  selectIsSignInNeeded,
  selectPendingMethods,
} = authSlice.selectors;
