import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { Pool, types, type PoolClient } from 'pg';
import type { Constraint } from '@server/store/Store';
import type { Connection, Engine, Failure } from '@server/store/sql/engine';
import { createPreparedConnections } from './preparedStatements';

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
/** Opening a connection and preparing the statements of a save again takes longer than the save. */
const IDLE_MS = 10 * 60_000;
const STATEMENT_MS = 10_000;
const IDLE_IN_TRANSACTION_MS = 30_000;

/** An arbitrary number, which all servers of this product share. */
const MIGRATION_LOCK = 5_284_610_773;

/** The engine for PostgreSQL, which several servers of this product can share. */
export function createPostgresEngine(url: string): Engine {
  const pool = openPool(url);
  const prepareConnection = createPreparedConnections();
  const connections = new WeakMap<PoolClient, Connection>();

  const withClient = async <R>(work: (connection: Connection) => Promise<R>): Promise<R> => {
    const client = await pool.connect();
    const connection = connections.get(client) ?? prepareConnection(client);
    connections.set(client, connection);
    try {
      return await work(connection);
    } finally {
      // The pool discards a client whose connection is lost.
      client.release();
    }
  };

  return {
    compiler: new Kysely({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
    withReader: withClient,
    withWriter: withClient,
    beginRead: 'begin isolation level repeatable read read only',
    beginWrite: 'begin isolation level read committed',
    hasOneWriter: false,
    // This lock still allows inserting rows that refer to this one.
    lockRow: 'for no key update',
    keepRow: 'for key share',
    shareRow: 'for share',
    lockFreeRows: 'for update skip locked',
    migrationLock: `select pg_advisory_xact_lock(${MIGRATION_LOCK})`,
    types: {
      flag: 'boolean',
      json: 'json',
      bytes: 'bytea',
      byteOrder: ' collate "C"',
      appendOnly,
      allowUpdates,
      jsonWithout,
    },
    tableNames: 'select tablename as name from pg_tables where schemaname = current_schema()',
    flag: (value) => value,
    anyOf: (column, list) => sql`${column} = any(${list})`,
    tableOf: (list, name) => sql`unnest(${list}::text[]) as ${sql.table(name)}(id)`,
    byteOrder: (value) => sql`${value} collate "C"`,
    list: (values) => values,
    joinFirst: (table, condition, order) => sql`cross join lateral (
      select * from ${sql.table(table)} as past where ${condition} order by ${order} limit 1
    ) as found`,
    failureOf,
    recover: () => undefined,
    pool: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** The error is that of a violated check. */
const refuse = (
  table: string,
  allowed: readonly [operation: string, condition: string, row: string][],
) =>
  `create or replace function ${table}_refuse() returns trigger language plpgsql as $$
    begin
      ${allowed
        .map(
          ([operation, condition, row]) =>
            `if tg_op = '${operation}' then if ${condition} then return ${row}; end if; end if;`,
        )
        .join('\n')}
      raise exception '${table} is append-only' using errcode = 'check_violation';
    end $$`;

const appendOnly = (table: string, removable: string): string[] => [
  refuse(table, [['DELETE', removable, 'old']]),
  `create trigger ${table}_append_only before update or delete on ${table}
    for each row execute function ${table}_refuse()`,
  `create trigger ${table}_no_truncate before truncate on ${table}
    for each statement execute function ${table}_refuse()`,
];

const allowUpdates = (table: string, removable: string, changeable: string): string[] => [
  refuse(table, [
    ['DELETE', removable, 'old'],
    ['UPDATE', changeable, 'new'],
  ]),
];

const jsonWithout = (column: string, keys: readonly string[]): string =>
  `(${column}::jsonb - array[${keys.map((key) => `'${key}'`).join(', ')}]::text[])`;

function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'value-drivers',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    // A transaction may send several queries without waiting for the results.
    pipeline: true,
    types: {
      // JSON columns stay text here; `decodeRow` parses them for all databases.
      getTypeParser: (id, format) =>
        id === types.builtins.JSON
          ? String
          : (types.getTypeParser(id, format) as (value: string) => unknown),
    },
  });
  // Errors of idle connections: the pool replaces the connection. Without these listeners the error
  // would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
const UNIQUE: Partial<Record<string, Constraint>> = {
  users_email: 'users_email',
  workspaces_name: 'workspaces_name',
  answers_activity: 'answers_activity',
  plan_items_open: 'plan_items_open',
  targets_present: 'targets_present',
  opinions_respondent: 'opinions_respondent',
  requests_open: 'requests_open',
  reviews_name: 'reviews_name',
};

const CONFLICTS = ['40001', '40P01'];
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** SQLSTATE classes of values that violate a constraint or do not fit their column. */
const VALUE_CLASSES = ['22', '23'];

function failureOf(error: unknown): Failure {
  const { code, constraint } = Object(error) as { code?: unknown; constraint?: string };
  const state = typeof code === 'string' ? code : '';
  if (CONFLICTS.includes(state)) return { kind: 'conflict' };
  if (state === UNIQUE_VIOLATION) {
    return { kind: 'constraint', constraint: UNIQUE[constraint ?? ''] ?? 'id' };
  }
  if (state === FOREIGN_KEY_VIOLATION) return { kind: 'constraint', constraint: 'reference' };
  if (VALUE_CLASSES.some((prefix) => state.startsWith(prefix))) {
    return { kind: 'constraint', constraint: 'value' };
  }
  return { kind: 'unavailable' };
}
