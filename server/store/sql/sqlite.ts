import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import type { Constraint } from '../Store';
import type { Engine, Failure } from './engine';

const BUSY_MS = 5_000;
const MOST_STATEMENTS = 200;

/**
 * SQLite in a file, through libsql. There is one writer at a time by nature; readers have a
 * connection of their own, which sees the last committed state.
 */
export function createSqliteEngine(file: string): Engine {
  mkdirSync(dirname(file), { recursive: true });
  const writing = new Connection(file);
  const reading = new Connection(file);
  const over = (database: SqliteDatabase) =>
    new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  return {
    writer: over(writing),
    reader: over(reading),
    beginRead: 'begin',
    // Another process, such as a backup, is waited for here and not half-way.
    beginWrite: 'begin immediate',
    hasOneWriter: true,
    lockRow: '',
    migrationLock: null,
    types: { flag: 'integer', json: 'text' },
    flag: Number,
    anyOf: (column, values) =>
      sql`${column} in (select value from json_each(${JSON.stringify(values)}))`,
    failureOf,
    recover() {
      writing.renew();
      reading.renew();
    },
  };
}

/** A connection that is opened when first used, keeps its statements, and can be opened anew. */
class Connection implements SqliteDatabase {
  private open: Libsql.Database | null = null;
  private readonly statements = new Map<string, SqliteStatement>();
  private broken = false;

  constructor(private readonly file: string) {}

  prepare(query: string): SqliteStatement {
    // Never within a transaction: half of it would be missing.
    if (this.broken && query.startsWith('begin')) this.close();
    const known = this.statements.get(query);
    if (known) return known;
    const prepared = this.database().prepare(query) as unknown as SqliteStatement;
    // Statements with lists of rows come in many lengths: those need no place.
    if (this.statements.size < MOST_STATEMENTS && query.length < 1_000) {
      this.statements.set(query, prepared);
    }
    return prepared;
  }

  renew() {
    this.broken = true;
  }

  close() {
    this.statements.clear();
    try {
      // One file is left to copy, where nobody else reads.
      this.open?.exec('pragma wal_checkpoint(TRUNCATE)');
    } catch {
      // The next one to open it finds all in the log.
    }
    this.open?.close();
    this.open = null;
  }

  private database(): Libsql.Database {
    if (this.open) return this.open;
    // Made for us alone: it holds password hashes. Its log takes after it.
    closeSync(openSync(this.file, 'a', 0o600));
    const database = new Libsql(this.file);
    database.exec(`pragma busy_timeout = ${BUSY_MS}`);
    database.exec('pragma journal_mode = WAL');
    database.exec('pragma synchronous = FULL');
    database.exec('pragma foreign_keys = ON');
    this.broken = false;
    this.open = database;
    return database;
  }
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
