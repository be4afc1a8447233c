import { isGreaterThan, type Where } from '@server/store/Store';

/** Whether a row meets every condition; an empty one is met by every row. */
export function matches<Row extends object>(row: Row, where: Where<Row>): boolean {
  for (const column in where) {
    const wanted: unknown = where[column];
    if (wanted === undefined) continue;
    const value: unknown = row[column];
    if (!fits(value, wanted)) return false;
  }
  return true;
}

function fits(value: unknown, wanted: unknown): boolean {
  if (isGreaterThan(wanted)) return typeof value === 'number' && value > wanted.greaterThan;
  return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
}
