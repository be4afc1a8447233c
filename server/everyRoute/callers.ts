import { ROLES, type Role } from '@contract/roles';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import type { Store } from '@server/store/Store';
import type { Fixtures, UserRow } from '@server/store/tables';
import { openSession } from '@server/domain/signIn/sessions';
import { smallFixtures, START } from '@server/testing/smallFixtures';

/** Somebody who calls: who they are by the contract's words, and their company. */
export interface Caller {
  name: string;
  state: 'guest' | 'expired' | 'removed' | 'deactivated' | 'signedIn';
  admin?: boolean;
  company?: Role;
  workspace?: Role;
}

export const CALLERS: Caller[] = [
  { name: 'guest', state: 'guest' },
  { name: 'expired session', state: 'expired' },
  { name: 'removed', state: 'removed' },
  // The most that somebody of a deactivated company can be.
  {
    name: 'of a deactivated company',
    state: 'deactivated',
    company: 'administrator',
    workspace: 'administrator',
  },
  { name: 'administrator', state: 'signedIn', admin: true },
  ...ROLES.flatMap((company) =>
    ROLES.map((workspace) => ({
      name: `${company} of the company, ${workspace} of the workspace`,
      state: 'signedIn' as const,
      company,
      workspace,
    })),
  ),
];

export const CALLER_ID = 'caller';

const person = (id: string, company_id: string, fields: Partial<UserRow> = {}): UserRow => ({
  id,
  name: id,
  email: `${id}@example.com`,
  picture_url: null,
  role: 'editor',
  company_role: 'editor',
  workspace_role: 'editor',
  company_id,
  activated: true,
  invitation_expires: null,
  created_at: START,
  ...fields,
});

/** The small fixtures, the caller and those whom calls are about: one of each kind a company. */
function rowsFor(caller: Caller): Fixtures {
  const rows = smallFixtures();
  for (const company of ['acorn', 'birch', 'cedar', 'dogwood']) {
    rows.users.push(person(`target-${company}`, company));
    rows.users.push(person(`invited-${company}`, company, { activated: false }));
  }
  rows.users.push(person('other-admin', 'acorn', { role: 'administrator' }));
  if (caller.state === 'guest' || caller.state === 'removed') return rows;
  rows.users.push(
    person(CALLER_ID, caller.state === 'deactivated' ? 'dogwood' : 'acorn', {
      role: caller.admin ? 'administrator' : 'editor',
      company_role: caller.company ?? 'editor',
      workspace_role: caller.workspace ?? 'editor',
    }),
  );
  return rows;
}

/** A fresh store for each call, and the cookie with which the caller comes. */
export async function storeFor(caller: Caller): Promise<{ store: Store; cookie: string }> {
  const store = createMemoryStore(rowsFor(caller));
  if (caller.state === 'guest') return { store, cookie: '' };
  const since = new Date(caller.state === 'expired' ? '2026-01-01T00:00:00.000Z' : START);
  const token = await store.write((tx) => openSession(tx, CALLER_ID, since));
  return { store, cookie: `sid=${token}` };
}
