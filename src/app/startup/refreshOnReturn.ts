import { setupListeners } from '@reduxjs/toolkit/query';
import { refreshUser } from '@/features/auth';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';

/** Who was away for less sees figures that are fresh enough. */
const AWAY_MS = 30_000;

/**
 * Who comes back to the page, after a while in another tab or window, sees what others have changed
 * meanwhile; what is shown stays until the answers are here. So does who was offline, however shortly.
 * Returns the way to end it.
 */
export function refreshOnReturn(dispatch: AppDispatch): () => void {
  return setupListeners(dispatch, (_, { onFocus, onOnline, onOffline }) => {
    let leftAt: number | null = null;

    function leave() {
      leftAt ??= Date.now();
    }

    function comeBack() {
      if (leftAt === null || document.hidden) return;
      const awayMs = Date.now() - leftAt;
      leftAt = null;
      // Without a line nothing can be asked; once it is back, everything is.
      if (awayMs < AWAY_MS || !navigator.onLine) return;
      dispatch(onFocus());
      void dispatch(refreshUser());
    }

    const heard: [EventTarget, string, () => void][] = [
      [document, 'visibilitychange', () => (document.hidden ? leave() : comeBack())],
      [window, 'blur', leave],
      [window, 'focus', comeBack],
      [window, 'online', () => dispatch(onOnline())],
      [window, 'offline', () => dispatch(onOffline())],
    ];
    heard.forEach(([target, event, handle]) => target.addEventListener(event, handle));
    return () =>
      heard.forEach(([target, event, handle]) => target.removeEventListener(event, handle));
  });
}
