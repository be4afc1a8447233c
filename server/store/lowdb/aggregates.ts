import { compareHistoryWeeks, type HistoryWeek } from '@contract/scoring/weeks';
import type { Where } from '@server/store/Store';
import type { DriverWeekRow } from '@server/store/tables';
import { matches } from './where';

/** See `ReadTransaction.countBy`. */
export function countBy<Row extends object, Name extends string>(
  rows: readonly Row[],
  column: keyof Row,
  conditions: Record<Name, Where<Row>>,
  where: Where<Row>,
): Map<string, Record<Name, number>> {
  const named = Object.entries(conditions) as [Name, Where<Row>][];
  const counts = new Map<string, Record<Name, number>>();
  for (const row of rows) {
    if (!matches(row, where)) continue;
    const key = String(row[column]);
    const count =
      counts.get(key) ??
      (Object.fromEntries(named.map(([name]) => [name, 0])) as Record<Name, number>);
    counts.set(key, count);
    for (const [name, condition] of named) if (matches(row, condition)) count[name]++;
  }
  return counts;
}

/** See `ReadTransaction.findLatestWeeks`. */
export function latestWeeks(
  rows: readonly DriverWeekRow[],
  companyIds: readonly string[],
  limit: HistoryWeek,
): DriverWeekRow[] {
  const wanted = new Set(companyIds);
  const latest = new Map<string, DriverWeekRow>();
  for (const row of rows) {
    if (!wanted.has(row.company_id) || compareHistoryWeeks(row, limit) > 0) continue;
    const key = JSON.stringify([row.company_id, row.driver_id]);
    const known = latest.get(key);
    if (!known || compareHistoryWeeks(row, known) > 0) latest.set(key, row);
  }
  return [...latest.values()].map((row) => ({ ...row }));
}
