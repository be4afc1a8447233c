import { DAY_MS } from '@contract/days';
import { totalAverage } from '@contract/scoring/scoring';
import { compareHistoryWeeks, endOfHistoryWeek, historyWeekLabel } from '@contract/scoring/weeks';
import type { DriverWeekRow } from '@server/store/tables';
import type { Reader } from '../queries/reader';
import { lastRecordedWeek } from './recordedAverages';

const FOUR_WEEKS_MS = 28 * DAY_MS;

/** A recorded average, and its week as '2026-W43'; both null when there is none. */
export interface PreviousAverage {
  previous: number | null;
  previous_week: string | null;
}

export interface PreviousAverages {
  ofDriver(driverId: string): PreviousAverage;
  ofTotal(): PreviousAverage;
}

const NONE: PreviousAverage = { previous: null, previous_week: null };

/**
 * The averages that a company's current ones are compared with: of each driver, and of the Global
 * Average, the last recorded week that ended at least four weeks ago.
 */
export async function previousAverages(
  reader: Reader,
  companyId: string,
  now: Date,
): Promise<PreviousAverages> {
  const rows = await reader.tx.find('driver_weeks', { company_id: companyId });
  const limit = now.getTime() - FOUR_WEEKS_MS;
  const past = rows
    .filter((row) => endOfHistoryWeek(row).getTime() <= limit)
    .sort(compareHistoryWeeks);
  return {
    ofDriver: (driverId: string) =>
      previousOf(past.findLast(({ driver_id }) => driver_id === driverId)),
    ofTotal: () => previousTotal(past),
  };
}

const previousOf = (row: DriverWeekRow | undefined): PreviousAverage =>
  row ? { previous: row.average, previous_week: historyWeekLabel(row) } : NONE;

function previousTotal(past: readonly DriverWeekRow[]): PreviousAverage {
  const latest = past.at(-1);
  const week = latest ? lastRecordedWeek(past, latest) : null;
  if (!week) return NONE;
  return {
    previous: totalAverage(week.averages.values()),
    previous_week: historyWeekLabel(week),
  };
}
