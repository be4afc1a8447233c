import { isRejectedWithValue } from '@reduxjs/toolkit';
import { isUnreachable } from '@/shared/api/errors/ApiError';
import { baseApi } from '@/shared/api/baseApi';
import { signedOut } from '@/shared/api/events';
import type { AppStartListening } from '../types';

/** The endpoints that a company's pages show. */
const OFFLINE_ENDPOINTS: ReadonlySet<string | undefined> = new Set([
  'getDrivers',
  'getDriverCounts',
  'getDriver',
  'getSubdrivers',
  'getImpactAreas',
  'getImpactAreasWithCurrent',
  'getProgress',
  'getGraphDrivers',
  'getScoreMovement',
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
 * Keeps data that was loaded online available without a connection. RTK Query removes invalidated entries that no
 * view shows, such as the dashboard's figures after a save on another page. Their data is set aside here and
 * restored when the server cannot be reached as the entry is next requested.
 */
export function addOfflineListeners(startListening: AppStartListening) {
  /** Data of removed entries, by cache key. */
  const removed = new Map<string, unknown>();

  startListening({
    actionCreator: baseApi.internalActions.removeQueryResult,
    effect: ({ payload: { queryCacheKey } }, { getOriginalState }) => {
      const entry = getOriginalState().api.queries[queryCacheKey];
      if (entry?.data === undefined || !OFFLINE_ENDPOINTS.has(entry.endpointName)) return;
      removed.set(queryCacheKey, entry.data);
    },
  });

  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const { endpointName, originalArgs, queryCacheKey } = meta.arg as QueryRejection;
      const value = removed.get(queryCacheKey);
      if (value === undefined || !isUnreachable(payload)) return;
      if (getState().api.queries[queryCacheKey]?.data !== undefined) return;
      // The type of `baseApi` does not contain the endpoints that the features inject.
      const entry = { endpointName, arg: originalArgs, value } as never;
      dispatch(baseApi.util.upsertQueryEntries([entry]));
    },
  });

  startListening({ actionCreator: signedOut, effect: () => removed.clear() });
}
