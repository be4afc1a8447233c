import { historyWeekOf, weekBefore } from '@contract/scoring/weeks';
import type { Evolution, WeekValues } from '../Evolution';
import { SERIES } from '../series';

/** Half a year. */
const RECENT = 26;

/**
 * The values of the last 26 weeks, the current one last, by the English titles of the drivers and of the
 * Global Average.
 */
export function recentWeeksOf({ years }: Evolution, now: Date): Record<string, WeekValues> {
  const weeks = [historyWeekOf(now)];
  for (let last = weeks[0]; last && weeks.length < RECENT; last = weeks[0]) {
    weeks.unshift(weekBefore(last));
  }
  const valuesOf = new Map(years.map(({ year, values }) => [year, values]));
  return Object.fromEntries(
    SERIES.map(({ key, title }) => [
      title,
      weeks.map(({ year, week }) => valuesOf.get(year)?.[key][week - 1] ?? null),
    ]),
  );
}
