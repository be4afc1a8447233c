import type { HistoryWeek } from '@contract/scoring/weeks';
import { sql } from 'kysely';
import type { Where } from '@server/store/Store';
import type { DriverWeekRow, TableName, Tables } from '@server/store/tables';
import { COLUMNS, kindOf } from '@server/store/sql/columns';
import { conditionsOn, VALUE } from './conditions';
import type { Engine } from '@server/store/sql/engine';
import { decodeRow, textList, type Values } from '@server/store/sql/rows';
import type { Db } from '@server/store/sql/transaction';

/** The column of a count, by its position. */
const countName = (index: number) => `count_${String(index)}`;

/** The statements of a connection that summarize many rows. */
export function createAggregates(engine: Engine, { query }: Pick<Db, 'query'>) {
  return {
    async countBy<T extends TableName, Name extends string>(
      table: T,
      column: keyof Tables[T] & string,
      counted: Record<Name, Where<Tables[T]>>,
      where: Where<Tables[T]>,
    ): Promise<Map<string, Record<Name, number>>> {
      kindOf(table, column);
      const named = Object.entries<Where<Tables[T]>>(counted).map(
        ([name, condition]) => [name as Name, conditionsOn(engine, table, condition)] as const,
      );
      const filter = conditionsOn(engine, table, where);
      const { rows } = await query<Values>({
        shape: `count ${table} ${column} ${named.map(([, { shape }]) => shape).join(';')} ${filter.shape}`,
        toSql: () => {
          const counts = named.map(
            ([, { toSql }], index) =>
              sql`count(*) filter (where ${toSql()}) as ${sql.ref(countName(index))}`,
          );
          return sql`select ${sql.ref(column)} as counted_value, ${sql.join(counts)}
            from ${sql.table(table)} where ${filter.toSql()} group by ${sql.ref(column)}`;
        },
        values: [...named.flatMap(([, { values }]) => values), ...filter.values],
      });
      return new Map(
        rows.map((row) => [
          String(row['counted_value']),
          Object.fromEntries(
            named.map(([name], index) => [name, Number(row[countName(index)])]),
          ) as Record<Name, number>,
        ]),
      );
    },

    async findLatestWeeks(
      companyIds: readonly string[],
      { year, week }: HistoryWeek,
    ): Promise<DriverWeekRow[]> {
      const { rows } = await query<Values>({
        shape: 'latest weeks',
        // For each company and driver one step back in the index, instead of reading the whole history.
        toSql: () => {
          const columns = Object.keys(COLUMNS.driver_weeks).map((name) => sql.ref(`found.${name}`));
          const isPast = sql`past.company_id = companies.id and past.driver_id = drivers.id
            and (past.year, past.week) <= (${VALUE}, ${VALUE})`;
          const latestFirst = sql`past.year desc, past.week desc`;
          // The list itself is joined: comparing each company with a list of a thousand ids takes longer.
          const companies = engine.tableOf(sql`${VALUE}`, 'companies');
          return sql`select ${sql.join(columns)} from ${companies} cross join drivers
            ${engine.joinFirst('driver_weeks', isPast, latestFirst)}`;
        },
        values: [textList(engine, companyIds), year, week],
      });
      return rows.map((row) => decodeRow('driver_weeks', row, {}));
    },
  };
}
