import { sql, type RawBuilder } from 'kysely';
import type { LatestRows, NamedTable, PageOf, Where } from '@server/store/Store';
import type { TableName, Tables } from '@server/store/tables';
import { COLUMNS, kindOf } from '@server/store/sql/columns';
import { conditionsOn, VALUE } from './conditions';
import type { Engine } from '@server/store/sql/engine';
import { foldedName } from '@server/store/sql/foldedNames';
import { decodeRow, text, type Values } from '@server/store/sql/rows';
import type { Db, Statement } from '@server/store/sql/transaction';

/** Explicit columns, because a prepared `select *` fails once the table has more columns. */
export const COLUMN_LISTS = Object.fromEntries(
  Object.entries(COLUMNS).map(([table, columns]) => [
    table,
    sql.raw(
      Object.keys(columns)
        .map((name) => `"${name}"`)
        .join(', '),
    ),
  ]),
) as Record<TableName, RawBuilder<unknown>>;

/** The statement of `findPage`. Its order is that of an index, so that it reads no more rows than it has to. */
export function pageStatement<T extends NamedTable>(
  engine: Engine,
  table: T,
  { where, search = '', searchPeople = false, after = null, limit }: PageOf<Tables[T]>,
): Statement {
  const name = engine.byteOrder(sql`name_folded`);
  const filter = conditionsOn(engine, table, where);
  const pattern = `%${foldedName(search).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const contains = (folded: RawBuilder<unknown>) => sql`${folded} like ${VALUE} escape '\\'`;
  const alsoPeople = sql`or id in (
    select company_id from users where ${contains(sql`users.name_folded`)} or ${contains(sql`lower(users.email)`)}
  )`;
  const isSearch = search !== '';
  const bound = engine.byteOrder(sql`${VALUE}`);
  return {
    shape: `page ${table} ${filter.shape} ${isSearch ? 'search' : ''} ${searchPeople ? 'people' : ''} ${after ? 'after' : ''}`,
    toSql: () => {
      const columns = Object.keys(COLUMNS[table]).map((column) => sql.ref(`${table}.${column}`));
      const found = isSearch
        ? sql`and (${contains(sql`${sql.table(table)}.name_folded`)} ${searchPeople ? alsoPeople : sql``})`
        : sql``;
      // The first part is the range in the index; comparing pairs would not use an index on an expression.
      const later = after
        ? sql`and ${name} >= ${bound} and (${name} > ${bound} or ${sql.ref(`${table}.id`)} > ${VALUE})`
        : sql``;
      return sql`select ${sql.join(columns)} from ${sql.table(table)}
        where ${filter.toSql()} ${found} ${later} order by ${name}, id limit ${VALUE}`;
    },
    values: [
      ...filter.values,
      ...(isSearch ? [pattern] : []),
      ...(isSearch && searchPeople ? [pattern, pattern] : []),
      ...(after ? [foldedName(after.name), foldedName(after.name), text(after.id)] : []),
      limit,
    ],
  };
}

export function createPages(engine: Engine, { query }: Pick<Db, 'query'>) {
  return {
    async findPage<T extends NamedTable>(table: T, page: PageOf<Tables[T]>): Promise<Tables[T][]> {
      const { rows } = await query<Values>(pageStatement(engine, table, page));
      return rows.map((row) => decodeRow(table, row, {}));
    },
    async findAfter<T extends TableName>(
      table: T,
      where: Where<Tables[T]>,
      after: string,
      limit: number,
    ): Promise<Tables[T][]> {
      const { shape, toSql, values } = conditionsOn(engine, table, where);
      const { rows } = await query<Values>({
        shape: `select after ${table} ${shape}`,
        toSql: () => sql`select ${COLUMN_LISTS[table]} from ${sql.table(table)}
          where ${toSql()} and id > ${VALUE} order by id limit ${VALUE}`,
        values: [...values, text(after), limit],
      });
      return rows.map((row) => decodeRow(table, row, {}));
    },
    async findLatest<T extends TableName>(
      table: T,
      { where, column, before = null, limit }: LatestRows<Tables[T]>,
    ): Promise<Tables[T][]> {
      kindOf(table, column);
      const { shape, toSql, values } = conditionsOn(engine, table, where);
      const { rows } = await query<Values>({
        shape: `select latest ${table} ${column} ${shape} ${before ? 'before' : ''}`,
        toSql: () => {
          const time = sql.ref(column);
          const earlier = before ? sql`and (${time}, id) < (${VALUE}, ${VALUE})` : sql``;
          return sql`select ${COLUMN_LISTS[table]} from ${sql.table(table)}
            where ${toSql()} ${earlier} order by ${time} desc, id desc limit ${VALUE}`;
        },
        values: [...values, ...(before ? [before.time, text(before.id)] : []), limit],
      });
      return rows.map((row) => decodeRow(table, row, {}));
    },
  };
}
