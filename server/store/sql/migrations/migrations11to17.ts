import type { ColumnTypes } from '@server/store/sql/engine';

// The released migrations 11 to 17, in this order.

/** The targets of each company: at most one current target for a driver and for the Global Average. */
export const targets = ({ json }: ColumnTypes): string[] => [
  `create table targets (
    id text primary key,
    company_id text not null references companies,
    driver_id text references drivers,
    start_on text not null,
    start_average double precision check (start_average between 1 and 10),
    value double precision not null check (value between 1 and 10),
    due_on text not null,
    milestones ${json} not null,
    reason text not null,
    set_by text not null,
    set_at text not null,
    ended_at text
  )`,
  `create unique index targets_present on targets (company_id, coalesce(driver_id, ''))
    where ended_at is null`,
  `create index targets_company on targets (company_id)`,
];

/**
 * Answers that are not applicable, the confidence of answers and their last confirmation, and how a change was
 * entered. Existing rows keep their figures.
 */
export const honestAnswers = ({ flag }: ColumnTypes): string[] => [
  `alter table answers add column not_applicable ${flag} not null default false`,
  `alter table answers add column not_applicable_reason text`,
  `alter table answers add column confidence integer check (confidence between 1 and 3)`,
  `alter table answers add column confirmed_at text`,
  `alter table answers add column confirmed_by text`,
  `alter table driver_sums add column not_applicable integer not null default 0 check (not_applicable >= 0)`,
  `alter table answer_changes add column source text not null default 'form'
    check (source in ('form', 'workbook'))`,
];

/** Indexes in the order of the pages of companies and workspaces: by name without regard to case, then by id. */
export const namePages = ({ byteOrder }: ColumnTypes): string[] => [
  `create index companies_name_page on companies (activated, (lower(name)${byteOrder}), id)`,
  `create index workspaces_name_page on workspaces ((lower(name)${byteOrder}), id) where deleted_at is null`,
];

/** The weekly mail: who receives none, what was sent when, and the address in a mail's header that ends it. */
export const digests = ({ flag }: ColumnTypes): string[] => [
  `alter table users add column digest ${flag}`,
  `alter table mails add column unsubscribe text`,
  `create table digests (
    id text primary key,
    user_id text not null references users on delete cascade,
    year integer not null,
    week integer not null check (week between 1 and 53),
    token_hash text not null,
    sent_at text not null
  )`,
  `create unique index digests_week on digests (user_id, year, week)`,
  `create unique index digests_token on digests (token_hash)`,
  `create index digests_sent on digests (sent_at)`,
];

/**
 * The activity log. Ids have no references, because an event outlives the person, company and workspace that it is
 * about. The database itself refuses to change an event, and to remove one that is later than `until` in
 * `event_retention`, which the sweep moves before it removes old events.
 */
export const events = ({ json, appendOnly }: ColumnTypes): string[] => [
  `create table events (
    id text primary key,
    at text not null,
    kind text not null,
    actor_id text,
    actor_name text,
    actor_email text,
    subject_type text,
    subject_id text,
    subject_name text,
    company_id text,
    company_name text,
    former_company_id text,
    workspace_id text,
    workspace_name text,
    former_workspace_id text,
    before ${json},
    after ${json},
    address text,
    user_agent text
  )`,
  `create index events_at on events (at, id)`,
  `create index events_kind on events (kind, at, id)`,
  `create index events_actor on events (actor_id, at, id)`,
  `create index events_subject on events (subject_id, at, id)`,
  `create index events_company on events (company_id, at, id)`,
  `create index events_workspace on events (workspace_id, at, id)`,
  `create index events_former_company on events (former_company_id, at, id)
    where former_company_id is not null`,
  `create index events_former_workspace on events (former_workspace_id, at, id)
    where former_workspace_id is not null`,
  `create table event_retention (id integer primary key, until text not null)`,
  `insert into event_retention (id, until) values (1, '')`,
  ...appendOnly('events', 'old.at <= (select until from event_retention)'),
];

/** Tokens with which programs read data. A token ends with the person and with the company that it is for. */
export const apiTokens = (): string[] => [
  `create table api_tokens (
    id text primary key,
    user_id text not null references users on delete cascade,
    name text not null,
    company_id text references companies on delete cascade,
    created_at text not null,
    expires_at text not null,
    last_used_at text
  )`,
  `create index api_tokens_user on api_tokens (user_id)`,
  `create index api_tokens_company on api_tokens (company_id)`,
  `create index api_tokens_expires_at on api_tokens (expires_at)`,
];

/** Indexes by which the export of a person's data reads what the person entered, in pages. */
export const rowsOfPeople = (): string[] => [
  `create index answers_answered_by on answers (answered_by, id)`,
  `create index answers_confirmed_by on answers (confirmed_by, id) where confirmed_by is not null`,
  `create index answer_changes_changed_by on answer_changes (changed_by, id)`,
  `create index plan_items_created_by on plan_items (created_by, id)`,
  `create index targets_set_by on targets (set_by, id)`,
];
