import { totalAverage } from '@contract/scoring/scoring';
import { compareHistoryWeeks, type HistoryWeek } from '@contract/scoring/weeks';
import type { DriverWeekRow } from '@server/store/tables';

/** The driver averages that were recorded in one week, by driver id. */
export interface RecordedWeek extends HistoryWeek {
  averages: ReadonlyMap<string, number>;
}

/**
 * The last week at or before `limit` that has recorded averages; weeks without a save have none.
 * null before the history begins.
 */
export function lastRecordedWeek(
  rows: readonly DriverWeekRow[],
  limit: HistoryWeek,
): RecordedWeek | null {
  const past = rows.filter((row) => compareHistoryWeeks(row, limit) <= 0);
  const [latest] = past.toSorted((a, b) => compareHistoryWeeks(b, a));
  if (!latest) return null;
  const { year, week } = latest;
  const inWeek = past.filter((row) => row.year === year && row.week === week);
  return { year, week, averages: new Map(inWeek.map((row) => [row.driver_id, row.average])) };
}

/** A driver's recorded average, or the Global Average when no driver is named. */
export function recordedAverage(week: RecordedWeek | null, driverId: string | null): number | null {
  if (!week) return null;
  if (driverId !== null) return week.averages.get(driverId) ?? null;
  return totalAverage(week.averages.values());
}
