import { prefetchChunks } from '@/shared/chunks/prefetchChunks';
import { importPage, lazyRouteAt } from '../pageChunks';
import { loadPortfolioEndpoint } from './requestPortfolio';

/**
 * Requests the chunks of the page at the address. Without this they would be requested when React has rendered the
 * frame, and the browser would be idle until they have arrived.
 */
export function preloadPage(): void {
  const route = lazyRouteAt(window.location.pathname);
  if (route) prefetchChunks(() => importPage(route), 'preload');
  if (route === 'portfolio') void loadPortfolioEndpoint();
}
