import { loadPortfolioApi } from '@/features/portfolio';
import { prefetchChunks } from '@/shared/chunks/prefetchChunks';
import { importPage, lazyRouteAt } from '../pageChunks';

/**
 * Requests the chunks of the page at the address. Without this they would be requested when React has rendered the
 * frame, and the browser would be idle until they have arrived.
 */
export function preloadPage(): void {
  const route = lazyRouteAt(window.location.pathname);
  if (route) prefetchChunks(() => importPage(route), 'preload');
  // If it cannot be loaded, the page reports that.
  if (route === 'portfolio') void loadPortfolioApi().catch(() => null);
}
