import type { UserDto } from '@contract/rest';
import { createAction } from '@reduxjs/toolkit';

/** The server reported that the session has ended. */
export const sessionExpired = createAction('session/expired');

/** The user has signed in again over the open page; `at` in ms since the epoch. */
export const sessionRenewed = createAction<{ userId: string; at: number }>('session/renewed');

/** The person has signed out, or another one takes their place: all that was theirs goes. */
export const signedOut = createAction<{ next: UserDto } | undefined>('session/signedOut');
