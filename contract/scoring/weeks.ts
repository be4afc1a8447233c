import { addDays, DAY_MS, dayOf, WEEK_MS } from '../days';

const WEEKS_A_YEAR = 52;

export interface HistoryWeek {
  /** ISO year, UTC. */
  year: number;
  /** 1 … 52; ISO week 53 counts as 52. */
  week: number;
}

/** The week of the history that contains a moment; contract "Weekly history". */
export function historyWeekOf(moment: Date): HistoryWeek {
  const { year, week } = isoWeekOf(moment);
  return { year, week: Math.min(WEEKS_A_YEAR, week) };
}

/** The ISO year and week, 1 … 53, of a moment in UTC. */
export function isoWeekOf(moment: Date): { year: number; week: number } {
  const day = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
  const weekday = new Date(day).getUTCDay() || 7;
  const thursday = new Date(day + (4 - weekday) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / WEEK_MS) + 1;
  return { year, week };
}

/** The exclusive end of a week of the history. Week 52 ends with its ISO year. */
export function endOfHistoryWeek({ year, week }: HistoryWeek): Date {
  const end =
    week === WEEKS_A_YEAR ? startOfIsoYear(year + 1) : startOfIsoYear(year) + week * WEEK_MS;
  return new Date(end);
}

/** The first day of the week of the history after the one that contains a moment: '2026-05-18'. */
export const nextWeekStart = (moment: Date): string =>
  dayOf(endOfHistoryWeek(historyWeekOf(moment)));

/** The Monday after a moment, in UTC, also within week 53: '2026-05-18'. */
export function nextMonday(moment: Date): string {
  const weekday = moment.getUTCDay() || 7;
  return addDays(dayOf(moment), 8 - weekday);
}

/** '2026-W03'. */
export function historyWeekLabel({ year, week }: HistoryWeek): string {
  return `${String(year)}-W${String(week).padStart(2, '0')}`;
}

/** Reads a label such as '2026-W03'; null for anything else, week 53 included. */
export function parseHistoryWeek(label: string): HistoryWeek | null {
  const [, year, week] = /^(\d{4})-W(\d{2})$/.exec(label) ?? [];
  const parsed = { year: Number(year), week: Number(week) };
  return parsed.week >= 1 && parsed.week <= WEEKS_A_YEAR ? parsed : null;
}

/** The next week of the history. */
export function weekAfter({ year, week }: HistoryWeek): HistoryWeek {
  return week === WEEKS_A_YEAR ? { year: year + 1, week: 1 } : { year, week: week + 1 };
}

/** The previous week of the history. */
export function weekBefore({ year, week }: HistoryWeek): HistoryWeek {
  return week === 1 ? { year: year - 1, week: WEEKS_A_YEAR } : { year, week: week - 1 };
}

/** The last week of the history that has ended at a moment. */
export const lastWeekEndedBy = (moment: Date): HistoryWeek => weekBefore(historyWeekOf(moment));

/** For sorting from the earliest week to the latest. */
export function compareHistoryWeeks(a: HistoryWeek, b: HistoryWeek): number {
  return a.year - b.year || a.week - b.week;
}

/** Monday of the ISO year's first week, which contains 4 January. */
function startOfIsoYear(year: number): number {
  const day = Date.UTC(year, 0, 4);
  const weekday = new Date(day).getUTCDay() || 7;
  return day - (weekday - 1) * DAY_MS;
}
