import { compareActions } from '@contract/priorities/priorities';
import type { PlanView, RankedPriority } from '../usePlanView';

/** An action whose cost the company has estimated. */
export type Costed = RankedPriority & { costM: number };

/** The actions outside the plan that have a cost, in dotted order, and the number of those without one. */
export function costedCandidates({ ranked, planned }: Pick<PlanView, 'ranked' | 'planned'>) {
  const open = ranked.filter(({ id }) => !planned.has(id));
  const candidates = open.filter((one): one is Costed => one.costM !== null).sort(compareActions);
  return { candidates, left: open.length - candidates.length };
}
