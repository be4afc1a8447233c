/** Second factors: authenticator apps, passkeys, recovery codes, and what a sign-in with them needs in the meantime. */
export const secondFactors = (): string[] => [
  `alter table sessions add column proved_at text`,
  `create table totps (
    id text primary key references users on delete cascade,
    secret text,
    confirmed_at text,
    last_step integer,
    pending_secret text,
    pending_until text
  )`,
  `create table passkeys (
    id text primary key,
    user_id text not null references users on delete cascade,
    name text not null,
    public_key text not null,
    counter double precision not null,
    transports text not null,
    created_at text not null,
    last_used_at text
  )`,
  `create index passkeys_user on passkeys (user_id)`,
  `create table recovery_codes (
    id text primary key,
    user_id text not null references users on delete cascade,
    created_at text not null
  )`,
  `create index recovery_codes_user on recovery_codes (user_id)`,
  `create table challenges (
    id text primary key,
    kind text not null check (kind in ('registration', 'authentication')),
    user_id text references users on delete cascade,
    expires_at text not null
  )`,
  `create index challenges_user on challenges (user_id)`,
  `create index challenges_expires_at on challenges (expires_at)`,
  `create table pending_sign_ins (
    id text primary key,
    user_id text not null references users on delete cascade,
    attempts integer not null,
    expires_at text not null
  )`,
  `create index pending_sign_ins_user on pending_sign_ins (user_id)`,
  `create index pending_sign_ins_expires_at on pending_sign_ins (expires_at)`,
];
