import type { ColumnTypes } from '@server/store/sql/engine';

const role = (column: string) =>
  `${column} text not null check (${column} in ('administrator', 'editor', 'subscriber'))`;
const level = (column: string) => `${column} integer check (${column} between 0 and 10)`;
const amount = (column: string) => `${column} double precision check (${column} >= 0)`;

/**
 * The first schema, in SQL that both databases accept. Authors are plain ids without a reference, because
 * the history is kept when a person is removed. A person's secrets and derived rows are removed by
 * cascades; all other referring rows must be removed before the row that they refer to.
 */
export const initial = ({ flag, json }: ColumnTypes): string[] => [
  `create table workspaces (
    id text primary key,
    name text not null,
    deleted_at text,
    deleted_by text,
    purge_at text
  )`,
  `create unique index workspaces_name on workspaces (lower(trim(name))) where deleted_at is null`,

  `create table companies (
    id text primary key,
    name text not null,
    logo text,
    website text,
    workspace_id text references workspaces on delete set null,
    activated ${flag} not null,
    deleted_at text,
    deleted_by text,
    expiration_date text
  )`,
  `create index companies_workspace on companies (workspace_id)`,

  `create table users (
    id text primary key,
    name text not null,
    email text not null,
    picture_url text,
    ${role('role')},
    ${role('company_role')},
    ${role('workspace_role')},
    company_id text references companies on delete set null,
    activated ${flag} not null,
    invitation_expires text,
    created_at text not null
  )`,
  `create unique index users_email on users (lower(email))`,
  // The unique index is on lower(email), which a plain comparison of email does not use.
  `create index users_plain_email on users (email)`,
  `create index users_company on users (company_id)`,

  `create table drivers (
    id text primary key, position integer not null, name text not null, description text not null
  )`,
  `create table subdrivers (
    id text primary key,
    driver_id text not null references drivers,
    position integer not null, name text not null
  )`,
  `create table processes (
    id text primary key,
    impact_area integer not null check (impact_area between 1 and 7),
    number text not null,
    name text not null
  )`,
  `create table subprocesses (
    id text primary key,
    process_id text not null references processes,
    number text not null, name text not null
  )`,
  `create table activities (
    id text primary key,
    name text not null,
    description text not null,
    impact_area integer not null check (impact_area between 1 and 7),
    subdriver_id text not null references subdrivers,
    subprocess_id text not null references subprocesses,
    ${level('relevance')}
  )`,

  `create table answers (
    id text primary key,
    activity_id text not null references activities,
    company_id text not null references companies,
    revenue_state integer check (revenue_state between 1 and 10),
    ${level('relevance')},
    ${level('criticality')},
    ${level('cost')},
    ${level('difficulty')},
    factor_difficulty double precision check (factor_difficulty between 0 and 10),
    ${amount('time_w')},
    ${amount('avg_cost_thread_m')},
    ${amount('est_cost_process_m')},
    ${amount('est_cost_driver_m')},
    ${amount('est_cost_subdriver_m')},
    ${amount('est_cost_company_m')},
    ${amount('time_thread_h')},
    answered_at text not null,
    answered_by text not null,
    revision integer not null check (revision > 0)
  )`,
  // The company comes first, so that the index also serves queries for a company's answers.
  `create unique index answers_activity on answers (company_id, activity_id)`,

  `create table answer_changes (
    id text primary key,
    answer_id text not null references answers,
    company_id text not null references companies,
    activity_id text not null references activities,
    revision integer not null check (revision > 0),
    changed_by text not null,
    changed_at text not null,
    before ${json} not null,
    after ${json} not null,
    averages_before ${json},
    averages_after ${json}
  )`,
  `create index answer_changes_company on answer_changes (company_id, activity_id, revision)`,
  `create unique index answer_changes_answer on answer_changes (answer_id, revision)`,

  `create table driver_weeks (
    id text primary key,
    company_id text not null references companies,
    driver_id text not null references drivers,
    year integer not null,
    week integer not null check (week between 1 and 52),
    average double precision not null check (average between 1 and 10)
  )`,
  `create unique index driver_weeks_week on driver_weeks (company_id, year, week, driver_id)`,

  `create table driver_sums (
    id text primary key,
    company_id text not null references companies on delete cascade,
    driver_id text not null references drivers,
    weighted integer not null check (weighted >= 0),
    weights integer not null check (weights >= 0),
    scored integer not null check (scored >= 0)
  )`,
  `create unique index driver_sums_driver on driver_sums (company_id, driver_id)`,

  `create table credentials (
    id text primary key references users on delete cascade,
    password_hash text not null
  )`,
  `create table sessions (
    id text primary key,
    user_id text not null references users on delete cascade,
    created_at text not null,
    last_seen_at text not null
  )`,
  `create index sessions_user on sessions (user_id)`,
  `create table tokens (
    id text primary key,
    kind text not null check (kind in ('invitation', 'reset')),
    user_id text not null references users on delete cascade,
    created_at text not null,
    expires_at text not null,
    used_at text
  )`,
  `create index tokens_user on tokens (user_id)`,

  `create table applied_saves (
    id text primary key,
    payload_hash text not null,
    status integer not null,
    body ${json} not null,
    applied_at text not null
  )`,
  `create table attempts (
    id text primary key,
    count integer not null check (count >= 0),
    blocked_until text,
    expires_at text not null
  )`,
  `create table mails (
    id text primary key,
    "to" text not null,
    subject text not null,
    text text not null,
    html text not null,
    created_at text not null,
    attempts integer not null check (attempts >= 0),
    next_attempt_at text not null
  )`,
  `create table error_reports (
    id text primary key,
    user_id text not null,
    what_happened text not null,
    where_found text not null,
    description text not null,
    route text,
    version text,
    browser text,
    screenshot text,
    created_at text not null
  )`,
];
