import { isApiError } from '@/shared/api/errors/ApiError';

/** Why there is nothing to download. */
export type UnavailableReason = 'loading' | 'sample' | 'failed' | 'nothing';

/** A view's data for a download, or the reason why there is none. */
export type Downloadable<T> = { has: T } | { without: UnavailableReason };

interface QueryResult<T> {
  currentData?: T | undefined;
  error?: unknown;
}

/** Real data only; sample data is never downloaded. Without `isEmpty`, there is always something to download. */
export function toDownloadable<T>(
  { currentData, error }: QueryResult<T>,
  isEmpty: (data: T) => boolean = () => false,
): Downloadable<T> {
  if (currentData !== undefined) {
    return isEmpty(currentData) ? { without: 'nothing' } : { has: currentData };
  }
  if (isApiError(error) && error.sample !== null) return { without: 'sample' };
  return { without: error === undefined ? 'loading' : 'failed' };
}

/** Converts the data, and keeps the reason if there is none. */
export function mapDownloadable<T, U>(one: Downloadable<T>, map: (data: T) => U): Downloadable<U> {
  return 'has' in one ? { has: map(one.has) } : one;
}

/** The data, or undefined while there are none. */
export function dataOf<T>(one: Downloadable<T>): T | undefined {
  return 'has' in one ? one.has : undefined;
}

/** Two parts that are needed together: the data of both, or the reason why one of them is missing. */
export function joinDownloadables<A, B>(
  one: Downloadable<A>,
  other: Downloadable<B>,
): Downloadable<[A, B]> {
  if ('without' in one) return one;
  return mapDownloadable(other, (data) => [one.has, data]);
}

/**
 * Combines several parts into one list. A part without data is left out. If a part is loading, has
 * failed or is sample data, the whole is unavailable, because the file would not show what is
 * missing.
 */
export function combineDownloadables<T>(parts: readonly Downloadable<T>[]): Downloadable<T[]> {
  const reasons = parts.flatMap((part) => ('without' in part ? [part.without] : []));
  const blocking = (['sample', 'failed', 'loading'] as const).find((why) => reasons.includes(why));
  if (blocking) return { without: blocking };
  const present = parts.flatMap((part) => ('has' in part ? [part.has] : []));
  return present.length > 0 ? { has: present } : { without: 'nothing' };
}
