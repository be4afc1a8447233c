import { sql } from 'kysely';
import type { RowChain } from '@server/store/Store';
import type { TableName } from '@server/store/tables';
import { COLUMNS } from './columns';
import { decodeRow, text, type Values } from './rows';
import type { Db } from './transaction';

/** Implements `Store.followReferences` as one statement with joins. */
export async function followReferences<const T extends readonly TableName[]>(
  { query }: Db,
  id: string,
  tables: T,
  columns: readonly string[],
): Promise<RowChain<T>> {
  const { rows } = await query<Values>({
    shape: `follow ${tables.join()} ${columns.join()}`,
    toSql: () => {
      const selected = tables.flatMap((table, index) =>
        Object.keys(COLUMNS[table]).map(
          (name) => sql`${sql.ref(`t${index}.${name}`)} as ${sql.ref(`${index}_${name}`)}`,
        ),
      );
      const [first, ...others] = tables.map(
        (table, index) => sql`${sql.table(table)} as ${sql.ref(`t${index}`)}`,
      );
      const joins = others.map(
        (other, index) =>
          sql`left join ${other} on ${sql.ref(`t${index + 1}.id`)} = ${sql.ref(`t${index}.${columns[index]}`)}`,
      );
      return sql`select ${sql.join(selected)} from ${first} ${sql.join(joins, sql` `)} where ${sql.ref('t0.id')} = ${null}`;
    },
    values: [text(id)],
  });
  const [row] = rows;
  return tables.map((table, index) =>
    row && row[`${index}_id`] !== null ? decodeRow(table, row, { prefix: `${index}_` }) : undefined,
  ) as RowChain<T>;
}
