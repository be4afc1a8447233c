import type { ColumnTypes } from '@server/store/sql/engine';

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
