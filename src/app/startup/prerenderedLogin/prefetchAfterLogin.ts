import { filesInMeta } from '@/shared/chunks/filesInMeta';
import { prefetchFile } from '@/shared/chunks/prefetchChunks';

/** Prefetches the files that are needed after signing in. */
export function prefetchAfterLogin(): void {
  filesInMeta('prefetch').forEach((file) => prefetchFile(file));
}
