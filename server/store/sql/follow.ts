import { sql } from 'kysely';
import type { Trail } from '../Store';
import type { TableName } from '../tables';
import { COLUMNS } from './columns';
import { decodeRow, type Values } from './rows';
import type { Db } from './transaction';

/** Rows that lead on from one another, in one statement; see `Store.follow`. */
export async function followRows<const T extends readonly TableName[]>(
  { ask }: Db,
  id: string,
  tables: T,
  by: readonly string[],
): Promise<Trail<T>> {
  const { rows } = await ask<Values>({
    shape: `follow ${tables.join()} ${by.join()}`,
    words: () => {
      const columns = tables.flatMap((table, index) =>
        Object.keys(COLUMNS[table]).map(
          (name) => sql`${sql.ref(`t${index}.${name}`)} as ${sql.ref(`${index}_${name}`)}`,
        ),
      );
      const [first, ...others] = tables.map(
        (table, index) => sql`${sql.table(table)} as ${sql.ref(`t${index}`)}`,
      );
      const joins = others.map(
        (other, index) =>
          sql`left join ${other} on ${sql.ref(`t${index + 1}.id`)} = ${sql.ref(`t${index}.${by[index]}`)}`,
      );
      return sql`select ${sql.join(columns)} from ${first} ${sql.join(joins, sql` `)} where ${sql.ref('t0.id')} = ${null}`;
    },
    values: [id],
  });
  const [row] = rows;
  return tables.map((table, index) =>
    row && row[`${index}_id`] !== null ? decodeRow(table, row, `${index}_`) : undefined,
  ) as Trail<T>;
}
