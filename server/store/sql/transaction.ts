import { sql } from 'kysely';
import type { Db, Engine } from './engine';
import { asking, asStoreError } from './failures';

/** Runs `work` in a transaction of its own; what fails is undone and thrown. */
export async function transaction<R>(
  engine: Engine,
  db: Db,
  begin: string,
  work: (db: Db) => Promise<R>,
): Promise<R> {
  const progress = { isConnected: false };
  try {
    return await db.connection().execute(async (connection) => {
      progress.isConnected = true;
      const say = (statement: string) => asking(engine, sql.raw(statement).execute(connection));
      const begun = say(begin);
      // A reader need not wait for it. A writer must: without a beginning each change would stand.
      if (begin === engine.beginRead && !engine.hasOneWriter) begun.catch(() => undefined);
      else await begun;
      try {
        const answer = await work(connection);
        await begun;
        await say('commit');
        return answer;
      } catch (error) {
        // Where this fails too, the connection is lost or the engine has undone it by itself.
        await say('rollback').catch(() => undefined);
        throw error;
      }
    });
  } catch (error) {
    throw progress.isConnected ? error : asStoreError(engine, error);
  }
}
