import { historyWeekOf } from '@contract/scoring/weeks';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { DriverAverages, DriverWeekRow } from '@server/store/tables';
import { likeForLike } from '@server/domain/model/likeForLike';
import { modelSteps } from '@server/domain/model/modelSteps';
import { groupedBy } from '@server/domain/queries/groupedBy';
import type { Reader } from '@server/domain/queries/reader';

interface Week {
  /** '01' … '52' */
  week: string;
  data: { driver: string; averages: number | null }[];
  like_for_like: { driver: string; averages: number }[];
}

/** The drivers' averages by week. Weeks without any average are omitted; every other week lists all drivers. */
export async function graphDrivers(reader: Reader, companyId: string) {
  const company = await reader.company(companyId);
  const model = await reader.model();
  const { drivers } = model;
  const rows = await reader.tx.find('driver_weeks', { company_id: companyId });

  const alike = await likeForLike(reader.tx, model, [companyId]);
  const dataOf = (inWeek: DriverWeekRow[]): Omit<Week, 'week'> => ({
    data: drivers.map(({ id, name }) => ({
      driver: name,
      averages: inWeek.find(({ driver_id }) => driver_id === id)?.average ?? null,
    })),
    like_for_like: drivers.flatMap(({ id, name }) => {
      const row = inWeek.find(({ driver_id }) => driver_id === id);
      if (!row || (row.model_version ?? null) === model.version) return [];
      const averages = alike(row);
      return averages === null ? [] : [{ driver: name, averages }];
    }),
  });

  const years = groupByNumber(rows, ({ year }) => year).map(([year, inYear]) => ({
    year,
    data: groupByNumber(inYear, ({ week }) => week).map(([week, inWeek]): Week => {
      return { week: String(week).padStart(2, '0'), ...dataOf(inWeek) };
    }),
  }));
  return { name: company.name, years, steps: () => modelSteps(reader, companyId) };
}

interface NewAverages {
  company_id: string;
  model_version: string | null;
  /** The company's averages after the save, by driver id. */
  averages: DriverAverages;
  /** The numbers of a driver's scored activities after the save, and of all its applicable ones. */
  countsOf: (driverId: string) => { scored: number; applicable: number };
  /** The drivers whose averages the save changed. */
  changedDrivers: ReadonlySet<string>;
}

/** The rows of a company's history in the week that contains `now`. */
export function currentWeekRows(tx: ReadTransaction, company_id: string, now: Date) {
  return tx.find('driver_weeks', { company_id, ...historyWeekOf(now) });
}

/**
 * Updates a company's history in the week that contains `now`. It stores the averages of the changed
 * drivers, and adds the averages that the week does not have yet. Existing rows of other drivers are not
 * updated, because a concurrent save may be changing them. Drivers without an average have no row.
 *
 * `stored` contains the rows of that week. Read them after locking the changed drivers' sums.
 */
export async function recordWeek(
  tx: WriteTransaction,
  stored: DriverWeekRow[],
  { company_id, model_version, averages, countsOf, changedDrivers }: NewAverages,
  now: Date,
): Promise<void> {
  const { year, week } = historyWeekOf(now);
  const missing: DriverWeekRow[] = [];
  const writes: Promise<unknown>[] = [];
  for (const [driver_id, average] of Object.entries(averages)) {
    const existing = stored.find((row) => row.driver_id === driver_id);
    if (!existing) {
      const id = `${company_id}-${String(year)}-${String(week)}-${driver_id}`;
      if (average !== null) {
        const counts = countsOf(driver_id);
        const key = { id, company_id, driver_id, year, week };
        missing.push({ ...key, average, ...counts, model_version });
      }
    } else if (changedDrivers.has(driver_id)) {
      writes.push(
        average === null
          ? tx.remove('driver_weeks', { id: existing.id })
          : tx.update('driver_weeks', existing.id, {
              average,
              ...countsOf(driver_id),
              model_version,
            }),
      );
    }
  }
  if (missing.length > 0) writes.push(tx.insert('driver_weeks', missing));
  await Promise.all(writes);
}

/** Groups rows by a number such as the year, and sorts the groups by that number. */
function groupByNumber<Row>(rows: Row[], numberOf: (row: Row) => number): [number, Row[]][] {
  return [...groupedBy(rows, numberOf)].sort(([a], [b]) => a - b);
}
