import { sql, type RawBuilder } from 'kysely';
import type { Connection, Engine } from './engine';
import { asStoreError } from './failures';

interface Answer<Row> {
  rows: Row[];
  changed: number;
}

/** A statement that is asked again and again. */
export interface Statement {
  /** The same for all statements of the same words. */
  shape: string;
  /** Its words, with anything where its values will stand. */
  words(): RawBuilder<unknown>;
  values: readonly unknown[];
}

/** Asks the engine over one connection; its errors come as the store's. */
export interface Db {
  run<Row>(query: RawBuilder<Row>): Promise<Answer<Row>>;
  /** As `run`; only the first statement of a shape is put into the engine's words, which takes its time. */
  ask<Row>(statement: Statement): Promise<Answer<Row>>;
}

function dbOver(engine: Engine, connection: Connection): Db {
  async function query<Row>(text: string, values: readonly unknown[]): Promise<Answer<Row>> {
    try {
      const { rows, changed } = await connection.query(text, values);
      return { rows: rows as Row[], changed };
    } catch (error) {
      throw asStoreError(engine, error);
    }
  }
  return {
    run<Row>(raw: RawBuilder<Row>) {
      const { sql: text, parameters } = raw.compile(engine.compiler);
      return query<Row>(text, parameters);
    },
    ask: <Row>(statement: Statement) => query<Row>(textOf(engine, statement), statement.values),
  };
}

/** Lists of rows come in too many lengths for all to be kept. */
const MOST_TEXTS = 500;
const textsByEngine = new WeakMap<Engine, Map<string, string>>();

function textOf(engine: Engine, { shape, words }: Statement): string {
  const texts = textsByEngine.get(engine) ?? new Map<string, string>();
  textsByEngine.set(engine, texts);
  const known = texts.get(shape);
  if (known !== undefined) return known;
  const { sql: text } = words().compile(engine.compiler);
  if (texts.size < MOST_TEXTS) texts.set(shape, text);
  return text;
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

/** Runs what asks once, and changes nothing. */
export const withDb = <R>(engine: Engine, work: (db: Db) => Promise<R>): Promise<R> =>
  connected(engine, engine.withReader, work);

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
