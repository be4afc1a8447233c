import { setupListeners } from '@reduxjs/toolkit/query';
import { refreshUser } from '@/features/auth';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';

/** After a shorter absence the shown data counts as fresh, ms. */
const MIN_ABSENCE_MS = 30_000;

/**
 * Refetches the shown data and the user when a person returns from another tab or window, and the shown data when
 * the connection is back. The page shows the current data in the meantime. Returns a function that stops this.
 */
export function refreshOnReturn(dispatch: AppDispatch): () => void {
  return setupListeners(dispatch, (_, { onFocus, onOnline, onOffline }) => {
    let leftAt: number | null = null;

    function onLeave() {
      leftAt ??= Date.now();
    }

    function onReturn() {
      if (leftAt === null || document.hidden) return;
      const absenceMs = Date.now() - leftAt;
      leftAt = null;
      // Offline, every request would fail. The event `online` refetches everything later.
      if (absenceMs < MIN_ABSENCE_MS || !navigator.onLine) return;
      dispatch(onFocus());
      void dispatch(refreshUser());
    }

    const listeners: [EventTarget, string, () => void][] = [
      [document, 'visibilitychange', () => (document.hidden ? onLeave() : onReturn())],
      [window, 'blur', onLeave],
      [window, 'focus', onReturn],
      [window, 'online', () => dispatch(onOnline())],
      [window, 'offline', () => dispatch(onOffline())],
    ];
    listeners.forEach(([target, event, handle]) => target.addEventListener(event, handle));
    return () =>
      listeners.forEach(([target, event, handle]) => target.removeEventListener(event, handle));
  });
}
