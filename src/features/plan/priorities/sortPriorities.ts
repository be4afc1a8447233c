import { comparePriorities, type Priority } from '@contract/priorities/priorities';

export const PRIORITY_SORTS = ['priority', 'gain', 'perCost', 'perWeek', 'cost', 'weeks'] as const;
export type PrioritySort = (typeof PRIORITY_SORTS)[number];

/** The figure that orders the list, the largest first; null is last. */
const FIGURES: Record<PrioritySort, (one: Priority) => number | null> = {
  priority: ({ priority }) => priority,
  gain: ({ gain }) => gain,
  perCost: ({ gain, costM }) => (costM === null ? null : gain / costM),
  perWeek: ({ gain, weeks }) => (weeks === null ? null : gain / weeks),
  // The cheapest and the shortest are first.
  cost: ({ costM }) => (costM === null ? null : -costM),
  weeks: ({ weeks }) => (weeks === null ? null : -weeks),
};

/** `ranked` by a figure; equal ones, and those without the figure, by priority. */
export function sortPriorities<P extends Priority>(ranked: readonly P[], sort: PrioritySort): P[] {
  const figureOf = FIGURES[sort];
  return ranked.toSorted((a, b) => {
    const [left, right] = [figureOf(a), figureOf(b)];
    if (left === right) return comparePriorities(a, b);
    if (left === null || right === null) return left === null ? 1 : -1;
    return right - left;
  });
}
