import { sql, type RawBuilder } from 'kysely';
import { listOf } from '../listOf';
import { isGreaterThan, type Where } from '../Store';
import type { TableName, Tables } from '../tables';
import { COLUMNS, kindOf } from './columns';
import type { Engine } from './engine';
import { decodeRow, encode, text, type Values } from './rows';
import type { Db, Statement } from './transaction';

/** Most values that one statement takes on either engine. */
const MOST_VALUES = 30_000;

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

/** Where a value will stand. */
const VALUE = null;

/** The store's few statements, spoken over one connection. */
export function createStatements(engine: Engine, { ask }: Db) {
  const conditions = (table: TableName, where: object): Statement => {
    const all = Object.entries(where).flatMap(([column, wanted]) =>
      wanted === undefined ? [] : [condition(engine, table, column, wanted)],
    );
    return {
      shape: all.map(({ shape }) => shape).join(),
      words: () =>
        all.length === 0
          ? sql`true`
          : sql.join(
              all.map(({ words }) => words()),
              sql` and `,
            ),
      values: all.flatMap(({ values }) => values),
    };
  };

  async function select<T extends TableName>(
    table: T,
    where: object,
    lock = '',
  ): Promise<Tables[T][]> {
    const { shape, words, values } = conditions(table, where);
    const { rows } = await ask<Values>({
      shape: `select ${table} ${shape} ${lock}`,
      words: () =>
        sql`select ${COLUMN_LISTS[table]} from ${sql.table(table)} where ${words()} ${sql.raw(lock)}`,
      values,
    });
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
      const atOnce = Math.floor(MOST_VALUES / columns.length);
      for (let start = 0; start < rows.length; start += atOnce) {
        const some = rows.slice(start, start + atOnce).map((row): Values => ({ ...row }));
        const tuple = sql`(${sql.join(columns.map(() => VALUE))})`;
        await ask({
          shape: `insert ${table} ${String(some.length)}`,
          words: () =>
            sql`insert into ${sql.table(table)} (${COLUMN_LISTS[table]}) values ${sql.join(some.map(() => tuple))}`,
          values: some.flatMap((row) =>
            columns.map((name) => encode(engine, table, name, row[name] ?? null)),
          ),
        });
      }
    },

    async update<T extends TableName>(table: T, id: string, changes: Partial<Tables[T]>) {
      const changed = Object.entries(changes).filter(
        ([column, value]) => column !== 'id' && value !== undefined,
      );
      const done = await ask({
        shape: `update ${table} ${changed.map(([column]) => column).join()}`,
        words: () => {
          const set = changed.map(([column]) => sql`${sql.ref(column)} = ${VALUE}`);
          // Also without changes a row that is not there is said.
          if (set.length === 0) set.push(sql`id = id`);
          return sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${VALUE}`;
        },
        values: [
          ...changed.map(([column, value]) => encode(engine, table, column, value)),
          text(id),
        ],
      });
      if (done.changed === 0) throw new Error(`${table} has no row ${id}`);
    },

    async remove<T extends TableName>(table: T, where: Where<Tables[T]>): Promise<number> {
      const { shape, words, values } = conditions(table, where);
      const gone = await ask({
        shape: `delete ${table} ${shape}`,
        words: () => sql`delete from ${sql.table(table)} where ${words()}`,
        values,
      });
      return gone.changed;
    },

    async removeUntil(
      table: TableName,
      column: string,
      time: string,
      limit: number,
    ): Promise<number> {
      kindOf(table, column);
      const gone = await ask({
        shape: `delete ${table} until ${column}`,
        words: () => {
          const name = sql.ref(column);
          return sql`delete from ${sql.table(table)} where id in (
            select id from ${sql.table(table)} where ${name} <= ${VALUE}
            order by ${name} limit ${VALUE} ${sql.raw(engine.lockFreeRows)}
          )`;
        },
        values: [time, limit],
      });
      return gone.changed;
    },
  };
}

function condition(engine: Engine, table: TableName, column: string, wanted: unknown): Statement {
  const name = sql.ref(column);
  const value = (one: unknown) => encode(engine, table, column, one);
  if (wanted === null) {
    return { shape: `${column} null`, words: () => sql`${name} is null`, values: [] };
  }
  if (isGreaterThan(wanted)) {
    const values = [value(wanted.greaterThan)];
    return { shape: `${column} >`, words: () => sql`${name} > ${VALUE}`, values };
  }
  if (!Array.isArray(wanted)) {
    return { shape: `${column} =`, words: () => sql`${name} = ${VALUE}`, values: [value(wanted)] };
  }
  const present = wanted.filter((one) => one !== null).map(value);
  const values = [engine.list(present)];
  const any = engine.anyOf(name, sql`${VALUE}`);
  return present.length === wanted.length
    ? { shape: `${column} in`, words: () => any, values }
    : { shape: `${column} in or null`, words: () => sql`(${any} or ${name} is null)`, values };
}
