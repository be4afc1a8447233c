import { withRetry } from './withRetry';

/** webpack's own way to load a chunk; every dynamic import goes through `e`. */
declare const __webpack_require__: { e: (chunkId: string | number) => Promise<unknown> };

/** From now on every chunk of scripts or styles that fails to load is fetched a second time. */
export function retryChunks(): void {
  __webpack_require__.e = withRetry(__webpack_require__.e);
}
