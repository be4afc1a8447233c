import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { StoreUnavailable, type Store, type WriteTransaction } from '../Store';
import type { Engine } from './engine';
import { followReferences } from './followReferences';
import { Conflict, isStoreError } from './failures';
import { migrate } from './migrations/migrations';
import { createPostgresEngine } from './postgres/postgres';
import { createSqliteEngine } from './sqlite/sqlite';
import type { SqliteOptions } from './sqlite/sqliteConnection';
import { checkSqliteFile, createSqliteFile } from './sqlite/sqliteFile';
import { createGroupCommit } from './groupCommit';
import { createReading } from './statements/statements';
import { inReadTransaction, inWriteTransaction, withDb, type Db } from './transaction';
import { createWrite } from './writeTransaction';

const MAX_ATTEMPTS = 5;
const RETRY_PAUSE_MS = 20;

/**
 * Opens the store in an SQLite file, which is created if missing. No other process may have it open.
 * Throws for a file that is damaged or not a database of this product.
 */
export async function openSqliteStore(file: string, options?: SqliteOptions): Promise<Store> {
  if (existsSync(file)) checkSqliteFile(file, 'quick_check');
  else {
    await createSqliteFile(file, async (draft) => {
      await (await openStore(createSqliteEngine(draft))).close();
    });
  }
  return openStore(createSqliteEngine(file, options));
}

/** Opens the store on a PostgreSQL server. */
export const openPostgresStore = (url: string): Promise<Store> =>
  openStore(createPostgresEngine(url));

async function openStore(engine: Engine): Promise<Store> {
  const inWrite = engine.hasOneWriter
    ? createGroupCommit(engine)
    : <R>(work: (db: Db) => Promise<R>) => inWriteTransaction(engine, work);
  let referenceVersion = {};
  /** That of the model, as read last; null since this process has changed the model. */
  let knownState: string | null = null;

  /** Other servers may have changed the model, where there are any. */
  async function currentVersion(db: Db): Promise<object> {
    const { rows } = await db.run(sql<{ sequence: number }>`select sequence from model_state`);
    const state = JSON.stringify(rows);
    if (knownState !== null && state !== knownState) referenceVersion = {};
    knownState = state;
    return referenceVersion;
  }

  const writeOnce = async <R>(work: (tx: WriteTransaction) => Promise<R>): Promise<R> => {
    const done = await inWrite(async (db) => {
      const { tx, firstError, changedReference } = createWrite(engine, db, referenceVersion);
      const result = await work(tx).catch((error: unknown) => {
        // After an error, queries that were sent with it fail too; the first error is the cause.
        throw isStoreError(error) ? (firstError() ?? error) : error;
      });
      const failed = firstError();
      if (failed) throw failed;
      return { result, changedReference: changedReference() };
    });
    if (done.changedReference) {
      referenceVersion = {};
      knownState = null;
    }
    return done.result;
  };

  try {
    await inWrite((db) => migrate(engine, db));
  } catch (error) {
    await engine.close();
    throw error;
  }

  return {
    read: (work) => {
      // Before the transaction begins: a version that is too old is only read again.
      const version = referenceVersion;
      return inReadTransaction(engine, async (db) => {
        const current = engine.hasOneWriter ? version : await currentVersion(db);
        return work({ ...createReading(engine, db), referenceVersion: current });
      });
    },
    followReferences: (id, tables, columns) =>
      withDb(engine, (db) => followReferences(db, id, tables, columns)),
    async write(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await writeOnce(work);
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
          if (attempt === MAX_ATTEMPTS) {
            throw new StoreUnavailable('Too many concurrent transactions', { cause: error });
          }
          await pause(Math.random() * RETRY_PAUSE_MS * attempt);
        }
      }
    },
    async ping() {
      // A new value each time, because SQLite writes nothing if the value is unchanged.
      const now = `${new Date().toISOString()} ${String(process.pid)}`;
      await inWrite((db) => db.run(sql`update write_probe set written_at = ${now}`));
    },
    ...(engine.pool && { pool: engine.pool }),
    ...(engine.scrub && { scrub: engine.scrub }),
    close: () => engine.close(),
  };
}
