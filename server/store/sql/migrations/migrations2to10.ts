import type { ColumnTypes } from '@server/store/sql/engine';

// The released migrations 2 to 10, in this order.

/** Known devices, and the columns of sessions that the list of sessions shows. */
export const devices = (_types: ColumnTypes): string[] => [
  `create table devices (
    id text primary key,
    user_id text not null references users on delete cascade,
    created_at text not null,
    last_seen_at text not null
  )`,
  `create index devices_user on devices (user_id)`,
  `alter table sessions add column device_id text`,
  `alter table sessions add column user_agent text`,
  `alter table sessions add column address text`,
  `alter table credentials add column signed_in_at text`,
];

/** New addresses that are not confirmed yet, one per person. They are not unique before they are confirmed. */
export const pendingEmails = (): string[] => [
  `create table email_changes (
    id text primary key references users on delete cascade,
    email text not null,
    token_hash text not null,
    expires_at text not null
  )`,
  `create unique index email_changes_token on email_changes (token_hash)`,
];

/**
 * Images in the database, an index for each column by which the sweep removes rows, and a row that servers
 * write to check whether the database is writable.
 */
export const imagesAndSweep = ({ bytes }: ColumnTypes): string[] => [
  `create table images (
    id text primary key,
    data ${bytes} not null,
    created_at text not null
  )`,
  `create table screenshots (
    id text primary key,
    data ${bytes} not null,
    created_at text not null
  )`,
  `create table write_probe (id integer primary key, written_at text not null)`,
  `insert into write_probe (id, written_at) values (1, '')`,
  `create index applied_saves_applied_at on applied_saves (applied_at)`,
  `create index sessions_created_at on sessions (created_at)`,
  `create index sessions_last_seen_at on sessions (last_seen_at)`,
  `create index tokens_expires_at on tokens (expires_at)`,
  `create index email_changes_expires_at on email_changes (expires_at)`,
  `create index devices_last_seen_at on devices (last_seen_at)`,
  `create index attempts_expires_at on attempts (expires_at)`,
  `create index error_reports_created_at on error_reports (created_at)`,
  `create index screenshots_created_at on screenshots (created_at)`,
];

/** The rights of a workspace's administrators in all its companies. */
export const administratorsReach = (): string[] => [
  `alter table workspaces add column administrators_reach text
    check (administrators_reach in ('none', 'read', 'edit'))`,
];

/** The plan of each company: at most one open item for an activity. */
export const plan = (): string[] => [
  `create table plan_items (
    id text primary key,
    company_id text not null references companies,
    activity_id text not null references activities,
    aim integer not null check (aim between 1 and 10),
    status text not null check (status in ('planned', 'doing', 'done', 'dropped')),
    owner_id text references users on delete set null,
    starts_on text,
    due_on text,
    note text not null,
    baseline_state integer check (baseline_state between 1 and 10),
    created_by text not null,
    created_at text not null,
    done_at text,
    revision integer not null check (revision > 0)
  )`,
  `create unique index plan_items_open on plan_items (company_id, activity_id)
    where status in ('planned', 'doing')`,
  `create index plan_items_company on plan_items (company_id)`,
  `create index plan_items_owner on plan_items (owner_id)`,
];

/** Indexes by which the explanation of a score reads the changes since a moment, and when answers were created. */
export const changeTimes = (): string[] => [
  `create index answer_changes_changed_at on answer_changes (company_id, changed_at)`,
  `create index answer_changes_revision on answer_changes (company_id, revision, activity_id, changed_at)`,
];

/** The language that a person last used, in which mails are written. */
export const mailLanguage = (): string[] => [`alter table credentials add column language text`];

/** How many actions of a driver were scored in a week, and how many there were; null in rows from before. */
export const weekCounts = (): string[] => [
  `alter table driver_weeks add column scored integer check (scored >= 0)`,
  `alter table driver_weeks add column applicable integer check (applicable >= 0)`,
];

/** When each company was assigned to its current workspace; null for assignments from before. */
export const workspaceSince = (): string[] => [
  `alter table companies add column workspace_since text`,
];
