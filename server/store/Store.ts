import type { TableName, Tables } from './tables';

/** Each named column equals the value, or one of the values where a list is given. */
export type Where<Row> = { [Column in keyof Row]?: Row[Column] | readonly Row[Column][] };

export interface ReadTransaction {
  get<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined>;
  find<T extends TableName>(table: T, where?: Where<Tables[T]>): Promise<Tables[T][]>;
}

export interface WriteTransaction extends ReadTransaction {
  /** As `get`, and keeps others from changing the row until this transaction ends. */
  getForUpdate<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined>;
  insert<T extends TableName>(table: T, row: Tables[T]): Promise<void>;
  update<T extends TableName>(table: T, id: string, changes: Partial<Tables[T]>): Promise<void>;
  /** How many rows are gone. */
  remove<T extends TableName>(table: T, where: Where<Tables[T]>): Promise<number>;
}

/**
 * All that the domain knows of storage. Rows handed out are the caller's own copies.
 * Any method may throw StoreUnavailable; then nothing of that transaction is stored.
 */
export interface Store {
  read<R>(work: (tx: ReadTransaction) => Promise<R>): Promise<R>;
  /** All or nothing: what `work` throws undoes it. Resolves once it is durable. */
  write<R>(work: (tx: WriteTransaction) => Promise<R>): Promise<R>;
  /** Resolves when the store can be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The store could not be reached or written: the caller answers 503. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
