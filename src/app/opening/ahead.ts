/** Has the browser fetch what comes after signing in; the build has named it in the page. */
export function fetchAhead(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="ahead"]')?.content ?? '';
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href, as: href.endsWith('.css') ? 'style' : 'script' });
    document.head.append(link);
  }
}
