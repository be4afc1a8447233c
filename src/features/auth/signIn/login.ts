import type { LoginPayload } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { authApi, setUser } from '../authApi';

/** Signs in and sets the user in the cache; rejects with an ApiError. */
export function login(payload: LoginPayload) {
  return async (dispatch: AppDispatch) => {
    const user = await dispatch(authApi.endpoints.login.initiate(payload)).unwrap();
    // The cache may still hold the data of the person who was signed in before.
    dispatch(baseApi.util.resetApiState());
    dispatch(setUser(user));
    return user;
  };
}
