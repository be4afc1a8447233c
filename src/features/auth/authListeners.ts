import { baseApi } from '@/shared/api/baseApi';
import { sessionExpired, signedOut } from '@/shared/api/events';
import type { StartListening } from '@/shared/lib/listening';
import { knowUser } from './authApi';

export function addAuthListeners(startListening: StartListening) {
  // The user becomes unknown; the guard then shows Login with the way back.
  startListening({
    actionCreator: sessionExpired,
    effect: (_, { dispatch }) => {
      dispatch(knowUser(null));
    },
  });

  // Guests see no page that asks for data; once those are gone, so is all that was cached.
  startListening({
    actionCreator: signedOut,
    effect: async (_, { dispatch, delay }) => {
      dispatch(knowUser(null));
      await delay(0);
      dispatch(baseApi.util.resetApiState());
      dispatch(knowUser(null));
    },
  });
}
