import { historyWeekOf, weekBefore } from '@contract/scoring/weeks';
import type { Evolution, WeekValues } from '../Evolution';
import { drawnValues } from '../model/drawnValues';
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
  const byYear = new Map(years.map((one) => [one.year, one]));
  return Object.fromEntries(
    SERIES.map(({ key, title }) => [
      title,
      weeks.map(({ year, week }) => {
        const found = byYear.get(year);
        return (found && drawnValues(found, key)[week - 1]) ?? null;
      }),
    ]),
  );
}
