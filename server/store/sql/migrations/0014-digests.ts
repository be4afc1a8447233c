import type { ColumnTypes } from '@server/store/sql/engine';

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
