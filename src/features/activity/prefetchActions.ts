import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';
import { whenIdle } from '@/shared/scheduling/whenIdle';
import { activityApi, type AreaIds } from './activityApi';
import { MAX_PREFETCHED_ACTIONS } from './answeredActions';

const { getAnsweredActions, getActivities, getActivity, getAnswer } = activityApi.endpoints;

/**
 * Caches the actions of an area and the company's answers to them, so that they open without a connection. Loads
 * only what is not cached, the actions next to `activityId` first, and one request at a time while the browser is
 * idle. Stops at the first failure.
 */
export function prefetchActions(ids: AreaIds & { activityId: string }, signal: AbortSignal) {
  return async (dispatch: AppDispatch, getState: () => ApiRootState): Promise<void> => {
    const { companyId, area } = ids;
    const unsubscribed = { subscribe: false };
    const { data: activities } = await dispatch(
      getActivities.initiate({ companyId, area }, unsubscribed),
    );
    const answerOf = (activityId: string) => ({ companyId, activityId });
    const isCached = (id: string) =>
      getActivity.select(id)(getState()).data !== undefined &&
      getAnswer.select(answerOf(id))(getState()).data !== undefined;
    const missing = nearestFirst(
      (activities ?? []).map(({ id }) => id),
      ids.activityId,
    ).filter((id) => !isCached(id));

    for (let from = 0; from < missing.length; from += MAX_PREFETCHED_ACTIONS) {
      await whenIdle(signal);
      if (signal.aborted || !navigator.onLine) return;
      const ids = missing.slice(from, from + MAX_PREFETCHED_ACTIONS);
      const { data } = await dispatch(
        getAnsweredActions.initiate({ companyId, ids }, unsubscribed),
      );
      if (!data) return;
      data.forEach(({ activity, answer }, index) => {
        const id = ids[index];
        // If the action was opened in the meantime, its cached answer is newer.
        if (!activity || id === undefined || isCached(id)) return;
        dispatch(
          activityApi.util.upsertQueryEntries([
            { endpointName: 'getActivity', arg: id, value: activity },
            { endpointName: 'getAnswer', arg: answerOf(id), value: answer },
          ]),
        );
      });
    }
  };
}

/** The ids by their distance from the current one; of two at the same distance, the later one first. */
function nearestFirst(ids: readonly string[], currentId: string): string[] {
  const current = ids.indexOf(currentId);
  const rank = (index: number) => 2 * Math.abs(index - current) - (index > current ? 1 : 0);
  return ids
    .map((id, index) => ({ id, rank: rank(index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}
