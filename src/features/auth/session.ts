import type { UserDto } from '@contract/rest';
import { isAnyOf } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { type AppDispatch, type ApiRootState, useAppDispatch } from '@/shared/lib/useAppDispatch';
import { sessionExpired } from '@/shared/api/events';
import { authApi, setUser } from './authApi';

export type Session =
  | { status: 'loading' }
  /** The user could not be loaded; that says nothing about being signed in. */
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'guest' }
  | { status: 'signedIn'; user: UserDto };

const selectUserResult = authApi.endpoints.getUser.select();
const selectFoundUser = authApi.endpoints.findUser.select();

/** The server has said who is signed in. */
export const isUserAnswer = isAnyOf(
  authApi.endpoints.getUser.matchFulfilled,
  authApi.endpoints.findUser.matchFulfilled,
);
export const isUserFailure = isAnyOf(
  authApi.endpoints.getUser.matchRejected,
  authApi.endpoints.findUser.matchRejected,
);

/** The server is being asked who is signed in. */
export const isUserAsked = (state: ApiRootState) =>
  [selectUserResult, selectFoundUser].some(
    (select) => select(state).status === QueryStatus.pending,
  );

/** The person signed in, for code outside React; undefined while not known. */
export function selectUser(
  state: Parameters<typeof selectUserResult>[0],
): UserDto | null | undefined {
  return selectUserResult(state).data;
}

/** Who is signed in. A failed refresh of a known person keeps them signed in. */
export function useSession(): Session {
  const result = useSelector(selectUserResult);
  const dispatch = useAppDispatch();
  if (result.data) return { status: 'signedIn', user: result.data };
  if (result.data === null) return { status: 'guest' };
  if (!result.isError) return { status: 'loading' };
  return { status: 'failed', error: result.error, retry: () => void dispatch(loadUser()) };
}

/** The signed-in user; null for guests and while the user is loading. */
export function useKnownUser(): UserDto | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : null;
}

/** The signed-in user. Only for components that render once the user is loaded; throws elsewhere. */
export function useCurrentUser(): UserDto {
  const user = useKnownUser();
  if (!user) throw new Error('Nobody is signed in here');
  return user;
}

/**
 * Loads the person signed in; nothing is shown before it is known. It stays subscribed: what nobody
 * subscribes to is thrown away when a lost connection comes back, and the whole page with it.
 */
export function loadUser() {
  return authApi.endpoints.getUser.initiate(undefined, {
    forceRefetch: true,
    subscriptionOptions: { refetchOnReconnect: false, refetchOnFocus: false },
  });
}

/**
 * Asks anew who is signed in: roles and company may be others by now. That nobody is ends the session as
 * any other call would find it, so that nothing entered is lost.
 */
export function refreshUser() {
  return async (dispatch: AppDispatch, getState: () => ApiRootState): Promise<void> => {
    const before = selectUser(getState());
    if (!before) return;
    const { data: now } = await dispatch(
      authApi.endpoints.findUser.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    // Whoever signed out or in meanwhile is not brought back.
    if (now === undefined || selectUser(getState()) !== before) return;
    if (now === null) dispatch(sessionExpired());
    else dispatch(setUser(now));
  };
}
