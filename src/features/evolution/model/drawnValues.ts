import { WEEKS, type EvolutionYear, type WeekValues } from '../Evolution';
import { DRIVER_KEYS, GLOBAL_AVERAGE, type SeriesKey } from '../series';

/** The number of weeks on each side with which a week is compared. */
const AROUND = 4;

/** How many drivers have a value in a week, 1 … 52; 0 outside the year. */
export const driversIn = ({ values }: EvolutionYear, week: number): number =>
  DRIVER_KEYS.filter((key) => (values[key][week - 1] ?? null) !== null).length;

/**
 * Whether fewer drivers have a value in this week than in the weeks around it, on both sides. The Global
 * Average of such a week differs only because a driver is missing, so no line leads through it.
 */
export function isPartial(year: EvolutionYear, week: number): boolean {
  const count = driversIn(year, week);
  const isMore = (first: number) =>
    Array.from({ length: AROUND }, (_, index) => driversIn(year, first + index)).some(
      (other) => other > count,
    );
  return count > 0 && isMore(week - AROUND) && isMore(week + 1);
}

/** The values of a year through which a line leads. */
export function drawnValues(year: EvolutionYear, key: SeriesKey): WeekValues {
  const values = year.values[key];
  if (key !== GLOBAL_AVERAGE) return values;
  return values.map((value, index) => (isPartial(year, index + 1) ? null : value));
}

/** The first and the last week of a shaded part of the chart. */
export type WeekSpan = readonly [start: number, end: number];

/**
 * The parts of the year in which no driver has a value, from the last value before to the first one after.
 * Weeks after `today`, if it is in the year, are still to come and not included.
 */
export function emptySpans(year: EvolutionYear, today: number | null): WeekSpan[] {
  const last = today ?? WEEKS;
  const spans: WeekSpan[] = [];
  let start: number | null = null;
  for (let week = 1; week <= last; week++) {
    const isEmpty = driversIn(year, week) === 0;
    if (isEmpty) start ??= Math.max(1, week - 1);
    else if (start !== null) {
      spans.push([start, week]);
      start = null;
    }
  }
  if (start !== null && start < last) spans.push([start, last]);
  return spans;
}
