/** Longest wait, ms. */
const TIMEOUT_MS = 2000;

/** Resolves when the browser is idle; never after `signal` has aborted. */
export function whenIdle(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not have it.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(resolve);
      signal?.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const request = window.requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    signal?.addEventListener('abort', () => window.cancelIdleCallback(request));
  });
}
