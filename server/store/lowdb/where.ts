import { isGreaterThan, isNotBefore, isNotNull } from '@server/store/comparisons';
import type { Where } from '@server/store/Store';

/** Whether a row meets all conditions. */
export function matches<Row extends object>(row: Row, where: Where<Row>): boolean {
  for (const column in where) {
    const condition: unknown = where[column];
    if (condition === undefined) continue;
    const value: unknown = row[column];
    if (!meets(value, condition)) return false;
  }
  return true;
}

function meets(value: unknown, condition: unknown): boolean {
  if (isGreaterThan(condition)) return typeof value === 'number' && value > condition.greaterThan;
  if (isNotBefore(condition)) return typeof value === 'string' && value >= condition.notBefore;
  if (isNotNull(condition)) return value !== null && value !== undefined;
  return Array.isArray(condition) ? condition.includes(value) : value === condition;
}
