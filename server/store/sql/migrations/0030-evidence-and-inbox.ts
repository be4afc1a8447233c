import type { ColumnTypes } from '@server/store/sql/engine';

/**
 * Evidence with its bytes in pieces, comments, requests and notices. The pieces have no reference, because they are
 * stored before the evidence. Scores of a database with answers need shown evidence only from now on.
 */
export const evidenceAndInbox = ({ bytes, flag, json }: ColumnTypes): string[] => [
  `create table evidence (
    id text primary key,
    company_id text not null references companies,
    activity_id text not null references activities,
    kind text not null check (kind in ('file', 'link')),
    name text not null,
    url text,
    size integer check (size > 0),
    type text,
    sha256 text,
    evidence_on text,
    valid_until text,
    state_when_added integer check (state_when_added between 1 and 10),
    audience text not null check (audience in ('company', 'administrators')),
    request_id text,
    replaces_id text,
    added_by text,
    added_at text not null,
    removed_at text,
    checking ${flag} not null
  )`,
  `create index evidence_activity on evidence (company_id, activity_id)`,
  `create index evidence_added_by on evidence (added_by)`,
  `create index evidence_removed_at on evidence (removed_at) where removed_at is not null`,
  `create table evidence_pieces (
    id text primary key,
    evidence_id text not null,
    position integer not null check (position >= 0),
    bytes ${bytes} not null
  )`,
  `create unique index evidence_pieces_position on evidence_pieces (evidence_id, position)`,
  `create table evidence_uploads (id text primary key, started_at text not null)`,

  `create table comments (
    id text primary key,
    company_id text not null references companies,
    subject_kind text not null check (subject_kind in ('activity', 'plan_item', 'review', 'round')),
    subject_id text not null,
    text text not null,
    mentions ${json} not null,
    author_id text,
    created_at text not null,
    edited_at text,
    deleted_at text,
    resolved_at text,
    resolved_by text
  )`,
  `create index comments_subject on comments (company_id, subject_kind, subject_id)`,
  `create index comments_author on comments (author_id)`,
  `create index comments_resolved_by on comments (resolved_by) where resolved_by is not null`,

  `create table requests (
    id text primary key,
    company_id text not null references companies,
    activity_id text not null references activities,
    kind text not null check (kind in ('evidence', 'answer', 'comment')),
    text text not null,
    asked_of text,
    asked_by text,
    asked_at text not null,
    due_on text,
    done_at text,
    cancelled_at text,
    mailed_at text
  )`,
  `create unique index requests_open on requests (company_id, activity_id, kind, asked_of)
    where done_at is null and cancelled_at is null`,
  `create index requests_company on requests (company_id)`,
  `create index requests_asked_of on requests (asked_of)`,
  `create index requests_asked_by on requests (asked_by)`,
  `create index requests_not_mailed on requests (due_on)
    where done_at is null and cancelled_at is null and mailed_at is null`,

  `create table notices (
    id text primary key,
    user_id text not null references users on delete cascade,
    kind text not null,
    company_id text not null references companies on delete cascade,
    subject_kind text not null,
    subject_id text not null,
    created_at text not null,
    read_at text,
    mailed_at text
  )`,
  `create index notices_user on notices (user_id, created_at, id)`,
  `create index notices_unread on notices (user_id, company_id) where read_at is null`,
  `create index notices_company on notices (company_id)`,
  `create index notices_created_at on notices (created_at)`,

  `create table upgrades (id text primary key, at text not null)`,
  `insert into upgrades (id, at) select 'shown_evidence', '${new Date().toISOString()}'
    where exists (select 1 from answers)`,
];
