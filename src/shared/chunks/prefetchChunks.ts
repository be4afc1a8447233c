/** webpack's loader of chunks (`e`), and the files that a chunk consists of. */
interface WebpackRequire {
  e: (chunkId: string | number) => Promise<unknown>;
  /** The chunk's script, below `p`. */
  u: (chunkId: string | number) => string;
  /** The chunk's style sheet, below `p`; present if any chunk has one. */
  miniCssF?: (chunkId: string | number) => string | undefined;
  p: string;
}

declare const __webpack_require__: WebpackRequire | undefined;

/**
 * Makes the browser fetch the chunks that `load` imports without running them, so that they later
 * open quickly and without a connection. `preload` is for chunks that are needed immediately.
 */
export function prefetchChunks(
  load: () => Promise<unknown>,
  rel: 'prefetch' | 'preload' = 'prefetch',
): void {
  // Tests have no chunks.
  if (typeof __webpack_require__ === 'undefined') return;
  const webpack = __webpack_require__;
  const { e } = webpack;
  webpack.e = (chunkId) => {
    for (const file of [webpack.u(chunkId), webpack.miniCssF?.(chunkId)]) {
      // A chunk without a style sheet has a name without a hash.
      if (!file || file.includes('.undefined.')) continue;
      prefetchFile(webpack.p + file, rel);
    }
    return new Promise(() => undefined);
  };
  try {
    void load();
  } finally {
    webpack.e = e;
  }
}

/** Adds a hint for a script or a style sheet, unless there is one. */
export function prefetchFile(href: string, rel: 'prefetch' | 'preload' = 'prefetch'): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel, href, as: href.endsWith('.css') ? 'style' : 'script' });
  document.head.append(link);
}
