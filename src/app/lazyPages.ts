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

/**
 * Resolves once the page at an address can be rendered, or could not be loaded. The page's frame is visible meanwhile;
 * React would show the page no earlier than 300 ms after a placeholder for it.
 */
export async function preloadPageAt(pathname: string): Promise<void> {
  const route = lazyRouteAt(pathname);
  if (route) await LAZY_PAGES[route].preload();
}
