import { signedOut } from '@/shared/api/events';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { authApi } from './authApi';

/** Signs out. A failing call is logged only: here, the person is signed out either way. */
export function logout() {
  return async (dispatch: AppDispatch) => {
    const { error } = await dispatch(authApi.endpoints.logout.initiate());
    if (error) console.warn('Logout failed', error);
    dispatch(signedOut());
  };
}
