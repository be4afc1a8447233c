import type { LoginPayload, UserDto } from '@contract/rest';
import { baseApi, TAG_TYPES } from '@/shared/api/baseApi';
import { sessionRenewed, signedOut } from '@/shared/api/events';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { authApi, setUser } from '../authApi';

/**
 * Signs in over the page that a person is on; rejects with an ApiError. They go on where they were;
 * if it is somebody else, everything of the first one goes from the page.
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
