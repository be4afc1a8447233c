import type { ColumnTypes } from '@server/store/sql/engine';

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
