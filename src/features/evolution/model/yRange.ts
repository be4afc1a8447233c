import type { WeekValues } from '../Evolution';
import type { WeekWindow } from '../period/weekWindow';

export interface YRange {
  min: number;
  max: number;
}

/** The margins of the y-axis; §9.9. */
const MIN_FACTOR = 0.95;
const MAX_FACTOR = 1.05;
/** Used when no value is visible. */
const ALL_SCORES: YRange = { min: 0, max: 10 };

/**
 * The range from 95 % of the lowest visible value to 105 % of the highest one. `others` are values of other
 * marks in the window, such as targets.
 */
export function yRangeOf(
  lines: readonly WeekValues[],
  window: WeekWindow,
  others: readonly number[] = [],
): YRange {
  const visible = [...lines.flatMap((line) => visibleValues(line, window)), ...others];
  if (visible.length === 0) return ALL_SCORES;
  const range = { min: Math.min(...visible) * MIN_FACTOR, max: Math.max(...visible) * MAX_FACTOR };
  return extendToTick(range);
}

/** The ticks of the axis: the whole numbers in the range. */
export function ticksIn({ min, max }: YRange): number[] {
  const first = Math.ceil(min);
  return Array.from({ length: Math.floor(max) - first + 1 }, (_, index) => first + index);
}

/** Extends a range that contains no whole number to the nearest one, so that the axis has a label. */
function extendToTick(range: YRange): YRange {
  if (ticksIn(range).length > 0) return range;
  const nearest = Math.round((range.min + range.max) / 2);
  return { min: Math.min(range.min, nearest), max: Math.max(range.max, nearest) };
}

/** The line's values in the window, and its interpolated values at the window's edges. */
function visibleValues(values: WeekValues, { start, end }: WeekWindow): number[] {
  const inside = values.filter((_, index) => index + 1 >= start && index + 1 <= end);
  return [...inside, valueAt(values, start), valueAt(values, end)].filter(
    (value): value is number => value !== null,
  );
}

/** The interpolated value of a line at a fractional week; null in a gap of the line. */
export function valueAt(values: WeekValues, week: number): number | null {
  const before = Math.floor(week);
  const left = values[before - 1] ?? null;
  const right = values[Math.ceil(week) - 1] ?? null;
  if (left === null || right === null) return null;
  return left + (right - left) * (week - before);
}
