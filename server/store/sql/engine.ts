import type { Kysely, RawBuilder } from 'kysely';
import type { Constraint } from '../Store';

/** What went wrong when the engine refused something. */
export type Failure =
  | { kind: 'constraint'; constraint: Constraint }
  /** Transactions got in one another's way: it may be tried again. */
  | { kind: 'conflict' }
  /** The engine cannot be reached or written, or refuses for reasons of its own. */
  | { kind: 'unavailable' };

export interface Result {
  rows: unknown[];
  /** How many rows a change concerned. */
  changed: number;
}

/** A connection that a transaction has to itself. What is asked at once is answered in order. */
export interface Connection {
  query(text: string, values: readonly unknown[]): Promise<Result>;
}

type With = <R>(work: (connection: Connection) => Promise<R>) => Promise<R>;

/** All that differs between the databases that the store can stand on. */
export interface Engine {
  /** Puts queries into the engine's words; it runs none. */
  compiler: Kysely<unknown>;
  /** Runs work with a connection of its own. */
  withReader: With;
  withWriter: With;
  /** Begins a transaction that sees one state throughout. */
  beginRead: string;
  /** Begins a transaction that may write. */
  beginWrite: string;
  /** Whether there is one writer at a time, so that waiting writes may share a commit. */
  hasOneWriter: boolean;
  /** Stands at the end of a select to keep the row from others. */
  lockRow: string;
  /** As `lockRow`, for a select that passes over rows that others hold. */
  lockFreeRows: string;
  /** Keeps other servers from migrating until the transaction ends; null where `beginWrite` does. */
  migrationLock: string | null;
  types: ColumnTypes;
  /** Selects the `name` of each table in the database. */
  tableNames: string;
  /** A flag as the engine takes it. */
  flag(value: boolean): unknown;
  /** Whether a column holds one of a list's values, null not among them. */
  anyOf(column: RawBuilder<unknown>, list: RawBuilder<unknown>): RawBuilder<unknown>;
  /** A list as `anyOf` takes it. */
  list(values: readonly unknown[]): unknown;
  /** What an error of the engine, or on the way to it, means. */
  failureOf(error: unknown): Failure;
  /** After 'unavailable': what is broken is opened anew at the next use. */
  recover(): void;
  /** See `Store.pool`; absent where there is no pool. */
  pool?(): { open: number; idle: number; waiting: number };
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** Names of column types, where the engines' differ. */
export interface ColumnTypes {
  flag: string;
  json: string;
  bytes: string;
}
