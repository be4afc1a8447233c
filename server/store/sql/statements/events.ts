import { sql, type RawBuilder } from 'kysely';
import { IDENTIFYING_FIELDS, type EventFilter, type EventRow } from '@server/store/eventRows';
import { COLUMNS } from '@server/store/sql/columns';
import { VALUE } from './conditions';
import type { Engine } from '@server/store/sql/engine';
import { decodeRow, text, textList, type Values } from '@server/store/sql/rows';
import type { Db, Statement } from '@server/store/sql/transaction';

/** A condition with its values; `shape` distinguishes it in the cache of statements. */
interface Condition {
  shape: string;
  sql: RawBuilder<unknown>;
  values: readonly unknown[];
}

/** The condition that one of some columns contains an id. */
const oneOf = (columns: readonly string[], id: string): Condition => ({
  shape: columns.join('|'),
  sql: sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${VALUE}`),
    sql` or `,
  )})`,
  values: columns.map(() => text(id)),
});

const COMPANY_COLUMNS = ['company_id', 'former_company_id'];
const WORKSPACE_COLUMNS = ['workspace_id', 'former_workspace_id'];

function conditionsOf(engine: Engine, filter: EventFilter): Condition[] {
  const { within, personId, companyId, kinds, from, until, after } = filter;
  const scopes = within && [
    ...(within.companyId === null ? [] : [oneOf(COMPANY_COLUMNS, within.companyId)]),
    ...(within.workspaceId === null ? [] : [oneOf(WORKSPACE_COLUMNS, within.workspaceId)]),
  ];
  const scope: Condition[] = scopes
    ? [
        {
          shape: `(${scopes.map(({ shape }) => shape).join(' or ')})`,
          sql:
            scopes.length === 0
              ? sql`false`
              : sql`(${sql.join(
                  scopes.map((one) => one.sql),
                  sql` or `,
                )})`,
          values: scopes.flatMap(({ values }) => values),
        },
      ]
    : [];
  const time = (operator: '>=' | '<', moment: string): Condition => ({
    shape: `at ${operator}`,
    sql: sql`at ${sql.raw(operator)} ${VALUE}`,
    values: [moment],
  });
  return [
    ...scope,
    ...(personId ? [oneOf(['actor_id', 'subject_id'], personId)] : []),
    ...(companyId ? [oneOf(COMPANY_COLUMNS, companyId)] : []),
    ...(kinds
      ? [
          {
            shape: 'kinds',
            sql: engine.anyOf(sql.ref('kind'), sql`${VALUE}`),
            values: [textList(engine, kinds)],
          },
        ]
      : []),
    ...(from ? [time('>=', from)] : []),
    ...(until ? [time('<', until)] : []),
    ...(after
      ? [
          {
            shape: 'after',
            sql: sql`(at, id) < (${VALUE}, ${VALUE})`,
            values: [after.at, text(after.id)],
          },
        ]
      : []),
  ];
}

/** The statement of `findEvents`, in the order of an index. */
export function eventsStatement(engine: Engine, filter: EventFilter): Statement {
  const conditions = conditionsOf(engine, filter);
  return {
    shape: `events ${conditions.map(({ shape }) => shape).join()}`,
    toSql: () => {
      const columns = Object.keys(COLUMNS.events).map((column) => sql.ref(column));
      const where =
        conditions.length === 0
          ? sql`true`
          : sql.join(
              conditions.map((one) => one.sql),
              sql` and `,
            );
      return sql`select ${sql.join(columns)} from events where ${where}
        order by at desc, id desc limit ${VALUE}`;
    },
    values: [...conditions.flatMap(({ values }) => values), filter.limit],
  };
}

export function createEvents(engine: Engine, { query }: Pick<Db, 'query'>) {
  return {
    async findEvents(filter: EventFilter): Promise<EventRow[]> {
      const { rows } = await query<Values>(eventsStatement(engine, filter));
      return rows.map((row) => decodeRow('events', row, {}));
    },
  };
}

/** Allows the removal of events up to a time; see migration 15. */
export const removalStatement = (time: string): Statement => ({
  shape: 'event retention',
  toSql: () => sql`update event_retention set until = ${VALUE} where until < ${VALUE}`,
  values: [time, time],
});

/** The statements of `eraseFromEvents`. The triggers of migration 18 allow exactly these changes. */
export function erasureStatements(
  engine: Engine,
  personId: string,
  addresses: readonly string[],
): Statement[] {
  const without = (column: string) =>
    sql.raw(`${column} = ${engine.types.jsonWithout(column, IDENTIFYING_FIELDS)}`);
  const subject = () => sql`subject_name = null, ${without('before')}, ${without('after')},
    address = case when actor_id is null then null else address end,
    user_agent = case when actor_id is null then null else user_agent end`;
  return [
    {
      shape: 'erase actor',
      toSql: () => sql`update events set actor_name = null, actor_email = null, address = null,
        user_agent = null where actor_id = ${VALUE}`,
      values: [text(personId)],
    },
    {
      shape: 'erase subject',
      toSql: () => sql`update events set ${subject()}
        where subject_id = ${VALUE} and subject_type = 'person'`,
      values: [text(personId)],
    },
    {
      shape: 'erase unknown account',
      toSql: () => sql`update events set ${subject()} where subject_type = 'person'
        and subject_id is null and ${engine.anyOf(sql.ref('subject_name'), sql`${VALUE}`)}`,
      values: [textList(engine, addresses)],
    },
  ];
}
