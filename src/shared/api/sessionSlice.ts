import { createSlice } from '@reduxjs/toolkit';
import { sessionRenewed, signedOut } from './events';

/** Counts, so that a reply can be compared with the session in which its request was sent. */
interface SessionState {
  /** How often the same person signed in again over the page. */
  renewals: number;
  /** How often the person signed out or another one signed in. */
  changes: number;
}

/** The part of the root state that the API reads. */
export interface WithSession {
  session: SessionState;
}

const initialState: SessionState = { renewals: 0, changes: 0 };

/** Tells the sessions of this visit apart. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(sessionRenewed, (session) => void (session.renewals += 1));
    builder.addCase(signedOut, (session) => void (session.changes += 1));
  },
});
