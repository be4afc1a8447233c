import { DAY_MS } from '@contract/days';
import { totalAverage } from '@contract/scoring/scoring';
import { compareHistoryWeeks, endOfHistoryWeek, historyWeekLabel } from '@contract/scoring/weeks';
import type { DriverWeekRow } from '@server/store/tables';
import type { Reader } from '../queries/reader';
import { likeForLikeRows } from '../model/likeForLike';
import { lastRecordedWeek } from './recordedAverages';

const FOUR_WEEKS_MS = 28 * DAY_MS;

/** A recorded average, and its week as '2026-W43'; both null when there is none. */
export interface PreviousAverage {
  previous: number | null;
  previous_week: string | null;
  /** Whether a change of the model since then moved it, so that it is not the recorded value. */
  previous_model_changed: boolean;
}

export interface PreviousAverages {
  ofDriver(driverId: string): PreviousAverage;
  ofTotal(): PreviousAverage;
}

const NONE: PreviousAverage = {
  previous: null,
  previous_week: null,
  previous_model_changed: false,
};

/**
 * The averages that a company's current ones are compared with: of each driver, and of the Global
 * Average, the last recorded week that ended at least four weeks ago, as it would be under the model in use.
 */
export async function previousAverages(
  reader: Reader,
  companyId: string,
  now: Date,
): Promise<PreviousAverages> {
  const rows = await reader.tx.find('driver_weeks', { company_id: companyId });
  const limit = now.getTime() - FOUR_WEEKS_MS;
  const model = await reader.model();
  const recorded = rows.filter((row) => endOfHistoryWeek(row).getTime() <= limit);
  const past = (await likeForLikeRows(reader.tx, model, recorded)).sort(compareHistoryWeeks);
  const recordedOf = new Map(recorded.map(({ id, average }) => [id, average]));
  const hasMoved = ({ id, average }: DriverWeekRow) => recordedOf.get(id) !== average;
  return {
    ofDriver: (driverId: string) =>
      previousOf(
        past.findLast(({ driver_id }) => driver_id === driverId),
        hasMoved,
      ),
    ofTotal: () => previousTotal(past, hasMoved),
  };
}

type HasMoved = (row: DriverWeekRow) => boolean;

const previousOf = (row: DriverWeekRow | undefined, hasMoved: HasMoved): PreviousAverage =>
  row
    ? {
        previous: row.average,
        previous_week: historyWeekLabel(row),
        previous_model_changed: hasMoved(row),
      }
    : NONE;

function previousTotal(past: readonly DriverWeekRow[], hasMoved: HasMoved): PreviousAverage {
  const latest = past.at(-1);
  const week = latest ? lastRecordedWeek(past, latest) : null;
  if (!week) return NONE;
  return {
    previous: totalAverage(week.averages.values()),
    previous_week: historyWeekLabel(week),
    previous_model_changed: past.some(
      (row) => row.year === week.year && row.week === week.week && hasMoved(row),
    ),
  };
}
