import { sql, type RawBuilder } from 'kysely';
import type { Connection, Engine } from './engine';
import { asStoreError } from './failures';

interface QueryResult<Row> {
  rows: Row[];
  changed: number;
}

/** A statement whose SQL text is cached. */
export interface Statement {
  /** The cache key: equal for statements with the same SQL text. */
  shape: string;
  /** Builds the statement with placeholders for its values. */
  toSql(): RawBuilder<unknown>;
  values: readonly unknown[];
}

/** Queries on one connection. Errors are converted to the store's errors. */
export interface Db {
  run<Row>(query: RawBuilder<Row>): Promise<QueryResult<Row>>;
  /** Like `run`, but compiles only the first statement of a shape, because compiling is slow. */
  query<Row>(statement: Statement): Promise<QueryResult<Row>>;
}

function dbOver(engine: Engine, connection: Connection): Db {
  async function execute<Row>(text: string, values: readonly unknown[]): Promise<QueryResult<Row>> {
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
      return execute<Row>(text, parameters);
    },
    query: <Row>(statement: Statement) => execute<Row>(textOf(engine, statement), statement.values),
  };
}

/** Inserts of many rows have too many variants to cache all of them. */
const MAX_CACHED_TEXTS = 500;
const textsByEngine = new WeakMap<Engine, Map<string, string>>();

function textOf(engine: Engine, { shape, toSql }: Statement): string {
  const texts = textsByEngine.get(engine) ?? new Map<string, string>();
  textsByEngine.set(engine, texts);
  const known = texts.get(shape);
  if (known !== undefined) return known;
  const { sql: text } = toSql().compile(engine.compiler);
  if (texts.size < MAX_CACHED_TEXTS) texts.set(shape, text);
  return text;
}

/** Runs `work` in a transaction that may write. An error rolls it back and is thrown. */
export const inWriteTransaction = <R>(engine: Engine, work: (db: Db) => Promise<R>): Promise<R> =>
  withConnectedDb(engine, engine.withWriter, async (db) => {
    // Waits for the transaction to begin; otherwise each change would be committed separately.
    await db.run(sql.raw(engine.beginWrite));
    return finish(db, work);
  });

/** Runs `work` in a transaction that sees one snapshot. */
export const inReadTransaction = <R>(engine: Engine, work: (db: Db) => Promise<R>): Promise<R> =>
  withConnectedDb(engine, engine.withReader, async (db) => {
    const begun = db.run(sql.raw(engine.beginRead));
    begun.catch(() => undefined);
    return finish(db, async (open) => {
      const result = await work(open);
      await begun;
      return result;
    });
  });

/** Runs a single read without a transaction. */
export const withDb = <R>(engine: Engine, work: (db: Db) => Promise<R>): Promise<R> =>
  withConnectedDb(engine, engine.withReader, work);

async function finish<R>(db: Db, work: (db: Db) => Promise<R>): Promise<R> {
  const transaction = untilEnd(db);
  try {
    const result = await work(transaction.db).finally(transaction.end);
    await db.run(sql`commit`);
    return result;
  } catch (error) {
    // If this fails too, the connection is lost or the database has already rolled back.
    await db.run(sql`rollback`).catch(() => undefined);
    throw error;
  }
}

/**
 * A `Db` that refuses statements after the end of its transaction. When a part of a query has failed, other parts may
 * still be running, and another transaction uses the connection by then.
 */
export function untilEnd(db: Db) {
  let hasEnded = false;
  const whileOpen = <Result>(send: () => Promise<Result>): Promise<Result> =>
    hasEnded ? Promise.reject(new Error('The transaction has ended.')) : send();
  const open: Db = {
    run: (query) => whileOpen(() => db.run(query)),
    query: (statement) => whileOpen(() => db.query(statement)),
  };
  return {
    db: open,
    end: () => {
      hasEnded = true;
    },
  };
}

async function withConnectedDb<R>(
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
