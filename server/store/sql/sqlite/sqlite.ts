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
import { SqliteConnection, type SqliteOptions } from './sqliteConnection';

/**
 * The engine for SQLite, with libsql. SQLite allows one writer at a time; readers have a connection of
 * their own, which sees the last committed state.
 */
export function createSqliteEngine(file: string, options: SqliteOptions = { fsync: true }): Engine {
  const writing = new SqliteConnection(file, options);
  const reading = new SqliteConnection(file, options);
  const oneAtATime = (connection: SqliteConnection) => {
    const lock = createLock();
    return <R>(work: (connection: Connection) => Promise<R>) =>
      lock.exclusive(() => work(connection));
  };
  const withReader = oneAtATime(reading);
  const withWriter = oneAtATime(writing);
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
    // Waits for another process, such as a backup, at the beginning and not in the middle.
    beginWrite: 'begin immediate',
    hasOneWriter: true,
    lockRow: '',
    keepRow: '',
    shareRow: '',
    lockFreeRows: '',
    migrationLock: null,
    types: {
      flag: 'integer',
      json: 'text',
      bytes: 'blob',
      byteOrder: '',
      appendOnly,
      allowUpdates,
      jsonWithout,
    },
    tableNames: "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
    flag: Number,
    anyOf: (column, list) => sql`${column} in (select value from json_each(${list}))`,
    tableOf: (list, name) =>
      sql`(select value as id from json_each(${list})) as ${sql.table(name)}`,
    // The default order of SQLite.
    byteOrder: (value) => value,
    list: JSON.stringify,
    // SQLite has no lateral joins.
    joinFirst: (table, condition, order) => sql`join ${sql.table(table)} as found on found.id = (
      select past.id from ${sql.table(table)} as past where ${condition} order by ${order} limit 1
    )`,
    failureOf,
    recover() {
      writing.reopen();
      reading.reopen();
    },
    scrub: () =>
      withWriter(() =>
        withReader(async () => {
          writing.scrub();
        }),
      ),
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

const appendOnly = (table: string, removable: string): string[] =>
  (
    [
      ['update', 'true'],
      ['delete', `not (${removable})`],
    ] as const
  ).map(
    ([change, condition]) => `create trigger ${table}_no_${change} before ${change} on ${table}
      when ${condition} begin select raise(abort, '${table} is append-only'); end`,
  );

const allowUpdates = (table: string, _removable: string, changeable: string): string[] => [
  `drop trigger ${table}_no_update`,
  `create trigger ${table}_no_update before update on ${table}
    when not (${changeable}) begin select raise(abort, '${table} is append-only'); end`,
];

const jsonWithout = (column: string, keys: readonly string[]): string =>
  `json_remove(${[column, ...keys.map((key) => `'$.${key}'`)].join(', ')})`;

/** SQLite's message contains the name of an expression index, but the columns of a plain index. */
const UNIQUE: readonly [pattern: string, constraint: Constraint][] = [
  ['users_email', 'users_email'],
  ['workspaces_name', 'workspaces_name'],
  ['answers.activity_id', 'answers_activity'],
  ['plan_items.activity_id', 'plan_items_open'],
  ['targets_present', 'targets_present'],
  ['opinions.respondent', 'opinions_respondent'],
  ['requests.activity_id', 'requests_open'],
  ['reviews.name_key', 'reviews_name'],
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
