import { baseApi } from '@/shared/api/baseApi';
import { signedOut } from '@/shared/api/events';
import type { StartListening } from '@/shared/lib/listening';
import { knowUser } from './authApi';

export function addAuthListeners(startListening: StartListening) {
  // Guests see no page that asks for data; once those are gone, so is all that was cached.
  startListening({
    actionCreator: signedOut,
    effect: async ({ payload }, { dispatch, delay }) => {
      dispatch(knowUser(null));
      await delay(0);
      dispatch(baseApi.util.resetApiState());
      dispatch(knowUser(payload?.next ?? null));
    },
  });
}
