import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import type { Connection, Result } from '@server/store/sql/engine';

const BUSY_MS = 2_000;
const MAX_STATEMENTS = 200;
const MAX_TEXT_LENGTH = 2_000;

type Statement = Libsql.Statement;

export interface SqliteOptions {
  /** Whether each commit waits for the disk. Off is faster, but does not survive a crash of the machine. */
  fsync: boolean;
}

/** A connection that opens on first use, caches its prepared statements, and can be reopened. */
export class SqliteConnection implements Connection {
  private open: Libsql.Database | null = null;
  private readonly statements = new Map<string, Statement>();
  private broken = false;

  constructor(
    private readonly file: string,
    private readonly options: SqliteOptions,
  ) {}

  async query(text: string, values: readonly unknown[]): Promise<Result> {
    // Reopening within a transaction would lose its earlier statements.
    if (this.broken && text.startsWith('begin')) this.close();
    const statement = this.prepared(text);
    if (statement.reader) return { rows: statement.all([...values]), changed: 0 };
    return { rows: [], changed: statement.run([...values]).changes };
  }

  /** Reopens the connection at the next transaction. */
  reopen() {
    this.broken = true;
  }

  /**
   * Rewrites the database, because pages keep copies of rows that were moved to other pages, and empties its log. The
   * log is emptied later if another process, such as a backup, is reading. Waiting for it would block the server.
   */
  scrub() {
    const database = this.database();
    database.exec('vacuum');
    database.exec('pragma busy_timeout = 0');
    try {
      this.emptyLog();
    } finally {
      database.exec(`pragma busy_timeout = ${BUSY_MS}`);
    }
  }

  /** Moves the log into the database file, unless another connection is reading. */
  private emptyLog() {
    try {
      this.open?.exec('pragma wal_checkpoint(TRUNCATE)');
    } catch {
      // The log is kept and used when the database is opened next.
    }
  }

  close() {
    this.statements.clear();
    this.emptyLog();
    this.open?.close();
    this.open = null;
  }

  private prepared(text: string): Statement {
    const known = this.statements.get(text);
    if (known) return known;
    const prepared = this.database().prepare(text);
    // Inserts of many rows have too many variants to be cached.
    if (this.statements.size < MAX_STATEMENTS && text.length <= MAX_TEXT_LENGTH) {
      this.statements.set(text, prepared);
    }
    return prepared;
  }

  private database(): Libsql.Database {
    if (this.open) return this.open;
    mkdirSync(dirname(this.file), { recursive: true });
    createPrivately(this.file);
    const database = new Libsql(this.file);
    database.exec(`pragma busy_timeout = ${BUSY_MS}`);
    database.exec('pragma journal_mode = WAL');
    database.exec(`pragma synchronous = ${this.options.fsync ? 'FULL' : 'OFF'}`);
    database.exec('pragma foreign_keys = ON');
    // Overwrites what is removed, which otherwise stays in unused parts of the file.
    database.exec('pragma secure_delete = ON');
    this.broken = false;
    this.open = database;
    return database;
  }
}

/**
 * Creates a missing file with access for its owner only, because it will contain password hashes. An
 * existing file must not be opened here: closing it would release this process's SQLite locks on it, and
 * another process, such as a backup, could delete the log while it is in use.
 */
function createPrivately(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}
