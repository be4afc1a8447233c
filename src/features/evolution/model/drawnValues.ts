import { WEEKS, type EvolutionYear, type WeekValues } from '../Evolution';
import { DRIVER_KEYS, GLOBAL_AVERAGE, type SeriesKey } from '../series';

/** A week is compared with this number of weeks before it and after it. */
const NEIGHBORING_WEEKS = 4;

/** The number of drivers that have a value in a week 1 … 52; 0 for weeks outside the year. */
export const driversIn = ({ values }: EvolutionYear, week: number): number =>
  DRIVER_KEYS.filter((key) => (values[key][week - 1] ?? null) !== null).length;

/**
 * Whether fewer drivers have a value in this week than shortly before and shortly after it. The Global
 * Average of such a week differs because a driver is missing, so the line omits it.
 */
export function isPartial(year: EvolutionYear, week: number): boolean {
  const count = driversIn(year, week);
  const isMore = (first: number) =>
    Array.from({ length: NEIGHBORING_WEEKS }, (_, index) => driversIn(year, first + index)).some(
      (other) => other > count,
    );
  return count > 0 && isMore(week - NEIGHBORING_WEEKS) && isMore(week + 1);
}

/** The values of a year that a line connects; null for the weeks that it omits. */
export function drawnValues(year: EvolutionYear, key: SeriesKey): WeekValues {
  const values = year.values[key];
  if (key !== GLOBAL_AVERAGE) return values;
  return values.map((value, index) => (isPartial(year, index + 1) ? null : value));
}

/** The first and the last week of a shaded part of the chart. */
export type WeekSpan = readonly [start: number, end: number];

/**
 * The parts of the year in which no driver has a value. Each part extends from the last value before it to the
 * first value after it. `today` is the current week if it is in this year; later weeks are excluded.
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
