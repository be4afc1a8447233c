/** The accounts at providers of single sign-on by which people are recognized. They are removed with the person. */
export const identities = (): string[] => [
  `create table identities (
    id text primary key,
    user_id text not null references users on delete cascade,
    provider text not null,
    linked_at text not null,
    last_used_at text not null
  )`,
  `create index identities_user on identities (user_id)`,
];
