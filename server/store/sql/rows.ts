import type { TableName, Tables } from '../tables';
import { COLUMNS, kindOf } from './columns';
import type { Engine } from './engine';

/** A row as the database returns it. */
export type Values = Record<string, unknown>;

const ALL_COLUMNS = Object.fromEntries(
  Object.entries(COLUMNS).map(([table, columns]) => [table, Object.keys(columns)]),
) as Record<TableName, string[]>;

/** Converts a value for the database. */
export function encode(engine: Engine, table: TableName, column: string, value: unknown): unknown {
  const kind = kindOf(table, column);
  if (value === null) return null;
  if (kind === 'flag') return engine.flag(value === true);
  if (kind === 'json') return JSON.stringify(value);
  if (kind === 'bytes') return Buffer.from(value as string, 'base64');
  return typeof value === 'string' ? text(value) : value;
}

/** The same memory as a Buffer. The driver of SQLite gives an ArrayBuffer, that of PostgreSQL a Buffer. */
const asBuffer = (value: Uint8Array | ArrayBuffer) =>
  ArrayBuffer.isView(value)
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : Buffer.from(value);

/** Replaces NUL, which PostgreSQL refuses and at which SQLite truncates the text. */
export const text = (value: string) => value.replaceAll('\0', '\uFFFD');

/** Converts a list of texts for `anyOf` and `tableOf`. */
export const textList = (engine: Engine, values: readonly string[]): unknown =>
  engine.list(values.map(text));

/**
 * Converts a row from the database: all columns, or only those given. `prefix` is the prefix of its column names.
 */
export function decodeRow<T extends TableName>(
  table: T,
  stored: Values,
  {
    columns = ALL_COLUMNS[table],
    prefix = '',
  }: { columns?: readonly string[] | undefined; prefix?: string },
): Tables[T] {
  const row: Values = {};
  for (const column of columns) {
    const kind = kindOf(table, column);
    const value = stored[prefix + column] ?? null;
    if (value === null) row[column] = null;
    else if (kind === 'flag') row[column] = Boolean(value);
    else if (kind === 'bytes') row[column] = Buffer.from(value as Uint8Array).toString('base64');
    else if (kind === 'rawBytes') row[column] = asBuffer(value as Uint8Array | ArrayBuffer);
    else row[column] = kind === 'json' ? (JSON.parse(value as string) as unknown) : value;
  }
  return row as unknown as Tables[T];
}
