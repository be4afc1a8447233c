import { isApiError } from '@/shared/api/errors/ApiError';

/** Why there is nothing to download. */
export type UnavailableReason = 'loading' | 'sample' | 'failed' | 'nothing';

/** A view's data for a download, or the reason why there is none. */
export type Downloadable<T> = { has: T } | { without: UnavailableReason };

interface QueryResult<T> {
  currentData?: T | undefined;
  error?: unknown;
}

/** Accepts data of the server only, never sample data. */
export function toDownloadable<T>(
  { currentData, error }: QueryResult<T>,
  isEmpty: (data: T) => boolean,
): Downloadable<T> {
  if (currentData !== undefined) {
    return isEmpty(currentData) ? { without: 'nothing' } : { has: currentData };
  }
  if (isApiError(error) && error.sample !== null) return { without: 'sample' };
  return { without: error === undefined ? 'loading' : 'failed' };
}

/** The same data as something else. */
export function mapDownloadable<T, U>(one: Downloadable<T>, map: (data: T) => U): Downloadable<U> {
  return 'has' in one ? { has: map(one.has) } : one;
}

/**
 * What several parts have together. A part without data is left out; one that is still on its way,
 * failed, or is sample data holds up the whole, for nobody could tell what is missing.
 */
export function combineDownloadables<T>(parts: readonly Downloadable<T>[]): Downloadable<T[]> {
  const reasons = parts.flatMap((part) => ('without' in part ? [part.without] : []));
  const held = (['sample', 'failed', 'loading'] as const).find((why) => reasons.includes(why));
  if (held) return { without: held };
  const present = parts.flatMap((part) => ('has' in part ? [part.has] : []));
  return present.length > 0 ? { has: present } : { without: 'nothing' };
}
