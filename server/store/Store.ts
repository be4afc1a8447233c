import type { TableName, Tables } from './tables';

/** A condition of a column that holds numbers. */
export interface GreaterThan {
  greaterThan: number;
}

/**
 * Each named column equals the value, or one of the values where a list is given, or is greater than
 * a number.
 */
export type Where<Row> = {
  [Column in keyof Row]?:
    Row[Column] | readonly Row[Column][] | (Row[Column] extends number ? GreaterThan : never);
};

export const isGreaterThan = (wanted: unknown): wanted is GreaterThan =>
  typeof wanted === 'object' && wanted !== null && 'greaterThan' in wanted;

export interface ReadTransaction {
  /**
   * Stays the same object while the reference tables are known not to change, so that what was made
   * of them can be kept; null where anybody may change them at any time.
   */
  readonly referenceVersion: object | null;
  get<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined>;
  /** In no particular order. */
  find<T extends TableName>(table: T, where?: Where<Tables[T]>): Promise<Tables[T][]>;
}

export interface WriteTransaction extends ReadTransaction {
  /** As `get`, and keeps others from changing the row until this transaction ends. */
  getForUpdate<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined>;
  /** As `find`, and keeps others from changing the rows. Best for one: two may wait for each other. */
  findForUpdate<T extends TableName>(table: T, where: Where<Tables[T]>): Promise<Tables[T][]>;
  insert<T extends TableName>(table: T, rows: Tables[T] | readonly Tables[T][]): Promise<void>;
  update<T extends TableName>(table: T, id: string, changes: Partial<Tables[T]>): Promise<void>;
  /** How many rows are gone. */
  remove<T extends TableName>(table: T, where: Where<Tables[T]>): Promise<number>;
  /**
   * Removes rows whose `column` holds `time` or an earlier one (ISO 8601), the earliest first and at
   * most `limit` of them, and gives how many. Rows that another transaction holds may be left.
   */
  removeUntil(table: TableName, column: string, time: string, limit: number): Promise<number>;
}

/** Rows of several tables, each but the first that which the one before leads to, if it does. */
export type Trail<T extends readonly TableName[]> = {
  -readonly [I in keyof T]: Tables[T[I]] | undefined;
};

/**
 * All that the domain knows of storage. Rows handed out are the caller's own copies.
 * Any method may throw StoreUnavailable; then nothing of that transaction is stored.
 */
export interface Store {
  read<R>(work: (tx: ReadTransaction) => Promise<R>): Promise<R>;
  /**
   * The row of an id, and those that lead on from it: each by the column of `by` that the one before
   * holds the next one's id in. One question, which sees one state; quicker than a transaction.
   */
  follow<const T extends readonly TableName[]>(
    id: string,
    tables: T,
    by: readonly string[],
  ): Promise<Trail<T>>;
  /**
   * All or nothing: what `work` throws undoes it, and so does anything that the store refused, even
   * where `work` caught it. Resolves once it is durable. `work` may be run again when it got in
   * another's way. Rejects with ConstraintViolated, at the latest when it is to be stored.
   */
  write<R>(work: (tx: WriteTransaction) => Promise<R>): Promise<R>;
  /** Resolves when the store can be reached and written; it writes to find out. */
  ping(): Promise<void>;
  /** The connections of a store that has a pool of them, and how many requests wait for one. */
  pool?(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** What rows have to keep to, whoever writes them. */
export type Constraint =
  /** One person an address, without regard to case. */
  | 'users_email'
  /** Living workspaces differ in name, without regard to case and outer spaces. */
  | 'workspaces_name'
  /** One answer per activity and company. */
  | 'answers_activity'
  /** An id, or what stands for one, is there already. */
  | 'id'
  /** What a row points to does not exist, or is still pointed to. */
  | 'reference'
  /** A value out of its range. */
  | 'value';

/** What a transaction wrote does not fit what is stored; nothing of it is. */
export class ConstraintViolated extends Error {
  override name = 'ConstraintViolated';
  readonly constraint: Constraint;

  constructor(constraint: Constraint, message: string, options?: ErrorOptions) {
    super(message, options);
    this.constraint = constraint;
  }
}

/** The store could not be reached or written: the caller answers 503. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
