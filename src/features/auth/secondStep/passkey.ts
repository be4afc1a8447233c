import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { secondStepApi } from './secondStepApi';

/** Asks the browser for a passkey. Rejects if the person cancels. */
export function answerWithPasskey() {
  return async (dispatch: AppDispatch): Promise<AuthenticationResponseJSON> => {
    const [{ startAuthentication }, optionsJSON] = await Promise.all([
      import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser'),
      dispatch(secondStepApi.endpoints.beginPasskey.initiate()).unwrap(),
    ]);
    return startAuthentication({ optionsJSON });
  };
}
