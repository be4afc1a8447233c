const DAY_MS = 24 * 60 * 60 * 1000;

const WEEKS_A_YEAR = 52;

export interface HistoryWeek {
  /** ISO year, UTC. */
  year: number;
  /** 1 … 52; ISO week 53 counts as 52. */
  week: number;
}

/** The slot of the weekly history that a moment falls into; contract "Weekly history". */
export function historyWeekOf(moment: Date): HistoryWeek {
  const day = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
  const weekday = new Date(day).getUTCDay() || 7;
  const thursday = new Date(day + (4 - weekday) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
  return { year, week: Math.min(WEEKS_A_YEAR, week) };
}
