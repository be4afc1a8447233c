import { z } from 'zod';
import { ANSWER_FIELDS, isValidFieldValue, type AnswerFieldName } from '@contract/answer';
import { LIMITS } from '@contract/limits';
import { ROLES } from '@contract/roles';
import { badInput } from '@server/domain/errors';
import type { Fixtures } from '@server/store/tables';
import { parseBody } from './parseBody';

type FixtureTable = keyof Fixtures;

const text = z.string().max(LIMITS.textLength);
const filled = text.min(1);
const time = z.iso.datetime();
const orNull = <S extends z.ZodType>(schema: S) => schema.nullable();
const count = z.int().min(0);
const area = z.int().min(1).max(7);
const role = z.enum(ROLES);
const averages = orNull(z.record(z.string(), z.number().nullable())).optional();

const value = (name: AnswerFieldName) => {
  const kind = ANSWER_FIELDS.find((field) => field.name === name)?.kind ?? 'amount';
  return orNull(z.number().refine((given) => isValidFieldValue(kind, given), 'Out of range.'));
};
const values = Object.fromEntries(ANSWER_FIELDS.map(({ name }) => [name, value(name)])) as Record<
  AnswerFieldName,
  ReturnType<typeof value>
>;

/** What a row of each table holds beside its id. */
const ROWS = {
  workspaces: {
    name: filled,
    deleted_at: orNull(time),
    deleted_by: orNull(filled),
    purge_at: orNull(time),
  },
  companies: {
    name: filled,
    logo: orNull(text),
    website: orNull(text),
    workspace_id: orNull(filled),
    activated: z.boolean(),
    deleted_at: orNull(time),
    deleted_by: orNull(filled),
    expiration_date: orNull(time),
  },
  users: {
    name: filled,
    email: filled,
    picture_url: orNull(text),
    role,
    company_role: role,
    workspace_role: role,
    company_id: orNull(filled),
    activated: z.boolean(),
    invitation_expires: orNull(time),
    created_at: time,
  },
  drivers: { position: count, name: filled, description: text },
  subdrivers: { driver_id: filled, position: count, name: filled },
  processes: { impact_area: area, number: filled, name: filled },
  subprocesses: { process_id: filled, number: filled, name: filled },
  activities: {
    name: filled,
    description: text,
    impact_area: area,
    subdriver_id: filled,
    subprocess_id: filled,
    relevance: value('relevance'),
  },
  answers: {
    activity_id: filled,
    company_id: filled,
    ...values,
    answered_at: time,
    answered_by: filled,
    revision: z.int().min(1),
  },
  answer_changes: {
    answer_id: filled,
    company_id: filled,
    activity_id: filled,
    revision: z.int().min(1),
    changed_by: filled,
    changed_at: time,
    before: z.partialRecord(z.string(), z.number().nullable()),
    after: z.partialRecord(z.string(), z.number().nullable()),
    averages_before: averages,
    averages_after: averages,
  },
  driver_weeks: {
    company_id: filled,
    driver_id: filled,
    year: count,
    week: z.int().min(1).max(52),
    average: z.number().min(1).max(10),
  },
} satisfies Record<FixtureTable, z.ZodRawShape>;

/** The table that a column refers to. */
const REFERENCES: Partial<Record<string, FixtureTable>> = {
  workspace_id: 'workspaces',
  company_id: 'companies',
  driver_id: 'drivers',
  subdriver_id: 'subdrivers',
  process_id: 'processes',
  subprocess_id: 'subprocesses',
  activity_id: 'activities',
  answer_id: 'answers',
};

export const isFixtureTable = (name: string): name is FixtureTable => Object.hasOwn(ROWS, name);

/** Refuses, with 400, a row that the product could not work with. `partial`: some columns alone. */
export function checkFixtureRow(
  state: Fixtures,
  table: FixtureTable,
  body: unknown,
  { partial }: { partial: boolean },
): void {
  const row = z.strictObject({ id: filled.max(LIMITS.nameLength).optional(), ...ROWS[table] });
  const given = parseBody(partial ? row.partial() : row, body);
  for (const [column, id] of Object.entries(given)) {
    const referred = REFERENCES[column];
    if (!referred || id === null) continue;
    const rows: readonly { id: string }[] = state[referred];
    if (!rows.some((one) => one.id === id)) {
      throw badInput(`${column}: there is no such row in ${referred}.`);
    }
  }
}
