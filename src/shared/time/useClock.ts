import { useSyncExternalStore } from 'react';
import { dayOf } from '@contract/days';

// Hooks for the current time. A component reads it again whenever it renders, and when its tab is shown again: a page
// that stayed open overnight must not go on with yesterday's time.

const MINUTE_MS = 60_000;

function onReturn(callback: () => void) {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const today = () => dayOf(new Date());

/** The beginning of the current minute, in ms since 1970. */
export const useNow = () => useSyncExternalStore(onReturn, minute);

/** Today in UTC, as `YYYY-MM-DD`. */
export const useToday = () => useSyncExternalStore(onReturn, today);
