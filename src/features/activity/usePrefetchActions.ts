import { useEffect } from 'react';
import { shouldSkipPrefetching } from '@/shared/lib/shouldSkipPrefetching';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import type { AreaIds } from './activityApi';
import { prefetchActions } from './prefetchActions';

/** The delay lets the page's own requests finish first. */
const PREFETCH_DELAY_MS = 2_000;

/** Prefetches the other actions of the area while one of them is open. */
export function usePrefetchActions({
  companyId,
  area,
  activityId,
}: AreaIds & { activityId: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (shouldSkipPrefetching()) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      if (navigator.onLine) {
        void dispatch(prefetchActions({ companyId, area, activityId }, controller.signal));
      }
    }, PREFETCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [dispatch, companyId, area, activityId]);
}
