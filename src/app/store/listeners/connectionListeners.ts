import { baseApi } from '@/shared/api/baseApi';
import { selectConnectionLost } from '@/shared/api/connectionSlice';
import type { AppStartListening } from '../types';

/** The pauses before the attempts, ms; the last one is repeated. */
const PAUSES_MS = [5_000, 10_000, 20_000, 40_000, 60_000];

/** Loads the data of the page again, after growing pauses, until the server replies. */
export function addConnectionListeners(startListening: AppStartListening) {
  startListening({
    predicate: (_, now, before) => selectConnectionLost(now) && !selectConnectionLost(before),
    effect: async (_, { condition, dispatch }) => {
      for (let attempt = 0; ; attempt += 1) {
        const pause = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)];
        if (await condition((__, now) => !selectConnectionLost(now), pause)) return;
        // A hidden page loads its data when the person returns; offline, every request would fail.
        if (!document.hidden && navigator.onLine) dispatch(baseApi.internalActions.onOnline());
      }
    },
  });
}
