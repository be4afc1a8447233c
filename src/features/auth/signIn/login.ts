import type { LoginPayload } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { authApi, setUser } from '../authApi';

/** Signs in and makes the person known; rejects with an ApiError. */
export function login(payload: LoginPayload) {
  return async (dispatch: AppDispatch) => {
    const user = await dispatch(authApi.endpoints.login.initiate(payload)).unwrap();
    // Somebody else's cached data must not greet this person.
    dispatch(baseApi.util.resetApiState());
    dispatch(setUser(user));
    return user;
  };
}
