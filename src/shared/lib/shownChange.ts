import { compareAverages, roundAverage } from '@contract/scoring/numbers/averages';

/** Smaller changes are not shown: they would round to 0.0, or look larger than they are. */
const SMALLEST_SHOWN = 0.05;

/** A change of an average as it is shown: at least 0.1, rounded to tenths. */
export interface ShownChange {
  direction: 'up' | 'down';
  amount: number;
}

/** The change between two averages, 1–10; null when it is too small to be shown. */
export function shownChange(before: number, after: number): ShownChange | null {
  const change = after - before;
  const size = Math.abs(change);
  if (compareAverages(size, SMALLEST_SHOWN) < 0) return null;
  const amount = Math.max(0.1, roundAverage(size, 1));
  return { direction: change > 0 ? 'up' : 'down', amount };
}
