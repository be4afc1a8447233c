import { copyOf } from './copyOf';
import { listOf } from '@server/store/listOf';
import { ConstraintViolated, type Where, type WriteTransaction } from '@server/store/Store';
import { isPrivate, type TableName, type Tables } from '@server/store/tables';
import { checkUnique } from './uniqueRules';
import { matches } from './where';

/** Gives the rows of a table as they are committed; not to be changed in place. */
export type RowsOf = <T extends TableName>(table: T) => readonly Tables[T][];

/** Rows of one table that a transaction changed, by id; null for a removed one. */
type Changed<T extends TableName> = Map<string, Tables[T] | null>;

export interface StagedTable {
  table: TableName;
  rows: Tables[TableName][];
}

interface StagedWrite {
  tx: WriteTransaction;
  /**
   * The tables that the transaction changed, with all their rows as they are to be; public ones
   * first: a crash between two files may lose that a save was applied, never the save. Throws
   * ConstraintViolated for rows that may not stand side by side.
   */
  result(): StagedTable[];
}

/**
 * A transaction whose changes stay beside the tables until they are committed, so that neither
 * readers nor QA's router ever meet half of them. It sees its own changes.
 */
export function stageWrite(rowsOf: RowsOf): StagedWrite {
  const staged: { [T in TableName]?: Changed<T> } = {};

  let refusal: ConstraintViolated | undefined;

  const changesOf = <T extends TableName>(table: T): Changed<T> => {
    const changes = staged[table] ?? new Map<string, Tables[T] | null>();
    Object.assign(staged, { [table]: changes });
    return changes;
  };

  const current = <T extends TableName>(table: T): Tables[T][] => {
    const changes = new Map(changesOf(table));
    const rows: Tables[T][] = [];
    for (const row of rowsOf(table)) {
      const change = changes.get(row.id);
      changes.delete(row.id);
      if (change !== null) rows.push(change ?? row);
    }
    for (const added of changes.values()) if (added !== null) rows.push(added);
    return rows;
  };

  const one = <T extends TableName>(table: T, id: string): Tables[T] | undefined => {
    const change = changesOf(table).get(id);
    if (change !== undefined) return change ?? undefined;
    return rowsOf(table).find((row) => row.id === id);
  };

  const get = <T extends TableName>(table: T, id: string) =>
    Promise.resolve(copyOf(one(table, id)));

  const find = <T extends TableName>(table: T, where: Where<Tables[T]> = {}) =>
    Promise.resolve(
      current(table)
        .filter((row) => matches(row, where))
        .map((row) => copyOf(row)),
    );

  const tx: WriteTransaction = {
    // QA's router changes rows past any transaction.
    referenceVersion: null,
    get,
    getForUpdate: get,
    find,
    findForUpdate: find,
    async insert(table, rows) {
      for (const row of listOf(rows)) {
        if (one(table, row.id)) {
          refusal = new ConstraintViolated('id', `${table} already has a row ${row.id}`);
          throw refusal;
        }
        changesOf(table).set(row.id, copyOf(row));
      }
    },
    async update(table, id, changes) {
      const row = one(table, id);
      if (!row) throw new Error(`${table} has no row ${id}`);
      changesOf(table).set(id, { ...row, ...copyOf(changes), id });
    },
    async remove(table, where) {
      const gone = current(table).filter((row) => matches(row, where));
      for (const row of gone) changesOf(table).set(row.id, null);
      return gone.length;
    },
    async removeUntil(table, column, time, limit) {
      const timeOf = (row: object) => (row as Record<string, string | null>)[column] ?? null;
      const gone = current(table)
        .filter((row) => (timeOf(row) ?? '\uffff') <= time)
        .sort((a, b) => ((timeOf(a) ?? '') < (timeOf(b) ?? '') ? -1 : 1))
        .slice(0, limit);
      for (const row of gone) changesOf(table).set(row.id, null);
      return gone.length;
    },
  };

  return {
    tx,
    result: () => {
      if (refusal) throw refusal;
      return (Object.keys(staged) as TableName[])
        .filter((table) => changesOf(table).size > 0)
        .sort((a, b) => Number(isPrivate(a)) - Number(isPrivate(b)))
        .map((table) => {
          const rows = current(table);
          checkUnique(table, rows);
          return { table, rows };
        });
    },
  };
}
