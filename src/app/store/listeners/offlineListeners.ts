import { isRejectedWithValue, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { isUnreachable } from '@/shared/api/errors/ApiError';
import { baseApi } from '@/shared/api/baseApi';
import { FIGURE_TAGS } from '@/shared/api/companyFigures';
import { signedOut } from '@/shared/api/events';
import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';
import type { AppStartListening } from '../types';

/** The tags of what a company's pages show and a change can remove. */
const TAGS_OF_PAGES = [...FIGURE_TAGS, 'Targets', 'Answer', 'AnswerHistory'] as const;

interface QueryRejection {
  endpointName: string;
  originalArgs: unknown;
  queryCacheKey: string;
}

/** Data of an entry that RTK Query removed. */
interface RemovedData {
  value: unknown;
  /** When it was loaded, ms since 1970. */
  loadedAt: number;
}

/**
 * Keeps data that was loaded online available without a connection. RTK Query removes invalidated entries that no
 * view shows, such as the dashboard's figures after a save on another page. Their data is set aside here and
 * restored when the server cannot be reached as the entry is next requested.
 */
export function addOfflineListeners(startListening: AppStartListening) {
  /** Data of removed entries, by cache key. */
  const removed = new Map<string, RemovedData>();

  startListening({
    actionCreator: baseApi.internalActions.removeQueryResult,
    effect: ({ payload: { queryCacheKey } }, { getOriginalState }) => {
      const state = getOriginalState();
      const entry = state.api.queries[queryCacheKey];
      const ofPages = baseApi.util.selectInvalidatedBy(state, TAGS_OF_PAGES);
      if (entry?.data === undefined || !ofPages.some((one) => one.queryCacheKey === queryCacheKey))
        return;
      const { data: value, fulfilledTimeStamp: loadedAt = 0 } = entry;
      removed.set(queryCacheKey, { value, loadedAt });
    },
  });

  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const { endpointName, originalArgs, queryCacheKey } = meta.arg as QueryRejection;
      const data = removed.get(queryCacheKey);
      if (data === undefined || !isUnreachable(payload)) return;
      if (getState().api.queries[queryCacheKey]?.data !== undefined) return;
      dispatch(restoring(endpointName, originalArgs, data));
      // The entry has no error now. Requested once more, it is marked as stale.
      dispatch(requesting(endpointName, originalArgs));
    },
  });

  startListening({ actionCreator: signedOut, effect: () => removed.clear() });
}

/** The action that restores an entry's data with the time when it was loaded. */
function restoring(endpointName: string, arg: unknown, { value, loadedAt }: RemovedData) {
  // The type of `baseApi` does not contain the endpoints that the features inject.
  const action = baseApi.util.upsertQueryEntries([{ endpointName, arg, value } as never]);
  // RTK Query takes the time from `meta`, which the type of the action does not contain either.
  const { meta } = action as { meta?: object };
  return { ...action, meta: { ...meta, timestamp: loadedAt } };
}

type Initiate = (
  arg: unknown,
  options: object,
) => ThunkAction<unknown, ApiRootState, unknown, UnknownAction>;

/** Requests an entry again, without a view. */
function requesting(endpointName: string, arg: unknown) {
  const endpoints = baseApi.endpoints as Record<string, { initiate: Initiate } | undefined>;
  return (dispatch: AppDispatch): void => {
    const initiate = endpoints[endpointName]?.initiate;
    if (initiate) void dispatch(initiate(arg, { subscribe: false, forceRefetch: true }));
  };
}
