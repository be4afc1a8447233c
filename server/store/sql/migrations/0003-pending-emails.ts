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
