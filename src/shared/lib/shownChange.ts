/** Smaller changes are not shown: they would round to 0.0, or look larger than they are. */
const SMALLEST_SHOWN = 0.05;

/** Averages of equal answers may differ by the rounding errors of their sums. */
const TOLERANCE = 1e-9;

/** A change of an average as it is shown: at least 0.1, rounded to tenths. */
export interface ShownChange {
  direction: 'up' | 'down';
  amount: number;
}

/** The change between two averages, 1–10; null when it is too small to be shown. */
export function shownChange(before: number, after: number): ShownChange | null {
  const change = after - before;
  const size = Math.abs(change);
  if (size < SMALLEST_SHOWN - TOLERANCE) return null;
  const amount = Math.max(1, Math.round(size * 10 + TOLERANCE)) / 10;
  return { direction: change > 0 ? 'up' : 'down', amount };
}
