import { createSlice } from '@reduxjs/toolkit';
import { sessionRenewed, signedOut } from './events';

/** Identifies the session. `baseApi` compares the values of the moments of a request and of its reply. */
interface SessionState {
  /** The number of times that the same person has signed in again without leaving the page. */
  renewals: number;
  /** The number of times that the person has signed out, or that another person has signed in. */
  userChanges: number;
}

/** The part of the root state that the API reads. */
export interface WithSession {
  session: SessionState;
}

const initialState: SessionState = { renewals: 0, userChanges: 0 };

/** Distinguishes the sessions of one visit to the page. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(sessionRenewed, (session) => void (session.renewals += 1));
    builder.addCase(signedOut, (session) => void (session.userChanges += 1));
  },
});
