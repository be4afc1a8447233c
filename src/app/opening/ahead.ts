/** Longest wait for a quiet moment, ms. */
const LATEST = 2_000;

export function whenQuiet(work: () => void): void {
  // Safari has no such call.
  if (typeof window.requestIdleCallback !== 'function') setTimeout(work);
  else window.requestIdleCallback(work, { timeout: LATEST });
}

/** Has the browser fetch what comes after signing in; the build has named it in the page. */
export function fetchAhead(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="ahead"]')?.content ?? '';
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href, as: href.endsWith('.css') ? 'style' : 'script' });
    document.head.append(link);
  }
}
