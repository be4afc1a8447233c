/** Tokens with which programs read data. A token ends with the person and with the company that it is for. */
export const apiTokens = (): string[] => [
  `create table api_tokens (
    id text primary key,
    user_id text not null references users on delete cascade,
    name text not null,
    company_id text references companies on delete cascade,
    created_at text not null,
    expires_at text not null,
    last_used_at text
  )`,
  `create index api_tokens_user on api_tokens (user_id)`,
  `create index api_tokens_company on api_tokens (company_id)`,
  `create index api_tokens_expires_at on api_tokens (expires_at)`,
];
