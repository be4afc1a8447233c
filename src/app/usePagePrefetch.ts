import { useEffect } from 'react';
import { isCostlyConnection } from '@/shared/lib/isCostlyConnection';
import { whenQuiet } from '@/shared/ui/whenQuiet';
import { loadPalette } from './palette/loadPalette';
import { pageLoaders } from './pageLoaders';

/** The page that was opened, with its chart, comes first. */
const START_AFTER_MS = 10_000;

/**
 * Loads the palette and the other pages one by one while the browser is idle, so that they open at once and
 * without a connection.
 */
export function usePagePrefetch(): void {
  useEffect(() => {
    if (isCostlyConnection()) return undefined;
    const gone = new AbortController();
    const prefetch = async () => {
      for (const load of [loadPalette, ...Object.values(pageLoaders)]) {
        await whenQuiet(gone.signal);
        if (gone.signal.aborted || !navigator.onLine) return;
        // A page that fails here is loaded when it is opened.
        await load().catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void prefetch(), START_AFTER_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, []);
}
