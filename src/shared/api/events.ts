import type { UserDto } from '@contract/rest';
import { createAction } from '@reduxjs/toolkit';

/** The server no longer knows this session. */
export const sessionExpired = createAction('session/expired');

/** The person has signed in again where they were; at: ms since the epoch. */
export const sessionRenewed = createAction<{ userId: string; at: number }>('session/renewed');

/** The person has signed out, or another one takes their place: all that was theirs goes. */
export const signedOut = createAction<{ next: UserDto } | undefined>('session/signedOut');
