import type { TableName, Tables } from '../tables';
import { COLUMNS, kindOf } from './columns';
import type { Engine } from './engine';

/** A row as an engine hands it out. */
export type Values = Record<string, unknown>;

/** A value as the engine takes it. */
export function encode(engine: Engine, table: TableName, column: string, value: unknown): unknown {
  const kind = kindOf(table, column);
  if (value === null) return null;
  if (kind === 'flag') return engine.flag(value === true);
  if (kind === 'json') return JSON.stringify(value);
  if (kind === 'bytes') return Buffer.from(value as string, 'base64');
  return typeof value === 'string' ? text(value) : value;
}

/** No engine keeps a NUL character: PostgreSQL refuses it, SQLite cuts the text off there. */
export const text = (value: string) => value.replaceAll('\0', '\uFFFD');

/** A row as the domain knows it; `prefix`: what its columns' names begin with. */
export function decodeRow<T extends TableName>(table: T, stored: Values, prefix = ''): Tables[T] {
  const row: Values = {};
  for (const [column, kind] of Object.entries(COLUMNS[table])) {
    const value = stored[prefix + column] ?? null;
    if (value === null) row[column] = null;
    else if (kind === 'flag') row[column] = Boolean(value);
    else if (kind === 'bytes') row[column] = Buffer.from(value as Uint8Array).toString('base64');
    else row[column] = kind === 'json' ? (JSON.parse(value as string) as unknown) : value;
  }
  return row as unknown as Tables[T];
}
