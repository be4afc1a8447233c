import { foldCase } from '@contract/fields/names';
import { comparePaged, type LatestRows, type PageOf } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { matches } from './where';

interface Named {
  id: string;
  name: string;
}

/** See `ReadTransaction.findPage`. */
export function pageOf<Row extends Named>(
  rows: readonly Row[],
  users: readonly UserRow[],
  { where, search = '', searchPeople = false, after = null, limit }: PageOf<Row>,
): Row[] {
  const wanted = foldCase(search);
  const contains = (value: string) => foldCase(value).includes(wanted);
  const companies = new Set(
    searchPeople
      ? users
          .filter(({ name, email }) => contains(name) || contains(email))
          .map(({ company_id }) => company_id)
      : [],
  );
  return rows
    .filter((row) => matches(row, where) && (contains(row.name) || companies.has(row.id)))
    .filter((row) => after === null || comparePaged(row, after) > 0)
    .sort(comparePaged)
    .slice(0, limit);
}

/** See `ReadTransaction.findLatest`. */
export function latestOf<Row extends { id: string }>(
  rows: readonly Row[],
  { where, column, before = null, limit }: LatestRows<Row>,
): Row[] {
  const keyOf = (row: Row): [string, string] => [String(row[column]), row.id];
  const start: [string, string] | null = before && [before.time, before.id];
  return rows
    .filter((row) => matches(row, where))
    .filter((row) => start === null || compareKeys(keyOf(row), start) < 0)
    .sort((a, b) => compareKeys(keyOf(b), keyOf(a)))
    .slice(0, limit);
}

function compareKeys(a: readonly [string, string], b: typeof a): number {
  const [one, other] = a[0] === b[0] ? [a[1], b[1]] : [a[0], b[0]];
  return one === other ? 0 : one < other ? -1 : 1;
}
