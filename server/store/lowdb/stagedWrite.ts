import { deepCopy } from './deepCopy';
import { createReading, type RowsOf } from './reading';
import { toList } from '@server/store/toList';
import { ConstraintViolated, type WriteTransaction } from '@server/store/Store';
import { isPrivate, type TableName, type Tables } from '@server/store/tables';
import { erasedEvent } from './events';
import { checkUnique } from './uniqueRules';
import { matches } from './where';

/** The rows of one table that a transaction changed, by id; null for a removed row. */
type Changed<T extends TableName> = Map<string, Tables[T] | null>;

export interface StagedTable {
  table: TableName;
  rows: Tables[TableName][];
}

interface StagedWrite {
  tx: WriteTransaction;
  /**
   * The changed tables with all their new rows. Public tables come first, because a crash between the
   * two files may lose the record of an applied save, but never the save itself. Throws
   * ConstraintViolated if rows violate a unique constraint.
   */
  result(): StagedTable[];
}

/**
 * A transaction whose changes are kept separately until they are committed, so that readers and QA's
 * router never see a part of them. The transaction itself sees its changes.
 */
export function stageWrite(rowsOf: RowsOf): StagedWrite {
  const staged: { [T in TableName]?: Changed<T> } = {};

  let violation: ConstraintViolated | undefined;

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
    Promise.resolve(deepCopy(one(table, id)));

  const reading = createReading(current);

  const refuseChange = (table: TableName) => {
    if (table !== 'events') return;
    violation = new ConstraintViolated('value', 'Events are never changed');
    throw violation;
  };

  const tx: WriteTransaction = {
    // QA's router changes rows without a transaction.
    referenceVersion: null,
    get,
    getForUpdate: get,
    getAndKeep: get,
    getShared: get,
    ...reading,
    findForUpdate: reading.find,
    async insert(table, rows) {
      for (const row of toList(rows)) {
        if (one(table, row.id)) {
          violation = new ConstraintViolated('id', `${table} already has a row ${row.id}`);
          throw violation;
        }
        changesOf(table).set(row.id, deepCopy(row));
      }
    },
    async update(table, id, changes) {
      const row = one(table, id);
      if (!row) throw new Error(`${table} has no row ${id}`);
      refuseChange(table);
      changesOf(table).set(id, { ...row, ...deepCopy(changes), id });
    },
    async updateWhere(table, where, changes) {
      const found = current(table).filter((row) => matches(row, where));
      if (found.length > 0) refuseChange(table);
      for (const row of found) changesOf(table).set(row.id, { ...row, ...deepCopy(changes) });
      return found.length;
    },
    async remove(table, where) {
      const removed = current(table).filter((row) => matches(row, where));
      if (removed.length > 0) refuseChange(table);
      for (const row of removed) changesOf(table).set(row.id, null);
      return removed.length;
    },
    async removeUntil(table, column, time, limit) {
      const timeOf = (row: object) => (row as Record<string, string | null>)[column] ?? null;
      const removed = current(table)
        .filter((row) => (timeOf(row) ?? '\uffff') <= time)
        .sort((a, b) => ((timeOf(a) ?? '') < (timeOf(b) ?? '') ? -1 : 1))
        .slice(0, limit);
      for (const row of removed) changesOf(table).set(row.id, null);
      return removed.length;
    },
    async eraseFromEvents(personId, addresses) {
      if (!one('erasures', personId)) refuseChange('events');
      for (const row of current('events')) {
        const erased = erasedEvent(row, personId, addresses);
        if (erased) changesOf('events').set(row.id, erased);
      }
    },
  };

  return {
    tx,
    result: () => {
      if (violation) throw violation;
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
