import { baseApi } from '@/shared/api/baseApi';
import { signedOut } from '@/shared/api/events';
import type { StartListening } from '@/shared/lib/listening';
import { setUser } from './authApi';

/** Empties the cache when the user signs out. */
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
}
