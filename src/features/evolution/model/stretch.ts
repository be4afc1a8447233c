import { compareAverages } from '@contract/scoring/numbers/averages';
import type { WeekValues } from '../Evolution';

/** A part of a line that only falls, or only rises. Its ends are weeks 1 … 52. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * The stretch of a line around a place between two weeks, such as 22.4. Weeks without a change belong to it where it
 * goes on in the same direction after them. Null in a gap, and where the line is level.
 */
export function stretchAt(values: WeekValues, place: number): Stretch | null {
  const valueAt = (week: number) => values[week - 1] ?? null;
  /** -1 where the line falls to this week, 1 where it rises, 0 where it is level; null at a gap. */
  const stepTo = (week: number) => {
    const [before, after] = [valueAt(week - 1), valueAt(week)];
    return before === null || after === null ? null : Math.sign(compareAverages(after, before));
  };
  const last = Math.min(values.length, Math.max(2, Math.floor(place) + 1));
  const direction = directionAround(stepTo, last);
  if (direction === null) return null;

  const goesOn = (week: number) => {
    const step = stepTo(week);
    return step === 0 || step === direction;
  };
  let [from, to] = [last, last];
  while (goesOn(from)) from--;
  while (goesOn(to + 1)) to++;
  while (stepTo(from + 1) === 0) from++;
  while (stepTo(to) === 0) to--;
  return { from, to };
}

type StepTo = (week: number) => number | null;

/** The direction at a week, or the common one of the steps before and after a level part; null without one. */
function directionAround(stepTo: StepTo, week: number): number | null {
  const here = stepTo(week);
  if (here !== 0) return here;
  let [before, after] = [week - 1, week + 1];
  while (stepTo(before) === 0) before--;
  while (stepTo(after) === 0) after++;
  const direction = stepTo(before);
  return direction !== null && direction === stepTo(after) ? direction : null;
}
