import { sql, type RawBuilder } from 'kysely';
import type { Connection, Engine } from './engine';
import { asStoreError } from './failures';

/** Asks the engine over one connection; its errors come as the store's. */
export interface Db {
  run<Row>(query: RawBuilder<Row>): Promise<{ rows: Row[]; changed: number }>;
}

function dbOver(engine: Engine, connection: Connection): Db {
  return {
    async run<Row>(query: RawBuilder<Row>) {
      const { sql: text, parameters } = query.compile(engine.compiler);
      try {
        const { rows, changed } = await connection.query(text, parameters);
        return { rows: rows as Row[], changed };
      } catch (error) {
        throw asStoreError(engine, error);
      }
    },
  };
}

/** Runs `work` in a transaction that may write; what fails is undone and thrown. */
export const inWriteTransaction = <R>(engine: Engine, work: (db: Db) => Promise<R>): Promise<R> =>
  connected(engine, engine.withWriter, async (db) => {
    // Without a beginning each change would stand by itself: nothing may be asked before.
    await db.run(sql.raw(engine.beginWrite));
    return ended(db, work);
  });

/** Runs `work` in a transaction that sees one state. */
export const inReadTransaction = <R>(engine: Engine, work: (db: Db) => Promise<R>): Promise<R> =>
  connected(engine, engine.withReader, async (db) => {
    const begun = db.run(sql.raw(engine.beginRead));
    begun.catch(() => undefined);
    return ended(db, async () => {
      const answer = await work(db);
      await begun;
      return answer;
    });
  });

async function ended<R>(db: Db, work: (db: Db) => Promise<R>): Promise<R> {
  try {
    const answer = await work(db);
    await db.run(sql`commit`);
    return answer;
  } catch (error) {
    // Where this fails too, the connection is lost or the engine has undone it by itself.
    await db.run(sql`rollback`).catch(() => undefined);
    throw error;
  }
}

async function connected<R>(
  engine: Engine,
  withConnection: Engine['withReader'],
  work: (db: Db) => Promise<R>,
): Promise<R> {
  const progress = { isConnected: false };
  try {
    return await withConnection((connection) => {
      progress.isConnected = true;
      return work(dbOver(engine, connection));
    });
  } catch (error) {
    throw progress.isConnected ? error : asStoreError(engine, error);
  }
}
