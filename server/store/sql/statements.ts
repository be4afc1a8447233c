import { sql, type RawBuilder } from 'kysely';
import { listOf } from '../listOf';
import type { Where } from '../Store';
import type { TableName, Tables } from '../tables';
import { COLUMNS, kindOf } from './columns';
import type { Engine } from './engine';
import type { Db } from './transaction';

/** Most values that one statement takes on either engine. */
const MOST_VALUES = 30_000;

type Values = Record<string, unknown>;

/** Named one by one: a prepared statement fails once `*` means more columns than it did. */
const COLUMN_LISTS = Object.fromEntries(
  Object.entries(COLUMNS).map(([table, columns]) => [
    table,
    sql.raw(
      Object.keys(columns)
        .map((name) => `"${name}"`)
        .join(', '),
    ),
  ]),
) as Record<TableName, RawBuilder<unknown>>;

/** The store's few statements, spoken over one connection. */
export function createStatements(engine: Engine, { run }: Db) {
  const conditions = (table: TableName, where: object): RawBuilder<unknown> => {
    const all = Object.entries(where).flatMap(([column, wanted]) =>
      wanted === undefined ? [] : [condition(engine, table, column, wanted)],
    );
    return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
  };

  async function select<T extends TableName>(
    table: T,
    where: object,
    lock = '',
  ): Promise<Tables[T][]> {
    const query = sql<Values>`select ${COLUMN_LISTS[table]} from ${sql.table(table)} where ${conditions(table, where)}`;
    const { rows } = await run(lock === '' ? query : sql<Values>`${query} ${sql.raw(lock)}`);
    return rows.map((row) => decodeRow(table, row));
  }

  return {
    async get<T extends TableName>(table: T, id: string) {
      return (await select(table, { id }))[0];
    },
    async getForUpdate<T extends TableName>(table: T, id: string) {
      return (await select(table, { id }, engine.lockRow))[0];
    },
    find: <T extends TableName>(table: T, where: Where<Tables[T]> = {}) => select(table, where),
    findForUpdate: <T extends TableName>(table: T, where: Where<Tables[T]>) =>
      select(table, where, engine.lockRow),

    async insert<T extends TableName>(
      table: T,
      given: Tables[T] | readonly Tables[T][],
    ): Promise<void> {
      const rows = listOf(given);
      const columns = Object.keys(COLUMNS[table]);
      const names = sql.join(columns.map((column) => sql.ref(column)));
      const atOnce = Math.floor(MOST_VALUES / columns.length);
      for (let start = 0; start < rows.length; start += atOnce) {
        const tuples = rows.slice(start, start + atOnce).map((row) => {
          const values: Values = { ...row };
          const encoded = columns.map((name) => encode(engine, table, name, values[name] ?? null));
          return sql`(${sql.join(encoded)})`;
        });
        await run(sql`insert into ${sql.table(table)} (${names}) values ${sql.join(tuples)}`);
      }
    },

    async update<T extends TableName>(table: T, id: string, changes: Partial<Tables[T]>) {
      const set = Object.entries(changes).flatMap(([column, value]) =>
        column === 'id' || value === undefined
          ? []
          : [sql`${sql.ref(column)} = ${encode(engine, table, column, value)}`],
      );
      // Also without changes a row that is not there is said.
      if (set.length === 0) set.push(sql`id = id`);
      const done = await run(
        sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${text(id)}`,
      );
      if (done.changed === 0) throw new Error(`${table} has no row ${id}`);
    },

    async remove<T extends TableName>(table: T, where: Where<Tables[T]>): Promise<number> {
      const gone = await run(
        sql`delete from ${sql.table(table)} where ${conditions(table, where)}`,
      );
      return gone.changed;
    },
  };
}

function condition(
  engine: Engine,
  table: TableName,
  column: string,
  wanted: unknown,
): RawBuilder<unknown> {
  const name = sql.ref(column);
  const value = (one: unknown) => encode(engine, table, column, one);
  if (wanted === null) return sql`${name} is null`;
  if (!Array.isArray(wanted)) return sql`${name} = ${value(wanted)}`;
  const present = wanted.filter((one) => one !== null).map(value);
  const any = engine.anyOf(name, present);
  return present.length === wanted.length ? any : sql`(${any} or ${name} is null)`;
}

function encode(engine: Engine, table: TableName, column: string, value: unknown): unknown {
  const kind = kindOf(table, column);
  if (value === null) return null;
  if (kind === 'flag') return engine.flag(value === true);
  if (kind === 'json') return JSON.stringify(value);
  return typeof value === 'string' ? text(value) : value;
}

/** No engine keeps a NUL character: PostgreSQL refuses it, SQLite cuts the text off there. */
const text = (value: string) => value.replaceAll('\0', '\uFFFD');

/** A row as the domain knows it. */
function decodeRow<T extends TableName>(table: T, stored: Values): Tables[T] {
  const row: Values = {};
  for (const [column, kind] of Object.entries(COLUMNS[table])) {
    const value = stored[column] ?? null;
    if (value === null) row[column] = null;
    else if (kind === 'flag') row[column] = Boolean(value);
    else row[column] = kind === 'json' ? (JSON.parse(value as string) as unknown) : value;
  }
  return row as unknown as Tables[T];
}
