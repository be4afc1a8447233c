import type { UserDto } from '@contract/rest';
import { createAction } from '@reduxjs/toolkit';

/** The server reported that the session has ended. */
export const sessionExpired = createAction('session/expired');

/** The server refuses every call until the person has set up a second factor. */
export const secondFactorMissing = createAction('session/secondFactorMissing');

/** The user has signed in again over the open page; `at` in ms since the epoch. */
export const sessionRenewed = createAction<{ userId: string; at: number }>('session/renewed');

/**
 * The person has signed out, or `next` signs in instead. All data of the person is removed from the
 * page.
 */
export const signedOut = createAction<{ next: UserDto } | undefined>('session/signedOut');
