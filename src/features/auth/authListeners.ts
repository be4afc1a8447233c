import { baseApi } from '@/shared/api/baseApi';
import { secondFactorMissing, signedOut } from '@/shared/api/events';
import type { StartListening } from '@/shared/lib/listening';
import { setUser } from './authApi';
import { refreshUser } from './session';

/** Empties the cache when the user signs out, and learns from the server that a second factor is missing. */
export function addAuthListeners(startListening: StartListening) {
  // The cache is emptied after the pages for signed-in users have
  // unmounted, so that none of them loads it again.
  startListening({
    actionCreator: signedOut,
    effect: async ({ payload }, { dispatch, delay }) => {
      dispatch(setUser(null));
      await delay(0);
      dispatch(baseApi.util.resetApiState());
      dispatch(setUser(payload?.next ?? null));
    },
  });

  // Many calls are refused at once; the user is loaded once for all of them.
  startListening({
    actionCreator: secondFactorMissing,
    effect: async (_, { dispatch, unsubscribe, subscribe }) => {
      unsubscribe();
      await dispatch(refreshUser());
      subscribe();
    },
  });
}
