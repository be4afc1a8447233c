import type { LoginPayload, UserDto } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { authApi, findUser, setUser } from '../authApi';
import { secondStepChanged } from '../authSlice';
import { pendingMethodsOf } from './sendLogin';

/**
 * Signs in and sets the user in the cache; rejects with an ApiError. If a second factor must follow, the person stays
 * a guest, and Login shows the second step.
 */
export function login(payload: LoginPayload) {
  return async (dispatch: AppDispatch): Promise<void> => {
    try {
      const user = await dispatch(authApi.endpoints.login.initiate(payload)).unwrap();
      await dispatch(completeSignIn(user));
    } catch (error) {
      const methods = pendingMethodsOf(error);
      if (!methods) throw error;
      dispatch(secondStepChanged(methods));
      dispatch(setUser(null));
    }
  };
}

/** Opens the app for the user who has just signed in, once the server has told what it offers. */
export function completeSignIn(user: UserDto) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const { data: current } = await dispatch(findUser());
    dispatch(openFor(current ?? user));
  };
}

function openFor(user: UserDto) {
  return (dispatch: AppDispatch): void => {
    // The cache may still hold the data of the person who was signed in before.
    dispatch(baseApi.util.resetApiState());
    dispatch(setUser(user));
    dispatch(secondStepChanged(null));
  };
}

/** Opens the app for a person who had to set up a second factor first. Everything that was refused loads again. */
export function completeSetUp() {
  return async (dispatch: AppDispatch): Promise<void> => {
    const { data: user } = await dispatch(findUser());
    if (user) dispatch(openFor(user));
  };
}
