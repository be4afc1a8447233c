import { historyWeekOf } from '@contract/scoring/weeks';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { DriverAverages, DriverWeekRow } from '@server/store/tables';
import type { Reader } from '@server/domain/queries/reader';

interface Week {
  /** '01' … '52' */
  week: string;
  data: { driver: string; averages: number | null }[];
}

/** The drivers' averages by week. Weeks without an average are absent; a present week lists all drivers. */
export async function graphDrivers(reader: Reader, companyId: string) {
  const company = await reader.company(companyId);
  const { drivers } = await reader.model();
  const rows = await reader.tx.find('driver_weeks', { company_id: companyId });

  const dataOf = (inWeek: DriverWeekRow[]): Week['data'] =>
    drivers.map(({ id, name }) => ({
      driver: name,
      averages: inWeek.find(({ driver_id }) => driver_id === id)?.average ?? null,
    }));

  const years = inOrder(rows, ({ year }) => year).map(([year, inYear]) => ({
    year,
    data: inOrder(inYear, ({ week }) => week).map(([week, inWeek]): Week => {
      return { week: String(week).padStart(2, '0'), data: dataOf(inWeek) };
    }),
  }));
  return { name: company.name, years };
}

interface NewAverages {
  company_id: string;
  /** The company's averages after a save, by driver id. */
  averages: DriverAverages;
  /** How many activities of a driver are scored after the save, and how many there are. */
  countsOf: (driverId: string) => { scored: number; applicable: number };
  /** The driver whose average the save has changed, if any. */
  changedDriver: string | null;
}

/** The rows of a company's history for the week of `now`. */
export function thisWeek(tx: ReadTransaction, company_id: string, now: Date) {
  return tx.find('driver_weeks', { company_id, ...historyWeekOf(now) });
}

/**
 * Stores a company's driver averages for the week of `now`: that of the changed driver, and those that
 * the week does not have yet. The other drivers are left alone, because a concurrent save may be changing
 * them. A driver without any score has no row in that week.
 * `stored` are the week's rows, read after the changed driver's sums were locked.
 */
export async function recordWeek(
  tx: WriteTransaction,
  stored: DriverWeekRow[],
  { company_id, averages, countsOf, changedDriver }: NewAverages,
  now: Date,
): Promise<void> {
  const { year, week } = historyWeekOf(now);
  const missing: DriverWeekRow[] = [];
  const storing: Promise<unknown>[] = [];
  for (const [driver_id, average] of Object.entries(averages)) {
    const known = stored.find((row) => row.driver_id === driver_id);
    if (!known) {
      const id = `${company_id}-${String(year)}-${String(week)}-${driver_id}`;
      if (average !== null) {
        missing.push({ id, company_id, driver_id, year, week, average, ...countsOf(driver_id) });
      }
    } else if (driver_id === changedDriver) {
      storing.push(
        average === null
          ? tx.remove('driver_weeks', { id: known.id })
          : tx.update('driver_weeks', known.id, { average, ...countsOf(driver_id) }),
      );
    }
  }
  if (missing.length > 0) storing.push(tx.insert('driver_weeks', missing));
  await Promise.all(storing);
}

/** Groups rows by a number, in ascending order of it. */
function inOrder<Row>(rows: Row[], numberOf: (row: Row) => number): [number, Row[]][] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(numberOf(row)) ?? [];
    group.push(row);
    groups.set(numberOf(row), group);
  }
  return [...groups].sort(([a], [b]) => a - b);
}
