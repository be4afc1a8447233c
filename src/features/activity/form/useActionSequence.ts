import { skipToken } from '@reduxjs/toolkit/query';
import { neighborsOf, nextUnfinished, type ActivityItem } from '../Activity';
import { useGetActivitiesQuery, useGetNeighborsQuery, type AnswerIds } from '../activityApi';

/**
 * The actions before and after this one, and the unfinished ones: of the impact area, or of `sequence` if it is given.
 * `unfinished` is their number, null while the actions are loading; so is `position`, this one's among all, from 1.
 */
export function useActionSequence(
  { companyId, activityId }: AnswerIds,
  area: string,
  sequence: readonly ActivityItem[] | null | undefined,
) {
  const isArea = sequence === undefined;
  const { currentData: loaded, isError } = useGetNeighborsQuery(
    isArea ? { activityId, area } : skipToken,
  );
  const { currentData: ofArea } = useGetActivitiesQuery(isArea ? { companyId, area } : skipToken);
  const actions = isArea ? ofArea : sequence;
  // Offline, the neighbors are read from the cached list of the area, which has the same order.
  const isListed = !isArea || isError;
  const index = actions?.findIndex(({ id }) => id === activityId) ?? -1;
  return {
    neighbors: loaded ?? (isListed && actions ? neighborsOf(actions, activityId) : undefined),
    unfinishedId: actions ? nextUnfinished(actions, activityId) : null,
    unfinished: actions ? actions.filter(({ status }) => status !== 'done').length : null,
    position: actions && index >= 0 ? { position: index + 1, total: actions.length } : null,
  };
}
