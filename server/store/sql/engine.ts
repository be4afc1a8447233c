import type { Kysely, RawBuilder } from 'kysely';
import type { Constraint } from '../Store';
import type { TableName } from '../tables';

/** The kinds of database errors. */
export type Failure =
  | { kind: 'constraint'; constraint: Constraint }
  /** Conflicting transactions; the transaction may be repeated. */
  | { kind: 'conflict' }
  /** The database cannot be reached or written, or any other error. */
  | { kind: 'unavailable' };

export interface Result {
  rows: unknown[];
  /** The number of changed rows. */
  changed: number;
}

/** A connection that one transaction uses exclusively. Concurrent queries run in the order of the calls. */
export interface Connection {
  query(text: string, values: readonly unknown[]): Promise<Result>;
}

type WithConnection = <R>(work: (connection: Connection) => Promise<R>) => Promise<R>;

/** The differences between the supported databases. */
export interface Engine {
  /** Compiles queries to the database's SQL dialect. */
  compiler: Kysely<unknown>;
  /** Runs work with an exclusive connection. */
  withReader: WithConnection;
  withWriter: WithConnection;
  /** Begins a transaction that sees one snapshot. */
  beginRead: string;
  /** Begins a transaction that may write. */
  beginWrite: string;
  /** Whether there is only one writer at a time, so that waiting writes can share a commit. */
  hasOneWriter: boolean;
  /** The end of a select that locks its rows. */
  lockRow: string;
  /** The end of a select that keeps its rows from being removed. */
  keepRow: string;
  /** The end of a select that keeps its rows from being changed. */
  shareRow: string;
  /** Like `lockRow`, for a select that skips rows that others have locked. */
  lockFreeRows: string;
  /** Prevents other servers from migrating until the transaction ends; null if `beginWrite` does. */
  migrationLock: string | null;
  types: ColumnTypes;
  /** Selects the `name` of each table in the database. */
  tableNames: string;
  /** Converts a boolean to the database's value. */
  flag(value: boolean): unknown;
  /** A condition that a column equals one of the values of a list without null. */
  anyOf(column: RawBuilder<unknown>, list: RawBuilder<unknown>): RawBuilder<unknown>;
  /** A list of texts as a table of the given name with the column `id`, which can be joined. */
  tableOf(list: RawBuilder<unknown>, name: string): RawBuilder<unknown>;
  /** A text that is sorted by its bytes, in every database alike. */
  byteOrder(text: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Converts a list for `anyOf` and `tableOf`. */
  list(values: readonly unknown[]): unknown;
  /**
   * A join with the first row of a table in an order, named `found`, for each row of the tables before it.
   * The condition and the order name it `past`; rows without such a row are left out.
   */
  joinFirst(
    table: TableName,
    condition: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
  ): RawBuilder<unknown>;
  /** Classifies an error of the database or of the connection. */
  failureOf(error: unknown): Failure;
  /** Called after 'unavailable': broken connections are reopened when they are used next. */
  recover(): void;
  /** See `Store.pool`; absent without a pool. */
  pool?(): { open: number; idle: number; waiting: number };
  /** See `Store.scrub`. */
  scrub?(): Promise<void>;
  /** Waits for running transactions. */
  close(): Promise<void>;
}

/** The differences between databases in migrations, mostly the names of column types. */
export interface ColumnTypes {
  flag: string;
  json: string;
  bytes: string;
  /** Follows an expression that an index sorts by its bytes. */
  byteOrder: string;
  /**
   * Statements after which the database refuses to update rows of a table, and to remove those that do not meet a
   * condition on `old`.
   */
  appendOnly(table: string, removable: string): string[];
  /**
   * Statements that follow `appendOnly`, after which the database allows updates that meet a condition on `old` and
   * `new`. The condition must not be null.
   */
  allowUpdates(table: string, removable: string, changeable: string): string[];
  /** An expression: a JSON object without some keys, in a form that can be compared. */
  jsonWithout(column: string, keys: readonly string[]): string;
}
