import type { ColumnTypes } from '@server/store/sql/engine';

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
