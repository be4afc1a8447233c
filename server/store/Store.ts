import { foldCase } from '@contract/fields/names';
import type { HistoryWeek } from '@contract/scoring/weeks';
import type { EventFilter, EventRow } from './eventRows';
import type { DriverWeekRow, TableName, Tables } from './tables';

export { ConstraintViolated, StoreUnavailable, type Constraint } from './storeErrors';

/** A condition for a column of numbers. */
export interface GreaterThan {
  greaterThan: number;
}

/** A condition for a column of times: this time or a later one (ISO 8601). */
export interface NotBefore {
  notBefore: string;
}

/** The condition that a column has a value. */
export interface NotNull {
  not: null;
}
export const NOT_NULL: NotNull = { not: null };

/** The conditions for a column of this type beside equality. */
type Comparison<Value> = Value extends number
  ? GreaterThan
  : Value extends string
    ? NotBefore
    : Value extends null
      ? NotNull
      : never;

/** Each named column equals the value or one of the listed values, or meets a comparison. */
export type Where<Row> = {
  [Column in keyof Row]?: Row[Column] | readonly Row[Column][] | Comparison<Row[Column]>;
};

/** The tables whose rows have a name by which they can be listed in pages. */
export type NamedTable = 'companies' | 'workspaces';

/** A page of the rows that meet `where`, sorted by name without regard to case, then by id. */
export interface PageOf<Row> {
  where: Where<Row>;
  /** Only rows whose name contains this text, without regard to case. */
  search?: string;
  /** Also companies with a person whose name or address contains the searched text. */
  searchPeople?: boolean;
  /** The row before the page; null for the first page. */
  after?: { id: string; name: string } | null;
  /** The largest number of rows. */
  limit: number;
}

/** A page of the rows that meet `where`, the latest first. */
export interface LatestRows<Row> {
  where: Where<Row>;
  /** A column with a time. */
  column: keyof Row & string;
  before?: { id: string; time: string } | null;
  limit: number;
}

/** The order of pages: by name without regard to case, then by id, each as the database sorts. For `sort`. */
export function comparePaged(a: { id: string; name: string }, b: typeof a): number {
  const [one, other] = [foldCase(a.name), foldCase(b.name)];
  if (one !== other) return one < other ? -1 : 1;
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}

export interface ReadTransaction {
  /**
   * The same object as long as the reference tables have not changed, for use as the key of a cache.
   * null if the store cannot detect changes.
   */
  readonly referenceVersion: object | null;
  get<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined>;
  /** In no particular order. */
  find<T extends TableName>(table: T, where?: Where<Tables[T]>): Promise<Tables[T][]>;
  /** Like `find`, but reads only these columns, which is faster where rows contain long texts. */
  findColumns<T extends TableName, Column extends keyof Tables[T] & string>(
    table: T,
    columns: readonly Column[],
    where: Where<Tables[T]>,
  ): Promise<Pick<Tables[T], Column>[]>;
  /**
   * At most `limit` rows that meet `where`, in the order of their ids, after the id of the row before them or ''.
   */
  findAfter<T extends TableName>(
    table: T,
    where: Where<Tables[T]>,
    after: string,
    limit: number,
  ): Promise<Tables[T][]>;
  /**
   * At most `limit` rows that meet `where`, the latest time in `column` first, then by id; only those after `before`,
   * the last row of the page before.
   */
  findLatest<T extends TableName>(table: T, page: LatestRows<Tables[T]>): Promise<Tables[T][]>;
  /** A page of the rows. It is read in the order of an index, without sorting all rows. */
  findPage<T extends NamedTable>(table: T, page: PageOf<Tables[T]>): Promise<Tables[T][]>;
  /**
   * Counts the rows that meet `where` by the value of a column: how many of them meet each of the named
   * conditions. A value without rows is absent. This is a single statement.
   */
  countBy<T extends TableName, Name extends string>(
    table: T,
    column: keyof Tables[T] & string,
    conditions: Record<Name, Where<Tables[T]>>,
    where: Where<Tables[T]>,
  ): Promise<Map<string, Record<Name, number>>>;
  /**
   * The last row of each of these companies and each driver at or before a week, in no particular order.
   * A company and driver without such a row are absent. This is a single statement.
   */
  findLatestWeeks(companyIds: readonly string[], limit: HistoryWeek): Promise<DriverWeekRow[]>;
  /** Events of the activity log, the latest first. */
  findEvents(filter: EventFilter): Promise<EventRow[]>;
}

export interface WriteTransaction extends ReadTransaction {
  /** Like `get`, and locks the row until this transaction ends. */
  getForUpdate<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined>;
  /** Like `get`, and keeps the row from being removed until this transaction ends; it can still be changed. */
  getAndKeep<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined>;
  /** Like `get`, and keeps the row from being changed until this transaction ends; others can share it. */
  getShared<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined>;
  /** Like `find`, and locks the rows. Should match one row, because locking several can deadlock. */
  findForUpdate<T extends TableName>(table: T, where: Where<Tables[T]>): Promise<Tables[T][]>;
  insert<T extends TableName>(table: T, rows: Tables[T] | readonly Tables[T][]): Promise<void>;
  update<T extends TableName>(table: T, id: string, changes: Partial<Tables[T]>): Promise<void>;
  /** Changes all rows that meet `where`. Returns their number. */
  updateWhere<T extends TableName>(
    table: T,
    where: Where<Tables[T]>,
    changes: Partial<Tables[T]>,
  ): Promise<number>;
  /** Returns the number of removed rows. */
  remove<T extends TableName>(table: T, where: Where<Tables[T]>): Promise<number>;
  /**
   * Removes rows whose `column` is at most `time` (ISO 8601), the earliest first and at most `limit` of
   * them. Returns the number of removed rows. Rows that another transaction has locked may be skipped.
   * This is the only way to remove events, which cannot be updated either: ConstraintViolated with 'value'.
   */
  removeUntil(table: TableName, column: string, time: string, limit: number): Promise<number>;
  /**
   * Removes what identifies a person from the events that they caused or that are about them, and from those about
   * unknown accounts with one of `addresses`. This is the only way to change events. ConstraintViolated with 'value'
   * unless the person is in the table `erasures`.
   */
  eraseFromEvents(personId: string, addresses: readonly string[]): Promise<void>;
}

/** Rows of several tables, each of which is referred to by the row before it. */
export type RowChain<T extends readonly TableName[]> = {
  -readonly [I in keyof T]: Tables[T[I]] | undefined;
};

/**
 * The domain's interface to storage. Rows are copies that the caller may change. Any method may throw
 * StoreUnavailable; then nothing of that transaction is stored.
 */
export interface Store {
  read<R>(work: (tx: ReadTransaction) => Promise<R>): Promise<R>;
  /**
   * Reads the row with this id in the first table, and follows references from there: `columns[i]` of
   * the row in `tables[i]` contains the id of the row in `tables[i + 1]`. This is a single query, which
   * is faster than a transaction.
   */
  followReferences<const T extends readonly TableName[]>(
    id: string,
    tables: T,
    columns: readonly string[],
  ): Promise<RowChain<T>>;
  /**
   * Runs a transaction that may write, and resolves once its changes are durable. An error that `work`
   * throws undoes all changes. So does an error of the store, even if `work` catches it. After a conflict
   * with another transaction `work` is run again. Rejects with ConstraintViolated, at the latest on commit.
   */
  write<R>(work: (tx: WriteTransaction) => Promise<R>): Promise<R>;
  /** Writes to the store to check that it is available. */
  ping(): Promise<void>;
  /** The connections of a store with a pool, and the number of transactions that wait for one. */
  pool?(): { open: number; idle: number; waiting: number };
  /** Rewrites files in which former versions of rows remain; absent without such files. */
  scrub?(): Promise<void>;
  close(): Promise<void>;
}
