/**
 * The files that the build lists in a `<meta>` element of the page. `prefetch`: needed after signing in. `preload`:
 * needed in turn. `included`: never loaded, because the frame's chunks contain their modules.
 */
export const filesInMeta = (name: 'prefetch' | 'preload' | 'included'): string[] =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.split(' ') ?? [];
