import { DAY_MS } from '@contract/days';
import { historyWeekLabel, lastWeekEndedBy } from '@contract/scoring/weeks';

interface Recorded {
  /** The weeks that have ended since the history began, the earliest first. */
  weeks: readonly string[];
  now: Date;
}

/** The periods that a press chooses, by their length in days; each ends now. */
export const PRESET_DAYS = { weeks: 28, quarter: 91, year: 364 } as const;

/** The last week that ended at least this many days ago, or the first recorded one. */
export function weekEndedBefore({ weeks, now }: Recorded, days: number): string | undefined {
  const wanted = historyWeekLabel(lastWeekEndedBy(new Date(now.getTime() - days * DAY_MS)));
  return notBefore(weeks[0], wanted);
}

/** The last week that had ended on a day such as '2026-03-01', or the first recorded one. */
export function weekEndedOn({ weeks }: Pick<Recorded, 'weeks'>, day: string): string | undefined {
  const wanted = historyWeekLabel(lastWeekEndedBy(new Date(day)));
  return notBefore(weeks[0], wanted);
}

/** Labels such as '2026-W43' sort by time as texts. */
const notBefore = (first: string | undefined, wanted: string) =>
  first === undefined || first > wanted ? first : wanted;
