import type { Store } from '@server/store/Store';
import { rowsNaming } from './rowLists';

// Rows about signing in as they are exported: without hashes and secrets.

export const sessions = rowsNaming('sessions', ['user_id'], (row) => {
  const { created_at, last_seen_at, user_agent, address } = row;
  return { created_at, last_seen_at, user_agent, address };
});

export const devices = rowsNaming('devices', ['user_id'], ({ created_at, last_seen_at }) => ({
  created_at,
  last_seen_at,
}));

export const links = rowsNaming(
  'tokens',
  ['user_id'],
  ({ kind, created_at, expires_at, used_at }) => ({
    kind,
    created_at,
    expires_at,
    used_at,
  }),
);

export const apiTokens = rowsNaming(
  'api_tokens',
  ['user_id'],
  ({ name, company_id, created_at, expires_at, last_used_at }) => ({
    name,
    company_id,
    created_at,
    expires_at,
    last_used_at,
  }),
);

/** The second factors, without secrets. */
export async function* secondFactors(store: Store, id: string): AsyncGenerator<object> {
  yield* rowsNaming('totps', ['id'], ({ confirmed_at }) => ({
    kind: 'authenticator_app',
    confirmed_at,
  }))(store, id);
  yield* rowsNaming('passkeys', ['user_id'], ({ name, created_at, last_used_at }) => ({
    kind: 'passkey',
    name,
    created_at,
    last_used_at,
  }))(store, id);
  yield* rowsNaming('recovery_codes', ['user_id'], ({ created_at }) => ({
    kind: 'recovery_code',
    created_at,
  }))(store, id);
}

export const identities = rowsNaming(
  'identities',
  ['user_id'],
  ({ provider, linked_at, last_used_at }) => ({ provider, linked_at, last_used_at }),
);
