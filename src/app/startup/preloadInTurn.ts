import { firstPrefetched } from '@/shared/api/transport/prefetchedResponse';
import { filesInMeta } from '@/shared/chunks/filesInMeta';

/**
 * Requests the chunks `framework` and `start`, which `<meta name="preload">` names, one after the other. They share the
 * line with the chunk `store`: requested with it, all three would arrive at the end, and nothing could be evaluated
 * before. `store` settles with that chunk.
 */
export function preloadInTurn(store: Promise<unknown>): void {
  const [framework, start] = filesInMeta('preload');
  const arrived = Promise.race([preloaded('/store.'), store]);
  // The request for the user takes one round trip. By then the line is about to be free.
  void settled(Promise.race([firstPrefetched(), arrived])).then(() => preload(framework));
  void settled(arrived).then(() => preload(start));
}

const settled = (promise: Promise<unknown>) => promise.catch(() => undefined);

/** Resolves when the page's preload of a script is complete; never if it was before this call. */
function preloaded(file: string): Promise<unknown> {
  const link = document.querySelector(`link[rel="preload"][href*="${file}"]`);
  return new Promise((resolve) => link?.addEventListener('load', resolve));
}

function preload(href: string | undefined) {
  if (!href) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', href, as: 'script' });
  document.head.append(link);
}
