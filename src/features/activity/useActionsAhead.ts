import { useEffect } from 'react';
import { isCostlyConnection } from '@/shared/lib/isCostlyConnection';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import type { AreaOf } from './activityApi';
import { prefetchActions } from './prefetchActions';

/** The page's own requests come first. */
const START_AFTER_MS = 2_000;

/** Loads the other actions of the area while the open one is shown. */
export function useActionsAhead({ companyId, area, activityId }: AreaOf & { activityId: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isCostlyConnection()) return undefined;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      if (navigator.onLine) {
        void dispatch(prefetchActions({ companyId, area, activityId }, gone.signal));
      }
    }, START_AFTER_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [dispatch, companyId, area, activityId]);
}
