export const DAY_MS = 24 * 60 * 60 * 1000;
export const WEEK_MS = 7 * DAY_MS;

/** The day of a moment in UTC: '2026-05-13'. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day `days` later, or earlier if negative. */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** The number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
