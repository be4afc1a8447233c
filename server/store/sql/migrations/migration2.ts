import type { ColumnTypes } from '@server/store/sql/engine';

/** Devices that have signed in to an account, and what a list of sessions shows about each one. */
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
