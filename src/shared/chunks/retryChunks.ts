/** webpack's function that loads a chunk; every dynamic import calls `e`. */
declare const __webpack_require__: { e: (chunkId: string | number) => Promise<unknown> };

/** Long enough for a connection that is changing networks, and too short to be noticed. */
const PAUSE_MS = 400;

/**
 * Replaces webpack's loader, so that every chunk of scripts or styles that fails to load is fetched
 * a second time.
 */
export function retryChunks(): void {
  __webpack_require__.e = withRetry(__webpack_require__.e);
}

/** Returns a loader that tries again once after a failure. */
export function withRetry<Id>(load: (id: Id) => Promise<unknown>): (id: Id) => Promise<unknown> {
  return (id) =>
    load(id).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return load(id);
    });
}
