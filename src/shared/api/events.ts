import { createAction } from '@reduxjs/toolkit';

/** The server no longer knows this session. */
export const sessionExpired = createAction('session/expired');

/** The person has signed out, or another one takes their place: all that was theirs goes. */
export const signedOut = createAction('session/signedOut');
