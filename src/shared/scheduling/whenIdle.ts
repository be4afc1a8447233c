/** Longest wait for a quiet moment, in ms. */
const LATEST = 2000;

/** Settled when the browser has nothing to do; never once `gone`. */
export function whenQuiet(gone?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such call.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(resolve);
      gone?.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const request = window.requestIdleCallback(() => resolve(), { timeout: LATEST });
    gone?.addEventListener('abort', () => window.cancelIdleCallback(request));
  });
}
