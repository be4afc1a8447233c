import { hasEnoughScores, totalAverage } from '@contract/scoring/scoring';
import type { HistoryWeek } from '@contract/scoring/weeks';
import type { ReadTransaction } from '@server/store/Store';
import type { DriverSumRow, DriverWeekRow } from '@server/store/tables';
import { applicableOf } from '../figures/figures';
import type { Model } from '../figures/model';

/** The peers may be many companies, so that only the columns in use are read. */
const COUNT_COLUMNS = ['company_id', 'driver_id', 'scored', 'not_applicable'] as const;
type Counts = Pick<DriverSumRow, (typeof COUNT_COLUMNS)[number]>;

export interface Comparable {
  /**
   * A company's average of a driver, or of all (null), at the end of the week; null if fewer than half of its
   * applicable actions were scored.
   */
  average: (companyId: string, driverId: string | null) => number | null;
  /** Whether a company now has enough scores of a driver, or of all (null), to be compared. */
  hasScoresNow: (companyId: string, driverId: string | null) => boolean;
}

/** Reads what the comparison of these companies needs. */
export async function readComparable(
  tx: ReadTransaction,
  model: Model,
  ids: readonly string[],
  week: HistoryWeek,
): Promise<Comparable> {
  const [weeks, sums] = await Promise.all([
    tx.findLatestWeeks(ids, week),
    tx.findColumns('driver_sums', COUNT_COLUMNS, { company_id: ids }),
  ]);
  return {
    average: comparableAverages(model, weeks, sums),
    hasScoresNow: (companyId, driverId) => enoughScoresNow(model, sums, companyId, driverId),
  };
}

const keyOf = (companyId: string, driverId: string) => JSON.stringify([companyId, driverId]);

function enoughScoresNow(
  model: Model,
  sums: readonly Counts[],
  companyId: string,
  driverId: string | null,
): boolean {
  const isCounted = (id: string) => driverId === null || id === driverId;
  const counted = sums.filter(
    ({ company_id, driver_id }) => company_id === companyId && isCounted(driver_id),
  );
  const drivers = model.drivers.filter(({ id }) => isCounted(id));
  const scored = counted.reduce((sum, row) => sum + row.scored, 0);
  const total = drivers.reduce((sum, { id }) => {
    const sumsOfDriver = counted.find(({ driver_id }) => driver_id === id);
    return sum + applicableOf(model, id, sumsOfDriver);
  }, 0);
  return scored > 0 && hasEnoughScores({ scored, total });
}

function comparableAverages(
  model: Model,
  weeks: readonly DriverWeekRow[],
  sums: readonly Counts[],
) {
  const weekOf = new Map(weeks.map((row) => [keyOf(row.company_id, row.driver_id), row]));
  const sumsNow = new Map(sums.map((row) => [keyOf(row.company_id, row.driver_id), row]));

  /** Rows from before the counts were recorded take the current ones. */
  const figuresOf = (companyId: string, driverId: string) => {
    const key = keyOf(companyId, driverId);
    const row = weekOf.get(key);
    const total = row?.applicable ?? applicableOf(model, driverId, sumsNow.get(key));
    const scored = row ? (row.scored ?? sumsNow.get(key)?.scored ?? 0) : 0;
    return { average: row?.average ?? null, scored, total };
  };

  return (companyId: string, driverId: string | null): number | null => {
    if (driverId !== null) {
      const figures = figuresOf(companyId, driverId);
      return hasEnoughScores(figures) ? figures.average : null;
    }
    const all = model.drivers.map(({ id }) => figuresOf(companyId, id));
    const scored = all.reduce((sum, one) => sum + one.scored, 0);
    const total = all.reduce((sum, one) => sum + one.total, 0);
    return hasEnoughScores({ scored, total })
      ? totalAverage(all.map(({ average }) => average))
      : null;
  };
}
