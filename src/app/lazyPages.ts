import { lazyComponent, type LazyComponent } from '@/shared/chunks/lazyComponent';
import { loadOrReload } from '@/shared/chunks/pageRecovery';
import { lazyRouteAt, type LazyRoute } from './pageChunks';
import { pageLoaders } from './pageLoaders';

export const LAZY_PAGES = Object.fromEntries(
  Object.entries(pageLoaders).map(([route, load]) => [
    route,
    lazyComponent(() => loadOrReload(load)),
  ]),
) as Record<LazyRoute, LazyComponent<object>>;

/** How long the first rendering waits for the page, ms. `preloadPage` requested its chunks, so they have usually arrived. */
const PAGE_TIMEOUT_MS = 100;

/**
 * Resolves once the page at the address can be rendered, or does not arrive in time. React shows a page no earlier than
 * 300 ms after a placeholder for it, but at once if there was none.
 */
export async function untilPageLoaded(): Promise<void> {
  const route = lazyRouteAt(window.location.pathname);
  if (!route) return;
  await Promise.race([
    LAZY_PAGES[route].preload(),
    new Promise((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS)),
  ]);
}
