import { nextTask } from './nextTask';

/** Resolves after the next frame was painted, so that a pressed key is shown first; immediately in a hidden tab. */
export const nextPaint = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => void nextTask().then(resolve));
      });
