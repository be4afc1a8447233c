import { baseApi } from '@/shared/api/baseApi';
import { signedOut } from '@/shared/api/events';
import type { StartListening } from '@/shared/lib/listening';
import { knowUser } from './authApi';

export function addAuthListeners(startListening: StartListening) {
  // The first dispatch unmounts every page that loads data. Clearing the cache before that would
  // make those pages load it again.
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
