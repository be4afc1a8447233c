import type { ReadTransaction } from '@server/store/Store';
import type { TableName, Tables } from '@server/store/tables';
import { countBy, latestWeeks } from './aggregates';
import { copyColumns, deepCopy } from './deepCopy';
import { eventsOf } from './events';
import { latestOf, pageOf } from './pages';
import { matches } from './where';

/** The rows of a table, which must not be mutated. */
export type RowsOf = <T extends TableName>(table: T) => readonly Tables[T][];

type Reading = Omit<ReadTransaction, 'get' | 'referenceVersion'>;

/** The reading of several rows, all of which are copies. */
export const createReading = (rowsOf: RowsOf): Reading => ({
  find: (table, where = {}) =>
    Promise.resolve(
      rowsOf(table)
        .filter((row) => matches(row, where))
        .map((row) => deepCopy(row)),
    ),
  findColumns: (table, columns, where) =>
    Promise.resolve(
      rowsOf(table)
        .filter((row) => matches(row, where))
        .map((row) => copyColumns(row, columns)),
    ),
  findAfter: (table, where, after, limit) =>
    Promise.resolve(
      rowsOf(table)
        .filter((row) => row.id > after && matches(row, where))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit)
        .map((row) => deepCopy(row)),
    ),
  findLatest: (table, page) =>
    Promise.resolve(latestOf(rowsOf(table), page).map((row) => deepCopy(row))),
  findPage: (table, page) =>
    Promise.resolve(pageOf(rowsOf(table), rowsOf('users'), page).map((row) => deepCopy(row))),
  countBy: (table, column, conditions, where) =>
    Promise.resolve(countBy(rowsOf(table), column, conditions, where)),
  findLatestWeeks: (companyIds, limit) =>
    Promise.resolve(latestWeeks(rowsOf('driver_weeks'), companyIds, limit)),
  findEvents: (filter) =>
    Promise.resolve(eventsOf(rowsOf('events'), filter).map((row) => deepCopy(row))),
});
