import {
  DummyDriver,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { createLock } from '@server/store/lock';
import type { Constraint } from '@server/store/Store';
import type { Connection, Engine, Failure } from '@server/store/sql/engine';
import { SqliteConnection } from './sqliteConnection';

/**
 * SQLite in a file, through libsql. There is one writer at a time by nature; readers have a
 * connection of their own, which sees the last committed state.
 */
export function createSqliteEngine(file: string): Engine {
  const writing = new SqliteConnection(file);
  const reading = new SqliteConnection(file);
  const inTurn = (connection: SqliteConnection) => {
    const lock = createLock();
    return <R>(work: (connection: Connection) => Promise<R>) =>
      lock.exclusive(() => work(connection));
  };
  const withReader = inTurn(reading);
  const withWriter = inTurn(writing);
  return {
    compiler: new Kysely({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
    withReader,
    withWriter,
    beginRead: 'begin',
    // Another process, such as a backup, is waited for here and not half-way.
    beginWrite: 'begin immediate',
    hasOneWriter: true,
    lockRow: '',
    lockFreeRows: '',
    migrationLock: null,
    types: { flag: 'integer', json: 'text', bytes: 'blob' },
    tableNames: "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
    flag: Number,
    anyOf: (column, list) => sql`${column} in (select value from json_each(${list}))`,
    list: JSON.stringify,
    failureOf,
    recover() {
      writing.renew();
      reading.renew();
    },
    async close() {
      await withReader(async () => {
        reading.close();
      });
      await withWriter(async () => {
        writing.close();
      });
    },
  };
}

/** SQLite names an index of expressions, but of a plain one its columns. */
const UNIQUE: readonly [pattern: string, constraint: Constraint][] = [
  ['users_email', 'users_email'],
  ['workspaces_name', 'workspaces_name'],
  ['answers.activity_id', 'answers_activity'],
];

function failureOf(error: unknown): Failure {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  const kind = String(code);
  if (!kind.startsWith('SQLITE_CONSTRAINT')) return { kind: 'unavailable' };
  if (kind.endsWith('UNIQUE') || kind.endsWith('PRIMARYKEY')) {
    const named = UNIQUE.find(([pattern]) => String(message).includes(pattern));
    return { kind: 'constraint', constraint: named?.[1] ?? 'id' };
  }
  return { kind: 'constraint', constraint: kind.endsWith('FOREIGNKEY') ? 'reference' : 'value' };
}
