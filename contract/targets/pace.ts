import { compareAverages } from '../scoring/numbers/averages';
import { quantile } from '../scoring/numbers/quantile';
import {
  compareHistoryWeeks,
  endOfHistoryWeek,
  historyWeekOf,
  type HistoryWeek,
} from '../scoring/weeks';
import { addDays, dayOf, WEEK_MS } from '../days';

/** A point of a series: a time in weeks, and an average at that time. */
export interface PacePoint {
  week: number;
  average: number;
}

/** An average that was recorded in a week. */
export interface RecordedAverage extends HistoryWeek {
  average: number;
}

/** The pace is that of this many weeks, the current one included. */
const WEEKS_CONSIDERED = 12;
/** With a known average in fewer weeks there is no pace. */
const WEEKS_NEEDED = 6;
/** Five years: a later date is not stated. */
const LONGEST_WEEKS = 260;
/** Absorbs rounding errors before the weeks are rounded up. */
const EPSILON = 1e-9;

/**
 * The Theil–Sen slope in points of the average per week: the median of the slopes between all pairs of points. A
 * single outlier hardly moves it. null with fewer than two different weeks.
 */
export function theilSenSlope(points: readonly PacePoint[]): number | null {
  const slopes = points.flatMap((from, index) =>
    points
      .slice(index + 1)
      .filter(({ week }) => week !== from.week)
      .map((to) => (to.average - from.average) / (to.week - from.week)),
  );
  return slopes.length === 0
    ? null
    : quantile(
        slopes.toSorted((a, b) => a - b),
        0.5,
      );
}

/**
 * The pace of the last twelve weeks, in points of the average per week; null with fewer than six weeks since the first
 * recorded average. A week without a recorded average has the last one before it, because nothing has changed since.
 * `recorded` may contain older weeks and is in any order.
 */
export function paceOf(recorded: readonly RecordedAverage[], now: Date): number | null {
  const current = historyWeekOf(now);
  const known = recorded
    .toSorted(compareHistoryWeeks)
    .map((week) => ({ week: weeksSince(week, current), average: week.average }));
  const points = Array.from({ length: WEEKS_CONSIDERED }, (_, index) => {
    const week = index + 1 - WEEKS_CONSIDERED;
    const last = known.findLast((one) => one.week <= week);
    return last ? [{ week, average: last.average }] : [];
  }).flat();
  return points.length < WEEKS_NEEDED ? null : theilSenSlope(points);
}

/**
 * The day on which an average reaches a value at a pace, in points per week. null without an average or a pace,
 * once the value is reached, if the average does not rise, or if it would take more than five years.
 */
export function paceDate(
  pace: number | null,
  { average, value, now }: { average: number | null; value: number; now: Date },
): string | null {
  if (average === null || compareAverages(average, value) >= 0) return null;
  if (pace === null || pace <= EPSILON) return null;
  const weeks = Math.ceil((value - average) / pace - EPSILON);
  return weeks > LONGEST_WEEKS ? null : addDays(dayOf(now), weeks * 7);
}

/** The number of weeks from `origin` to a week; negative for an earlier week. */
function weeksSince(week: HistoryWeek, origin: HistoryWeek): number {
  const ms = endOfHistoryWeek(week).getTime() - endOfHistoryWeek(origin).getTime();
  return Math.round(ms / WEEK_MS);
}
