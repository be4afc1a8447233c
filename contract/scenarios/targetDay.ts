import { compareAverages } from '../scoring/numbers/averages';

/** A step by which an average rises on a day. */
interface GainStep {
  /** A day such as '2026-05-13'; null if it is not known when. */
  due_on: string | null;
  gain: number;
}

/**
 * The day on which an average reaches a value if each gain comes on its due day; null if it does not, or only with gains
 * without a day. A value that is reached already has today's day.
 */
export function dayOfReaching(
  steps: readonly GainStep[],
  { average, value, today }: { average: number | null; value: number; today: string },
): string | null {
  if (average === null) return null;
  if (compareAverages(average, value) >= 0) return today;
  const dated = steps
    .flatMap(({ due_on, gain }) => (due_on === null ? [] : [{ due_on, gain }]))
    .sort((a, b) => (a.due_on < b.due_on ? -1 : Number(a.due_on > b.due_on)));
  let projected = average;
  for (const { due_on, gain } of dated) {
    projected += gain;
    if (compareAverages(projected, value) >= 0) return due_on;
  }
  return null;
}
