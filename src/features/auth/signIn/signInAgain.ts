import type { LoginPayload, UserDto } from '@contract/rest';
import { baseApi, TAG_TYPES } from '@/shared/api/baseApi';
import { sessionRenewed, signedOut } from '@/shared/api/events';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { authApi, setUser } from '../authApi';

/**
 * Signs in without leaving the current page; rejects with an ApiError. The same user can continue on
 * the page. If a different user signs in, all data of the previous user is removed.
 */
export function signInAgain(payload: LoginPayload, { id }: UserDto) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const user = await dispatch(authApi.endpoints.login.initiate(payload)).unwrap();
    if (user.id !== id) {
      dispatch(signedOut({ next: user }));
      return;
    }
    dispatch(setUser(user));
    dispatch(sessionRenewed({ userId: id, at: Date.now() }));
    dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
  };
}
