import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { isApiError, isForbidden, isNotFound } from './errors/ApiError';
import { sampleHidden, sampleShown, selectSampleWithheld } from './sample/sampleSlice';

interface QueryResult<T> {
  currentData?: T | undefined;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** What a view shows of one query: real data, else built-in sample data, else what went wrong. */
export type Shown<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T; isSample: boolean }
  | { state: 'failed'; error: unknown; retry: () => void };

/**
 * Real data always comes first, also when a refresh failed; sample data only where the server
 * could not be reached and nothing real is known, here or from an earlier visit elsewhere on the
 * page. While it shows, the banner says so.
 */
export function useShown<T>(result: QueryResult<T>): Shown<T> {
  const dispatch = useAppDispatch();
  const withheld = useSelector(selectSampleWithheld);
  const shown = toShown(result, withheld);
  const isSample = shown.state === 'ready' && shown.isSample;

  useEffect(() => {
    if (!isSample) return undefined;
    dispatch(sampleShown());
    return () => void dispatch(sampleHidden());
  }, [dispatch, isSample]);

  return shown;
}

function toShown<T>(result: QueryResult<T>, withheld: boolean): Shown<T> {
  const { currentData, error, isFetching, refetch } = result;
  // What the server refuses is not shown from the cache either.
  const isRefused = !isFetching && (isForbidden(error) || isNotFound(error));
  if (currentData !== undefined && !isRefused)
    return { state: 'ready', data: currentData, isSample: false };
  if (isApiError(error) && error.sample !== null && !withheld) {
    return { state: 'ready', data: error.sample as T, isSample: true };
  }
  if (error !== undefined && !isFetching) {
    return { state: 'failed', error, retry: () => void refetch() };
  }
  return { state: 'loading' };
}
