import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import type { Connection, Result } from '@server/store/sql/engine';

const BUSY_MS = 2_000;
const MOST_STATEMENTS = 200;
const LONGEST = 2_000;

type Statement = Libsql.Statement;

/** A connection that is opened when first used, keeps its statements, and can be opened anew. */
export class SqliteConnection implements Connection {
  private open: Libsql.Database | null = null;
  private readonly statements = new Map<string, Statement>();
  private broken = false;

  constructor(private readonly file: string) {}

  async query(text: string, values: readonly unknown[]): Promise<Result> {
    // Never within a transaction: half of it would be missing.
    if (this.broken && text.startsWith('begin')) this.close();
    const statement = this.prepared(text);
    if (statement.reader) return { rows: statement.all([...values]), changed: 0 };
    return { rows: [], changed: statement.run([...values]).changes };
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

  private prepared(text: string): Statement {
    const known = this.statements.get(text);
    if (known) return known;
    const prepared = this.database().prepare(text);
    // Lists of rows come in too many lengths to be kept.
    if (this.statements.size < MOST_STATEMENTS && text.length <= LONGEST) {
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
    database.exec('pragma synchronous = FULL');
    database.exec('pragma foreign_keys = ON');
    this.broken = false;
    this.open = database;
    return database;
  }
}

/**
 * Makes a missing file readable for its owner alone, because it will hold password hashes. A file that
 * exists is never opened here: closing it would release SQLite's own locks of this process, and
 * another process, such as a backup, would delete the log that is still written to.
 */
function createPrivately(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}
