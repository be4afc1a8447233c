import type { UserDto } from '@contract/rest';
import { isAnyOf } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { type AppDispatch, type ApiRootState, useAppDispatch } from '@/shared/lib/useAppDispatch';
import { sessionExpired } from '@/shared/api/events';
import { authApi, findUser, setUser } from './authApi';

export type Session =
  | { status: 'loading' }
  /** The request for the user failed; whether there is a session is unknown. */
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'guest' }
  | { status: 'signedIn'; user: UserDto };

const selectUserResult = authApi.endpoints.getUser.select();
const selectFoundUser = authApi.endpoints.findUser.select();

/** Matches a successful reply with the signed-in user or null. */
export const isUserFulfilled = isAnyOf(
  authApi.endpoints.getUser.matchFulfilled,
  authApi.endpoints.findUser.matchFulfilled,
);
export const isUserRejected = isAnyOf(
  authApi.endpoints.getUser.matchRejected,
  authApi.endpoints.findUser.matchRejected,
);

/** Whether a request for the signed-in user is pending. */
export const selectIsUserPending = (state: ApiRootState) =>
  [selectUserResult, selectFoundUser].some(
    (select) => select(state).status === QueryStatus.pending,
  );

/** The signed-in user for code outside React: null for guests, undefined before the first reply. */
export function selectUser(
  state: Parameters<typeof selectUserResult>[0],
): UserDto | null | undefined {
  return selectUserResult(state).data;
}

/** The user as in `selectUser`, after the reply of a pending request; undefined only if that request failed. */
export function awaitUser() {
  return async (dispatch: AppDispatch, getState: () => ApiRootState) => {
    await dispatch(authApi.util.getRunningQueryThunk('getUser', undefined));
    return selectUser(getState());
  };
}

/** The session's state. After a failed refresh, the user who was signed in stays signed in. */
export function useSession(): Session {
  const result = useSelector(selectUserResult);
  const dispatch = useAppDispatch();
  if (result.data) return { status: 'signedIn', user: result.data };
  if (result.data === null) return { status: 'guest' };
  if (!result.isError) return { status: 'loading' };
  return { status: 'failed', error: result.error, retry: () => void dispatch(loadUser()) };
}

/** The signed-in user; null for guests and while the user is loading. */
export function useOptionalUser(): UserDto | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : null;
}

/**
 * The signed-in user. Throws unless a user is loaded, so only components behind the guard may call
 * it.
 */
export function useCurrentUser(): UserDto {
  const user = useOptionalUser();
  if (!user) throw new Error('Nobody is signed in here');
  return user;
}

/**
 * Loads the signed-in user. The subscription is never removed, because RTK Query drops entries
 * without a subscription when the connection returns, and the guard would then unmount the page.
 */
export function loadUser() {
  return authApi.endpoints.getUser.initiate(undefined, {
    forceRefetch: true,
    subscriptionOptions: { refetchOnReconnect: false, refetchOnFocus: false },
  });
}

/**
 * Loads the user again, since their roles and company may have changed. If the session has ended,
 * this is handled like a 401 of any other call, so that unsaved input is not lost.
 */
export function refreshUser() {
  return async (dispatch: AppDispatch, getState: () => ApiRootState): Promise<void> => {
    const previousUser = selectUser(getState());
    if (!previousUser) return;
    const { data: currentUser } = await dispatch(findUser());
    // Someone may have signed out or in while the request was pending; its reply is then outdated.
    if (currentUser === undefined || selectUser(getState()) !== previousUser) return;
    if (currentUser === null) dispatch(sessionExpired());
    else dispatch(setUser(currentUser));
  };
}
