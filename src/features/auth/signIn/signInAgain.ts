import type { LoginPayload, UserDto } from '@contract/rest';
import { baseApi, TAG_TYPES } from '@/shared/api/baseApi';
import { askForProof } from '@/shared/api/proof/askForProof';
import { sessionRenewed, signedOut } from '@/shared/api/events';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { authApi, findUser, setUser } from '../authApi';
import { pendingMethodsOf } from './sendLogin';

/**
 * Signs in without leaving the current page; rejects with an ApiError. The same user can continue on
 * the page. If a different user signs in, all data of the previous user is removed.
 */
export function signInAgain(payload: LoginPayload, previous: UserDto) {
  return async (dispatch: AppDispatch): Promise<void> => {
    dispatch(continueAs(await dispatch(signIn(payload)), previous));
  };
}

/** Continues on the current page if somebody has signed in in another tab. Does nothing if nobody has. */
export function continueIfSignedIn(previous: UserDto) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const user = await dispatch(findUser()).unwrap();
    if (user) dispatch(continueAs(user, previous));
  };
}

function continueAs(user: UserDto, { id }: UserDto) {
  return (dispatch: AppDispatch): void => {
    if (user.id !== id) {
      dispatch(signedOut({ next: user }));
      return;
    }
    dispatch(setUser(user));
    dispatch(sessionRenewed({ userId: id, at: Date.now() }));
    dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
  };
}

/** Signs in with the password, and with a second factor in a dialog if the person has one. */
function signIn(payload: LoginPayload) {
  return async (dispatch: AppDispatch): Promise<UserDto> => {
    try {
      return await dispatch(authApi.endpoints.login.initiate(payload)).unwrap();
    } catch (error) {
      const methods = pendingMethodsOf(error);
      if (!methods || !(await askForProof(dispatch, methods, 'signIn'))) throw error;
      const user = await dispatch(findUser()).unwrap();
      if (!user) throw error;
      return user;
    }
  };
}
