/**
 * The addresses that people want to change to, one a person, until the mailed link is opened. They
 * are not unique: an address belongs to nobody before it is confirmed.
 */
export const pendingEmails = (): string[] => [
  `create table email_changes (
    id text primary key references users on delete cascade,
    email text not null,
    token_hash text not null,
    expires_at text not null
  )`,
  `create unique index email_changes_token on email_changes (token_hash)`,
];
