import { sql } from 'kysely';
import { toList } from '@server/store/toList';
import type { Where } from '@server/store/Store';
import type { TableName, Tables } from '@server/store/tables';
import { createAggregates } from './aggregates';
import { kindOf, writtenColumns } from '@server/store/sql/columns';
import { conditionsOn, VALUE } from './conditions';
import type { Engine } from '@server/store/sql/engine';
import { createEvents, erasureStatements, removalStatement } from './events';
import { withFoldedName } from '@server/store/sql/foldedNames';
import { COLUMN_LISTS, createPages } from './pages';
import { decodeRow, encode, text, type Values } from '@server/store/sql/rows';
import type { Db } from '@server/store/sql/transaction';

/** The maximum number of values in a statement that both databases accept. */
const MAX_VALUES = 30_000;

/** Reads all columns, or only those given; the rows lack the others then. */
const createSelect = (engine: Engine, { query }: Db) =>
  async function select<T extends TableName>(
    table: T,
    where: object,
    { columns, lock = '' }: { columns?: readonly string[]; lock?: string } = {},
  ): Promise<Tables[T][]> {
    const { shape, toSql, values } = conditionsOn(engine, table, where);
    const { rows } = await query<Values>({
      shape: `select ${columns?.join() ?? '*'} ${table} ${shape} ${lock}`,
      toSql: () => {
        const list = columns ? sql.join(columns.map((name) => sql.ref(name))) : COLUMN_LISTS[table];
        return sql`select ${list} from ${sql.table(table)} where ${toSql()} ${sql.raw(lock)}`;
      },
      values,
    });
    const options = { columns };
    return rows.map((row) => decodeRow(table, row, options));
  };

/**
 * The store's reading statements for one connection. They lock nothing, because PostgreSQL refuses locks in a
 * transaction that only reads.
 */
export function createReading(engine: Engine, db: Db) {
  const select = createSelect(engine, db);
  return {
    ...createAggregates(engine, db),
    ...createPages(engine, db),
    ...createEvents(engine, db),
    async get<T extends TableName>(table: T, id: string) {
      return (await select(table, { id }))[0];
    },
    find: <T extends TableName>(table: T, where: Where<Tables[T]> = {}) => select(table, where),
    findColumns: <T extends TableName, Column extends keyof Tables[T] & string>(
      table: T,
      columns: readonly Column[],
      where: Where<Tables[T]>,
    ): Promise<Pick<Tables[T], Column>[]> => select(table, where, { columns }),
  };
}

/** All of the store's statements for one connection. */
export function createStatements(engine: Engine, db: Db) {
  const { query } = db;
  const select = createSelect(engine, db);

  return {
    ...createReading(engine, db),
    async getForUpdate<T extends TableName>(table: T, id: string) {
      return (await select(table, { id }, { lock: engine.lockRow }))[0];
    },
    async getAndKeep<T extends TableName>(table: T, id: string) {
      return (await select(table, { id }, { lock: engine.keepRow }))[0];
    },
    async getShared<T extends TableName>(table: T, id: string) {
      return (await select(table, { id }, { lock: engine.shareRow }))[0];
    },
    findForUpdate: <T extends TableName>(table: T, where: Where<Tables[T]>) =>
      select(table, where, { lock: engine.lockRow }),

    async insert<T extends TableName>(
      table: T,
      rowOrRows: Tables[T] | readonly Tables[T][],
    ): Promise<void> {
      const rows = toList(rowOrRows);
      const columns = writtenColumns(table);
      const names = sql.join(columns.map((name) => sql.ref(name)));
      const rowsPerStatement = Math.floor(MAX_VALUES / columns.length);
      for (let start = 0; start < rows.length; start += rowsPerStatement) {
        const batch = rows
          .slice(start, start + rowsPerStatement)
          .map((row) => withFoldedName(table, { ...row }));
        const tuple = sql`(${sql.join(columns.map(() => VALUE))})`;
        await query({
          shape: `insert ${table} ${String(batch.length)}`,
          toSql: () =>
            sql`insert into ${sql.table(table)} (${names}) values ${sql.join(batch.map(() => tuple))}`,
          values: batch.flatMap((row) =>
            columns.map((name) => encode(engine, table, name, row[name] ?? null)),
          ),
        });
      }
    },

    async update<T extends TableName>(table: T, id: string, changes: Partial<Tables[T]>) {
      const changed = Object.entries(withFoldedName(table, changes)).filter(
        ([column, value]) => column !== 'id' && value !== undefined,
      );
      const done = await query({
        shape: `update ${table} ${changed.map(([column]) => column).join()}`,
        toSql: () => {
          const set = changed.map(([column]) => sql`${sql.ref(column)} = ${VALUE}`);
          // Without changes the statement still detects a missing row.
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

    async updateWhere<T extends TableName>(
      table: T,
      where: Where<Tables[T]>,
      changes: Partial<Tables[T]>,
    ): Promise<number> {
      const changed = Object.entries(changes);
      const { shape, toSql, values } = conditionsOn(engine, table, where);
      const done = await query({
        shape: `update ${table} ${changed.map(([column]) => column).join()} where ${shape}`,
        toSql: () => {
          const set = changed.map(([column]) => sql`${sql.ref(column)} = ${VALUE}`);
          return sql`update ${sql.table(table)} set ${sql.join(set)} where ${toSql()}`;
        },
        values: [
          ...changed.map(([column, value]) => encode(engine, table, column, value)),
          ...values,
        ],
      });
      return done.changed;
    },

    async remove<T extends TableName>(table: T, where: Where<Tables[T]>): Promise<number> {
      const { shape, toSql, values } = conditionsOn(engine, table, where);
      const removed = await query({
        shape: `delete ${table} ${shape}`,
        toSql: () => sql`delete from ${sql.table(table)} where ${toSql()}`,
        values,
      });
      return removed.changed;
    },

    async removeUntil(
      table: TableName,
      column: string,
      time: string,
      limit: number,
    ): Promise<number> {
      kindOf(table, column);
      if (table === 'events') await query(removalStatement(time));
      const removed = await query({
        shape: `delete ${table} until ${column}`,
        toSql: () => {
          const name = sql.ref(column);
          return sql`delete from ${sql.table(table)} where id in (
            select id from ${sql.table(table)} where ${name} <= ${VALUE}
            order by ${name} limit ${VALUE} ${sql.raw(engine.lockFreeRows)}
          )`;
        },
        values: [time, limit],
      });
      return removed.changed;
    },

    async eraseFromEvents(personId: string, addresses: readonly string[]): Promise<void> {
      for (const statement of erasureStatements(engine, personId, addresses))
        await query(statement);
    },
  };
}
