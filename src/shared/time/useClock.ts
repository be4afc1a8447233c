import { useSyncExternalStore } from 'react';
import { dayOf } from '@contract/days';

// Hooks for the current time. A component reads it again whenever it renders, and when a person returns to its tab or
// window: a page that stayed open overnight must not go on with yesterday's time.

const MINUTE_MS = 60_000;

function onReturn(callback: () => void) {
  document.addEventListener('visibilitychange', callback);
  // A window on a second screen stays visible.
  window.addEventListener('focus', callback);
  return () => {
    document.removeEventListener('visibilitychange', callback);
    window.removeEventListener('focus', callback);
  };
}

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const today = () => dayOf(new Date());

/** The beginning of the current minute, in ms since 1970. */
export const useNow = () => useSyncExternalStore(onReturn, minute);

/** Today in UTC, as `YYYY-MM-DD`. */
export const useToday = () => useSyncExternalStore(onReturn, today);
