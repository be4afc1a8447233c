import { prefetchFile } from '@/shared/chunks/prefetchChunks';

/** Prefetches the files that are needed after signing in. The build lists them in the page. */
export function prefetchAfterLogin(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="prefetch"]')?.content ?? '';
  files
    .split(' ')
    .filter(Boolean)
    .forEach((file) => prefetchFile(file));
}
