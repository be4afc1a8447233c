import { foldCase } from '@contract/fields/names';
import { comparePaged, type PageOf } from '@server/store/Store';
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
