import { sql } from 'kysely';
import { isGreaterThan, isNotBefore, isNotNull } from '@server/store/comparisons';
import type { TableName } from '@server/store/tables';
import type { Engine } from '@server/store/sql/engine';
import { encode } from '@server/store/sql/rows';
import type { Statement } from '@server/store/sql/transaction';

/** A placeholder for a value of the statement. */
export const VALUE = null;

/** The part of a statement that selects the rows that meet all conditions of a `Where`. */
export function conditionsOn(engine: Engine, table: TableName, where: object): Statement {
  const all = Object.entries(where).flatMap(([column, expected]) =>
    expected === undefined ? [] : [condition(engine, table, column, expected)],
  );
  return {
    shape: all.map(({ shape }) => shape).join(),
    toSql: () =>
      all.length === 0
        ? sql`true`
        : sql.join(
            all.map(({ toSql }) => toSql()),
            sql` and `,
          ),
    values: all.flatMap(({ values }) => values),
  };
}

function condition(engine: Engine, table: TableName, column: string, expected: unknown): Statement {
  const name = sql.ref(column);
  const value = (one: unknown) => encode(engine, table, column, one);
  if (expected === null) {
    return { shape: `${column} null`, toSql: () => sql`${name} is null`, values: [] };
  }
  if (isGreaterThan(expected)) {
    const values = [value(expected.greaterThan)];
    return { shape: `${column} >`, toSql: () => sql`${name} > ${VALUE}`, values };
  }
  if (isNotBefore(expected)) {
    const values = [value(expected.notBefore)];
    return { shape: `${column} >=`, toSql: () => sql`${name} >= ${VALUE}`, values };
  }
  if (isNotNull(expected)) {
    return { shape: `${column} not null`, toSql: () => sql`${name} is not null`, values: [] };
  }
  if (!Array.isArray(expected)) {
    return {
      shape: `${column} =`,
      toSql: () => sql`${name} = ${VALUE}`,
      values: [value(expected)],
    };
  }
  const present = expected.filter((one) => one !== null).map(value);
  const values = [engine.list(present)];
  const any = engine.anyOf(name, sql`${VALUE}`);
  return present.length === expected.length
    ? { shape: `${column} in`, toSql: () => any, values }
    : { shape: `${column} in or null`, toSql: () => sql`(${any} or ${name} is null)`, values };
}
