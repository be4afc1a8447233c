import { nextTask } from './nextTask';

/**
 * Resolves after the next frame was painted, so that a pressed key is shown first; immediately in a hidden tab, and
 * never after `signal` has aborted.
 */
export const nextPaint = (signal?: AbortSignal): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        const frame = requestAnimationFrame(() => {
          void nextTask().then(() => {
            if (!signal?.aborted) resolve();
          });
        });
        signal?.addEventListener('abort', () => cancelAnimationFrame(frame));
      });
