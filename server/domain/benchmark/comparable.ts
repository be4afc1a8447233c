import { hasEnoughScores, totalAverage } from '@contract/scoring/scoring';
import type { HistoryWeek } from '@contract/scoring/weeks';
import type { ReadTransaction } from '@server/store/Store';
import type { DriverSumRow, DriverWeekRow } from '@server/store/tables';
import { applicableOf } from '../figures/figures';
import type { Model } from '../figures/model';
import { likeForLikeRows } from '../model/likeForLike';

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
    average: comparableAverages(model, await likeForLikeRows(tx, model, weeks)),
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
    const hasScore = sumsOfDriver !== undefined && sumsOfDriver.scored > 0;
    return sum + (hasScore ? applicableOf(model, id, sumsOfDriver) : model.countOf(id));
  }, 0);
  return scored > 0 && hasEnoughScores({ scored, total });
}

/**
 * Only recorded figures are compared, because today's would show peers what a company saved since the week's end.
 * A row without counts is therefore never compared, and a driver without a row counts with all its actions.
 */
function comparableAverages(model: Model, weeks: readonly DriverWeekRow[]) {
  const weekOf = new Map(weeks.map((row) => [keyOf(row.company_id, row.driver_id), row]));

  const figuresOf = (companyId: string, driverId: string) => {
    const row = weekOf.get(keyOf(companyId, driverId));
    if (!row) return { average: null, scored: 0, total: model.countOf(driverId) };
    const { average, scored = null, applicable: total = null } = row;
    return scored === null || total === null ? null : { average, scored, total };
  };

  return (companyId: string, driverId: string | null): number | null => {
    const ids = driverId === null ? model.drivers.map(({ id }) => id) : [driverId];
    const all = ids.map((id) => figuresOf(companyId, id));
    const known = all.filter((one) => one !== null);
    if (known.length < all.length) return null;
    const scored = known.reduce((sum, one) => sum + one.scored, 0);
    const total = known.reduce((sum, one) => sum + one.total, 0);
    return hasEnoughScores({ scored, total })
      ? totalAverage(known.map(({ average }) => average))
      : null;
  };
}
