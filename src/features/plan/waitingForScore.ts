import { useMemo } from 'react';
import type { RankedAction } from './Answers';
import { useGetPlanQuery, useGetPrioritiesQuery } from './planApi';
import { isOpen, type PlanItem } from './PlanItem';

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of the actions that are done but not scored since, so that their states are still below the aims. They are
 * not offered again. An action that is planned again does not wait.
 */
export function waitingForScore(
  items: readonly PlanItem[],
  actions: readonly RankedAction[],
): ReadonlySet<string> {
  const answeredAt = new Map(actions.map((one) => [one.id, one.answeredAt]));
  const open = new Set(items.filter(isOpen).map(({ activityId }) => activityId));
  const waiting = items.filter(({ activityId, doneAt, state, aim }) => {
    const answered = answeredAt.get(activityId) ?? null;
    const isScoredSince = doneAt === null || answered === null || answered > doneAt;
    return !isScoredSince && !open.has(activityId) && state !== null && state < aim;
  });
  return new Set(waiting.map(({ activityId }) => activityId));
}

/** The same for a company; none while its answers or its plan are unknown. */
export function useWaitingForScore(companyId: string, hasPlan: boolean): ReadonlySet<string> {
  const { currentData: answers } = useGetPrioritiesQuery(companyId);
  const { currentData: plan } = useGetPlanQuery(companyId, { skip: !hasPlan });
  return useMemo(
    () => (answers && plan ? waitingForScore(plan, answers.actions) : NONE),
    [answers, plan],
  );
}
