import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { isApiError, isForbidden, isNotFound } from './errors/ApiError';
import { sampleHidden, sampleShown, selectSampleWithheld } from './sample/sampleSlice';
import { selectShowsStaleData, staleHidden, staleShown } from './staleDataSlice';

export interface QueryResult<T> {
  currentData?: T | undefined;
  isFetching: boolean;
  error?: unknown;
  /** When `currentData` was loaded, ms since 1970. */
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/** The state that a view shows for a query: real data, else sample data, else the error. */
export type QueryView<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T; isSample: boolean }
  | { state: 'failed'; error: unknown; retry: () => void };

/**
 * Prefers real data, also after a failed refresh; the top bar then shows when the data was loaded. Sample data
 * is used only if the server could not be reached and the page shows no real data, including cached data of
 * an earlier visit; a banner then marks it.
 */
export function useQueryView<T>(result: QueryResult<T>): QueryView<T> {
  const dispatch = useAppDispatch();
  const showsSnapshot = useSelector(selectSampleWithheld);
  const showsStaleData = useSelector(selectShowsStaleData);
  const shown = toQueryView(result, showsSnapshot || showsStaleData);
  const isSample = shown.state === 'ready' && shown.isSample;

  useEffect(() => {
    if (!isSample) return undefined;
    dispatch(sampleShown());
    return () => void dispatch(sampleHidden());
  }, [dispatch, isSample]);

  useStaleMark(shown.state === 'ready' && !isSample ? result : null);
  return shown;
}

/** Marks the shown data as stale from a failed refresh until a later one succeeds. */
function useStaleMark(shown: Omit<QueryResult<unknown>, 'refetch'> | null) {
  const dispatch = useAppDispatch();
  const viewId = useId();
  const isMarked = useRef(false);
  const isFetching = shown?.isFetching ?? false;
  const loadedAt = shown?.error === undefined ? null : (shown.fulfilledTimeStamp ?? null);

  useEffect(() => {
    // RTK Query removes the error as soon as the data is requested again.
    if (isFetching) return;
    if (loadedAt !== null) dispatch(staleShown({ viewId, loadedAt }));
    else if (isMarked.current) dispatch(staleHidden(viewId));
    isMarked.current = loadedAt !== null;
  }, [dispatch, viewId, isFetching, loadedAt]);

  useEffect(
    () => () => {
      if (isMarked.current) dispatch(staleHidden(viewId));
    },
    [dispatch, viewId],
  );
}

/** The data to show for one query: real data, else sample data; null if there is neither. */
export function toQueryData<T>(
  { currentData, error, isFetching }: Omit<QueryResult<T>, 'refetch' | 'fulfilledTimeStamp'>,
  isSampleWithheld: boolean,
): { data: T; isSample: boolean } | null {
  // After a refusal the cached data must not be shown either.
  const isRefused = !isFetching && (isForbidden(error) || isNotFound(error));
  if (currentData !== undefined && !isRefused) return { data: currentData, isSample: false };
  if (isApiError(error) && error.sample !== null && !isSampleWithheld)
    return { data: error.sample as T, isSample: true };
  return null;
}

function toQueryView<T>(result: QueryResult<T>, isSampleWithheld: boolean): QueryView<T> {
  const { error, isFetching, refetch } = result;
  const shown = toQueryData(result, isSampleWithheld);
  if (shown) return { state: 'ready', ...shown };
  if (error !== undefined && !isFetching) {
    return { state: 'failed', error, retry: () => void refetch() };
  }
  return { state: 'loading' };
}
