import { useEffect } from 'react';
import { loadHistoryPanel } from '@/features/activity';
import { prefetchChunks } from '@/shared/chunks/prefetchChunks';
import { shouldSkipPrefetching } from '@/shared/lib/shouldSkipPrefetching';
import { whenIdle } from '@/shared/scheduling/whenIdle';
import { loadMenus } from '@/shared/ui/popup/LazyMenu';
import { loadPalette } from '../palette/loadPalette';
import { pageLoaders } from '../pageLoaders';

/** The page itself loads first, ms. */
const START_AFTER_MS = 10_000;

/**
 * Fetches antd, the palette, the history panel and the other pages one by one while the browser is idle, so
 * that they open without a wait and without a connection. None of it runs before it is needed.
 */
export function usePagePrefetch(): void {
  useEffect(() => {
    if (shouldSkipPrefetching()) return undefined;
    const unmounted = new AbortController();
    const prefetch = async () => {
      for (const load of [
        loadMenus,
        loadPalette,
        loadHistoryPanel,
        ...Object.values(pageLoaders),
      ]) {
        await whenIdle(unmounted.signal);
        if (unmounted.signal.aborted || !navigator.onLine) return;
        prefetchChunks(load);
      }
    };
    const timer = setTimeout(() => void prefetch(), START_AFTER_MS);
    return () => {
      clearTimeout(timer);
      unmounted.abort();
    };
  }, []);
}
