import { useSyncExternalStore } from 'react';
import { dayOf } from '@contract/days';

const today = () => dayOf(new Date());

function onReturn(callback: () => void) {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}

/** Today in UTC, as `YYYY-MM-DD`. A page that stayed open overnight gets the new day when its tab is shown again. */
export const useToday = () => useSyncExternalStore(onReturn, today);
