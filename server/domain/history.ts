import { historyWeekOf } from '@contract/weeks';
import type { WriteTransaction } from '@server/store/Store';
import type { DriverWeekRow } from '@server/store/tables';
import { driverAverages } from './figures';
import type { Model } from './model';
import { answersByActivity, type Reader } from './reader';

interface Week {
  /** '01' … '52' */
  week: string;
  data: { driver: string; averages: number | null }[];
}

/** The drivers' averages week by week: only weeks that have one, all drivers in each. */
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

/**
 * Stores a company's driver averages as they are now for the week that `now` falls into.
 * A driver whose last score was cleared has no value in that week.
 */
export async function recordWeek(
  tx: WriteTransaction,
  model: Model,
  companyId: string,
  now: Date,
): Promise<void> {
  const { year, week } = historyWeekOf(now);
  const answers = await answersByActivity(tx, companyId);
  for (const { driver, average } of driverAverages(model, answers)) {
    const id = `${companyId}-${String(year)}-${String(week)}-${driver.id}`;
    const stored = await tx.get('driver_weeks', id);
    if (average === null) {
      if (stored) await tx.remove('driver_weeks', { id });
    } else if (!stored) {
      const row = { id, company_id: companyId, driver_id: driver.id, year, week, average };
      await tx.insert('driver_weeks', row);
    } else if (stored.average !== average) {
      await tx.update('driver_weeks', id, { average });
    }
  }
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
