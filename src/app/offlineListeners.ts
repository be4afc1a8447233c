import { isRejectedWithValue } from '@reduxjs/toolkit';
import { isUnreachable } from '@/shared/api/errors/ApiError';
import { baseApi } from '@/shared/api/baseApi';
import { signedOut } from '@/shared/api/events';
import type { StartListening } from '@/shared/lib/listening';

/** What the pages of a company show. */
const KEPT_ENDPOINTS: ReadonlySet<string | undefined> = new Set([
  'getDrivers',
  'getDriverCounts',
  'getDriver',
  'getImpactAreas',
  'getImpactAreasWithCurrent',
  'getProgress',
  'getGraphDrivers',
  'getActivity',
  'getActivities',
  'getAllActivities',
  'getCompletedActivities',
  'getAnswer',
  'getAnswerHistory',
]);

interface QueryRejection {
  endpointName: string;
  originalArgs: unknown;
  queryCacheKey: string;
}

/**
 * Keeps what was seen online available without a connection. RTK Query removes invalidated entries that no view
 * shows, such as the dashboard's figures after a save elsewhere. Their data is set aside here, and comes back when
 * the server cannot be reached as the entry is next requested.
 */
export function addOfflineListeners(startListening: StartListening) {
  /** Data of removed entries, by cache key. */
  const outdated = new Map<string, unknown>();

  startListening({
    actionCreator: baseApi.internalActions.removeQueryResult,
    effect: ({ payload: { queryCacheKey } }, { getOriginalState }) => {
      const entry = getOriginalState().api.queries[queryCacheKey];
      if (entry?.data === undefined || !KEPT_ENDPOINTS.has(entry.endpointName)) return;
      outdated.set(queryCacheKey, entry.data);
    },
  });

  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const { endpointName, originalArgs, queryCacheKey } = meta.arg as QueryRejection;
      const value = outdated.get(queryCacheKey);
      if (value === undefined || !isUnreachable(payload)) return;
      if (getState().api.queries[queryCacheKey]?.data !== undefined) return;
      // The one API does not know the endpoints that the features inject.
      const entry = { endpointName, arg: originalArgs, value } as never;
      dispatch(baseApi.util.upsertQueryEntries([entry]));
    },
  });

  startListening({ actionCreator: signedOut, effect: () => outdated.clear() });
}
