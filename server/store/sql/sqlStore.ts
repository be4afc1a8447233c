import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { StoreUnavailable, type Store, type WriteTransaction } from '../Store';
import type { Engine } from './engine';
import { followRows } from './follow';
import { Conflict, isStoreError } from './failures';
import { migrate } from './migrations/migrations';
import { createPostgresEngine } from './postgres/postgres';
import { createSqliteEngine } from './sqlite/sqlite';
import { checkSqliteFile, createSqliteFile } from './sqlite/sqliteFile';
import { createSharedCommit } from './groupCommit';
import { createStatements } from './statements';
import { inReadTransaction, inWriteTransaction, withDb, type Db } from './transaction';
import { createWrite } from './writeTransaction';

const MOST_TRIES = 5;
const PAUSE_MS = 20;

/**
 * The store in a file of its own, which is made when missing; no other process may have it open.
 * Throws for a file that is damaged or not ours.
 */
export async function openSqliteStore(file: string): Promise<Store> {
  if (existsSync(file)) checkSqliteFile(file, 'quick_check');
  else {
    await createSqliteFile(file, async (draft) => {
      await (await openStore(createSqliteEngine(draft))).close();
    });
  }
  return openStore(createSqliteEngine(file));
}

/** The store on a PostgreSQL server. */
export const openPostgresStore = (url: string): Promise<Store> =>
  openStore(createPostgresEngine(url));

async function openStore(engine: Engine): Promise<Store> {
  const inWrite = engine.hasOneWriter
    ? createSharedCommit(engine)
    : <R>(work: (db: Db) => Promise<R>) => inWriteTransaction(engine, work);
  let referenceVersion = {};

  const writeOnce = async <R>(work: (tx: WriteTransaction) => Promise<R>): Promise<R> => {
    const done = await inWrite(async (db) => {
      const { tx, refusal, isReferenceTouched } = createWrite(engine, db, referenceVersion);
      const answer = await work(tx).catch((error: unknown) => {
        // Of what was asked at once all that follows a refusal is refused too: the first one counts.
        throw isStoreError(error) ? (refusal() ?? error) : error;
      });
      const refused = refusal();
      if (refused) throw refused;
      return { answer, isReferenceTouched: isReferenceTouched() };
    });
    if (done.isReferenceTouched) referenceVersion = {};
    return done.answer;
  };

  try {
    await inWrite((db) => migrate(engine, db));
  } catch (error) {
    await engine.close();
    throw error;
  }

  return {
    read: (work) => {
      const mark = referenceVersion;
      return inReadTransaction(engine, (db) =>
        work({ ...createStatements(engine, db), referenceVersion: mark }),
      );
    },
    follow: (id, tables, by) => withDb(engine, (db) => followRows(db, id, tables, by)),
    async write(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await writeOnce(work);
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
          if (attempt === MOST_TRIES) {
            throw new StoreUnavailable('Too many transactions at once', { cause: error });
          }
          await pause(Math.random() * PAUSE_MS * attempt);
        }
      }
    },
    async ping() {
      // Another value than before: SQLite writes nothing where nothing changes.
      const now = `${new Date().toISOString()} ${String(process.pid)}`;
      await inWrite((db) => db.run(sql`update write_probe set written_at = ${now}`));
    },
    ...(engine.pool && { pool: engine.pool }),
    close: () => engine.close(),
  };
}
