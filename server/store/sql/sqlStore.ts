import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { StoreUnavailable, type Store, type WriteTransaction } from '../Store';
import type { Db, Engine } from './engine';
import { asking, Conflict } from './failures';
import { migrate } from './migrations';
import { createPostgresEngine } from './postgres';
import { createSqliteEngine } from './sqlite';
import { createSharedCommit } from './sharedCommit';
import { createStatements } from './statements';
import { transaction } from './transaction';
import { createWrite } from './writeTransaction';

const MOST_TRIES = 5;
const PAUSE_MS = 20;

/** The store in a file of its own; no other process may have it open. */
export const openSqliteStore = (file: string): Promise<Store> =>
  openStore(createSqliteEngine(file));

/** The store on a PostgreSQL server. */
export const openPostgresStore = (url: string): Promise<Store> =>
  openStore(createPostgresEngine(url));

async function openStore(engine: Engine): Promise<Store> {
  const { reader, writer } = engine;
  const inRead = <R>(work: (db: Db) => Promise<R>) =>
    transaction(engine, reader, engine.beginRead, work);
  const inWrite = engine.hasOneWriter
    ? createSharedCommit(engine)
    : <R>(work: (db: Db) => Promise<R>) => transaction(engine, writer, engine.beginWrite, work);
  let referenceMark = {};

  const writeOnce = async <R>(work: (tx: WriteTransaction) => Promise<R>): Promise<R> => {
    const done = await inWrite(async (db) => {
      const { tx, check, isReferenceTouched } = createWrite(engine, db, referenceMark);
      const answer = await work(tx);
      check();
      return { answer, isReferenceTouched: isReferenceTouched() };
    });
    if (done.isReferenceTouched) referenceMark = {};
    return done.answer;
  };

  await inWrite((db) => migrate(engine, db));

  return {
    read: (work) => {
      const mark = referenceMark;
      return inRead((db) => work({ ...createStatements(engine, db), referenceMark: mark }));
    },
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
      await inRead((db) => asking(engine, sql`select 1`.execute(db)));
    },
    async close() {
      // A write under way is let through first.
      await writer
        .connection()
        .execute(() => Promise.resolve())
        .catch(() => undefined);
      await reader.destroy();
      await writer.destroy();
    },
  };
}
