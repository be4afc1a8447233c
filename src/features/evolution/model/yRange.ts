import type { WeekValues } from '../Evolution';
import type { WeekWindow } from '../period/weekWindow';

export interface YRange {
  min: number;
  max: number;
}

/** The factors of spec section 9. */
const BELOW = 0.95;
const ABOVE = 1.05;
/** The range of all scores, used when nothing is visible. */
const NOTHING_VISIBLE: YRange = { min: 0, max: 10 };

/** From 95 % of the lowest to 105 % of the highest value of the lines in the window. */
export function yRangeOf(lines: readonly WeekValues[], window: WeekWindow): YRange {
  const visible = lines.flatMap((line) => visibleValues(line, window));
  if (visible.length === 0) return NOTHING_VISIBLE;
  const range = { min: Math.min(...visible) * BELOW, max: Math.max(...visible) * ABOVE };
  return withATick(range);
}

/** The whole numbers in the range. */
export function ticksIn({ min, max }: YRange): number[] {
  const first = Math.ceil(min);
  return Array.from({ length: Math.floor(max) - first + 1 }, (_, index) => first + index);
}

/** Extends a range without a whole number to the nearest one, because its axis would have no label. */
function withATick(range: YRange): YRange {
  if (ticksIn(range).length > 0) return range;
  const nearest = Math.round((range.min + range.max) / 2);
  return { min: Math.min(range.min, nearest), max: Math.max(range.max, nearest) };
}

/** The values of the weeks in the window, and the lines' values at its edges. */
function visibleValues(values: WeekValues, { start, end }: WeekWindow): number[] {
  const inside = values.filter((_, index) => index + 1 >= start && index + 1 <= end);
  return [...inside, valueAt(values, start), valueAt(values, end)].filter(
    (value): value is number => value !== null,
  );
}

/** The value of a line at a position between two weeks; null in a gap. */
export function valueAt(values: WeekValues, week: number): number | null {
  const before = Math.floor(week);
  const left = values[before - 1] ?? null;
  const right = values[Math.ceil(week) - 1] ?? null;
  if (left === null || right === null) return null;
  return left + (right - left) * (week - before);
}
