import type { ColumnTypes } from '@server/store/sql/engine';

/**
 * Rounds in which several people give their opinions, and the round of a decided change. A check of a column cannot be
 * changed in SQLite, so that the column with the source of a change is replaced.
 */
export const rounds = ({ json, flag }: ColumnTypes): string[] => [
  `alter table answer_changes rename column source to former_source`,
  `alter table answer_changes add column source text not null default 'form'
    check (source in ('form', 'workbook', 'round'))`,
  `update answer_changes set source = former_source where former_source <> 'form'`,
  `alter table answer_changes drop column former_source`,
  `alter table answer_changes add column round_id text`,
  `create table rounds (
    id text primary key,
    workspace_id text references workspaces on delete set null,
    name text not null,
    names text not null check (names in ('shown', 'hidden')),
    opens_on text not null,
    due_on text not null,
    created_by text not null,
    created_at text not null
  )`,
  `create index rounds_workspace on rounds (workspace_id)`,
  `create index rounds_created_by on rounds (created_by, id)`,
  `create table round_companies (
    id text primary key,
    round_id text not null references rounds,
    company_id text not null references companies,
    opened_at text,
    closed_at text,
    closed_by text
  )`,
  `create index round_companies_round on round_companies (round_id)`,
  `create index round_companies_company on round_companies (company_id)`,
  `create index round_companies_closed_by on round_companies (closed_by, id) where closed_by is not null`,
  `create table round_people (
    id text primary key,
    round_id text not null references rounds,
    company_id text not null references companies,
    user_id text not null,
    party text,
    areas ${json} not null,
    handed_in_at text,
    is_open ${flag} not null
  )`,
  `create index round_people_round on round_people (round_id, company_id)`,
  `create index round_people_company on round_people (company_id)`,
  `create index round_people_user on round_people (user_id, id)`,
  `create table opinions (
    id text primary key,
    round_id text not null references rounds,
    company_id text not null references companies,
    activity_id text not null references activities,
    respondent text not null,
    party text,
    state integer check (state between 1 and 10),
    unsure ${flag} not null,
    not_applicable ${flag} not null,
    confidence integer check (confidence between 1 and 3),
    reason text,
    given_at text not null,
    late ${flag} not null
  )`,
  `create unique index opinions_respondent on opinions (round_id, company_id, respondent, activity_id)`,
  `create index opinions_company on opinions (company_id)`,
  `create index opinions_given_by on opinions (respondent, id)`,
  `create table round_decisions (
    id text primary key,
    round_id text not null references rounds,
    company_id text not null references companies,
    activity_id text not null references activities,
    state integer check (state between 1 and 10),
    decided_by text not null,
    decided_at text not null
  )`,
  `create index round_decisions_company on round_decisions (company_id, round_id)`,
  `create index round_decisions_decided_by on round_decisions (decided_by, id)`,
  `create table round_keys (id text primary key, key text not null)`,
  `create table round_mails (
    id text primary key,
    round_id text not null references rounds on delete cascade,
    user_id text not null references users on delete cascade,
    mails integer not null check (mails > 0),
    mailed_on text not null
  )`,
  `create index round_mails_round on round_mails (round_id)`,
  `create index round_mails_user on round_mails (user_id, id)`,
];
