import { byAnswerField, type AnswerFieldKind } from '@contract/answer';
import type { TableName, Tables } from '../tables';
import { flag, json, plain, type Kind } from './kinds';
import { INBOX_COLUMNS } from './inboxColumns';
import { PRIVATE_COLUMNS } from './privateColumns';
import { MODEL_COLUMNS } from './modelColumns';
import { REVIEW_COLUMNS } from './reviewColumns';
import { PROFILE_COLUMNS } from './profileColumns';
import { ROUND_COLUMNS } from './roundColumns';

const KIND_OF_VALUE: Record<AnswerFieldKind, Kind> = {
  state: plain,
  level: plain,
  factor: plain,
  amount: plain,
  confidence: plain,
  flag,
  text: plain,
};

const VALUES = byAnswerField(({ kind }) => KIND_OF_VALUE[kind]);

/** The columns of all tables. A new column also needs a migration. */
export const COLUMNS: { [T in TableName]: Record<keyof Tables[T], Kind> } = {
  workspaces: {
    id: plain,
    name: plain,
    deleted_at: plain,
    deleted_by: plain,
    purge_at: plain,
    administrators_reach: plain,
  },
  companies: {
    id: plain,
    name: plain,
    logo: plain,
    website: plain,
    workspace_id: plain,
    workspace_since: plain,
    activated: flag,
    deleted_at: plain,
    deleted_by: plain,
    expiration_date: plain,
    money_unit: plain,
  },
  users: {
    id: plain,
    name: plain,
    email: plain,
    picture_url: plain,
    role: plain,
    company_role: plain,
    workspace_role: plain,
    company_id: plain,
    activated: flag,
    invitation_expires: plain,
    created_at: plain,
    digest: flag,
    email_unconfirmed: flag,
  },
  drivers: { id: plain, position: plain, name: plain, description: plain },
  subdrivers: { id: plain, driver_id: plain, position: plain, name: plain, retired_at: plain },
  processes: { id: plain, impact_area: plain, number: plain, name: plain },
  subprocesses: { id: plain, process_id: plain, number: plain, name: plain },
  activities: {
    id: plain,
    name: plain,
    description: plain,
    impact_area: plain,
    subdriver_id: plain,
    subprocess_id: plain,
    relevance: plain,
    retired_at: plain,
  },
  answers: {
    id: plain,
    activity_id: plain,
    company_id: plain,
    ...VALUES,
    answered_at: plain,
    answered_by: plain,
    revision: plain,
    confirmed_at: plain,
    confirmed_by: plain,
  },
  answer_changes: {
    id: plain,
    answer_id: plain,
    company_id: plain,
    activity_id: plain,
    revision: plain,
    changed_by: plain,
    changed_at: plain,
    before: json,
    after: json,
    averages_before: json,
    averages_after: json,
    source: plain,
    round_id: plain,
  },
  driver_weeks: {
    id: plain,
    company_id: plain,
    driver_id: plain,
    year: plain,
    week: plain,
    average: plain,
    scored: plain,
    applicable: plain,
    model_version: plain,
  },
  plan_items: {
    id: plain,
    company_id: plain,
    activity_id: plain,
    aim: plain,
    status: plain,
    owner_id: plain,
    starts_on: plain,
    due_on: plain,
    note: plain,
    baseline_state: plain,
    created_by: plain,
    created_at: plain,
    done_at: plain,
    revision: plain,
    benefit_m: plain,
    benefit_kind: plain,
    full_on: plain,
    benefit_real_m: plain,
    benefit_by: plain,
    confirmed_by: plain,
    confirmed_on: plain,
  },
  scenarios: {
    id: plain,
    company_id: plain,
    name: plain,
    items: json,
    note: plain,
    created_by: plain,
    created_at: plain,
    revision: plain,
    answers_revision: plain,
    chosen_at: plain,
  },
  targets: {
    id: plain,
    company_id: plain,
    driver_id: plain,
    start_on: plain,
    start_average: plain,
    value: plain,
    due_on: plain,
    milestones: json,
    reason: plain,
    set_by: plain,
    set_at: plain,
    ended_at: plain,
  },
  ...ROUND_COLUMNS,
  ...PROFILE_COLUMNS,
  ...MODEL_COLUMNS,
  ...INBOX_COLUMNS,
  ...REVIEW_COLUMNS,
  ...PRIVATE_COLUMNS,
};

/** The tables whose column `name` has a copy, which searches and pages compare. */
const FOLDED_TABLES: readonly TableName[] = ['workspaces', 'companies', 'users'];

/** The column with the copy of `name` without regard to case. The store writes it; rows do not contain it. */
export const FOLDED_NAME = 'name_folded';

export const hasFoldedName = (table: TableName): boolean => FOLDED_TABLES.includes(table);

/** All columns of a table that are written. */
export const writtenColumns = (table: TableName): string[] => [
  ...Object.keys(COLUMNS[table]),
  ...(hasFoldedName(table) ? [FOLDED_NAME] : []),
];

/** Throws for an unknown column. */
export function kindOf(table: TableName, column: string): Kind {
  if (column === FOLDED_NAME && hasFoldedName(table)) return plain;
  const kind = (COLUMNS[table] as Partial<Record<string, Kind>>)[column];
  if (kind === undefined) throw new Error(`${table} has no column ${column}`);
  return kind;
}
