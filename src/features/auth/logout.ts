import { signedOut } from '@/shared/api/events';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { authApi } from './authApi';

/** Signs out on this device even if the request fails; the failure is only logged. */
export function logout() {
  return async (dispatch: AppDispatch) => {
    const { error } = await dispatch(authApi.endpoints.logout.initiate());
    if (error) console.warn('Logout failed', error);
    dispatch(signedOut());
  };
}
