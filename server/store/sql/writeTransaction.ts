import type { WriteTransaction } from '../Store';
import type { TableName } from '../tables';
import type { Engine } from './engine';
import { createStatements } from './statements/statements';
import type { Db } from './transaction';

/** The tables of the reference model, and its state. */
const REFERENCE_TABLES: readonly TableName[] = [
  'drivers',
  'subdrivers',
  'processes',
  'subprocesses',
  'activities',
  'model_texts',
  'model_state',
];

interface SqlWrite {
  tx: WriteTransaction;
  changedReference(): boolean;
  /** The first error of the transaction, which cannot succeed after it, even if `work` caught the error. */
  firstError(): Error | undefined;
}

export function createWrite(engine: Engine, db: Db, referenceVersion: object): SqlWrite {
  const statements = createStatements(engine, db);
  let changedReference = false;
  let firstError: Error | undefined;

  const recordingErrors = async <V>(result: Promise<V>): Promise<V> => {
    try {
      return await result;
    } catch (error) {
      firstError ??= error as Error;
      throw error;
    }
  };
  const markChanged = (table: TableName) => {
    if (REFERENCE_TABLES.includes(table)) changedReference = true;
  };

  return {
    tx: {
      get referenceVersion() {
        return changedReference ? null : referenceVersion;
      },
      get: (table, id) => recordingErrors(statements.get(table, id)),
      find: (table, where) => recordingErrors(statements.find(table, where)),
      findColumns: (table, columns, where) =>
        recordingErrors(statements.findColumns(table, columns, where)),
      findAfter: (table, where, after, limit) =>
        recordingErrors(statements.findAfter(table, where, after, limit)),
      findLatest: (table, page) => recordingErrors(statements.findLatest(table, page)),
      findPage: (table, page) => recordingErrors(statements.findPage(table, page)),
      countBy: (table, column, conditions, where) =>
        recordingErrors(statements.countBy(table, column, conditions, where)),
      findLatestWeeks: (companyIds, limit) =>
        recordingErrors(statements.findLatestWeeks(companyIds, limit)),
      findEvents: (filter) => recordingErrors(statements.findEvents(filter)),
      findForUpdate: (table, where) => recordingErrors(statements.findForUpdate(table, where)),
      getForUpdate: (table, id) => recordingErrors(statements.getForUpdate(table, id)),
      getAndKeep: (table, id) => recordingErrors(statements.getAndKeep(table, id)),
      getShared: (table, id) => recordingErrors(statements.getShared(table, id)),
      eraseFromEvents: (personId, addresses) =>
        recordingErrors(statements.eraseFromEvents(personId, addresses)),
      insert(table, rows) {
        markChanged(table);
        return recordingErrors(statements.insert(table, rows));
      },
      update(table, id, changes) {
        // What is staged beside the model changes nothing in it.
        if (table !== 'model_state' || 'sequence' in changes) markChanged(table);
        return recordingErrors(statements.update(table, id, changes));
      },
      updateWhere(table, where, changes) {
        markChanged(table);
        return recordingErrors(statements.updateWhere(table, where, changes));
      },
      remove(table, where) {
        markChanged(table);
        return recordingErrors(statements.remove(table, where));
      },
      removeUntil(table, column, time, limit) {
        markChanged(table);
        return recordingErrors(statements.removeUntil(table, column, time, limit));
      },
    },
    changedReference: () => changedReference,
    firstError: () => firstError,
  };
}
