import type { WriteTransaction } from '../Store';
import type { TableName } from '../tables';
import type { Engine } from './engine';
import { createStatements } from './statements';
import type { Db } from './transaction';

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
  /** What the engine refused first; whatever follows a refusal is lost, also where it was caught. */
  refusal(): Error | undefined;
}

export function createWrite(engine: Engine, db: Db, referenceVersion: object): SqlWrite {
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
      get referenceVersion() {
        return isReferenceTouched ? null : referenceVersion;
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
      removeUntil(table, column, time, limit) {
        touch(table);
        return watched(statements.removeUntil(table, column, time, limit));
      },
    },
    isReferenceTouched: () => isReferenceTouched,
    refusal: () => refusal,
  };
}
