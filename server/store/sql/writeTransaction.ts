import type { WriteTransaction } from '../Store';
import type { TableName } from '../tables';
import type { Db, Engine } from './engine';
import { createStatements } from './statements';

/** Tables that are the same for every company, and change when the model does. */
const REFERENCE_TABLES: readonly TableName[] = [
  'drivers',
  'subdrivers',
  'processes',
  'subprocesses',
  'activities',
];

interface SqlWrite {
  tx: WriteTransaction;
  isReferenceTouched(): boolean;
  /** Throws what the engine refused, also where it was caught: what follows a refusal is lost. */
  check(): void;
}

export function createWrite(engine: Engine, db: Db, referenceMark: object): SqlWrite {
  const statements = createStatements(engine, db);
  let isReferenceTouched = false;
  let refusal: Error | undefined;

  const watched = async <V>(result: Promise<V>): Promise<V> => {
    try {
      return await result;
    } catch (error) {
      refusal ??= error as Error;
      throw error;
    }
  };
  const touch = (table: TableName) => {
    if (REFERENCE_TABLES.includes(table)) isReferenceTouched = true;
  };

  return {
    tx: {
      get referenceMark() {
        return isReferenceTouched ? null : referenceMark;
      },
      get: (table, id) => watched(statements.get(table, id)),
      find: (table, where) => watched(statements.find(table, where)),
      findForUpdate: (table, where) => watched(statements.findForUpdate(table, where)),
      getForUpdate: (table, id) => watched(statements.getForUpdate(table, id)),
      insert(table, rows) {
        touch(table);
        return watched(statements.insert(table, rows));
      },
      update(table, id, changes) {
        touch(table);
        return watched(statements.update(table, id, changes));
      },
      remove(table, where) {
        touch(table);
        return watched(statements.remove(table, where));
      },
    },
    isReferenceTouched: () => isReferenceTouched,
    check() {
      if (refusal) throw refusal;
    },
  };
}
