import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { addressWarnings } from '@server/domain/accounts/addressWarnings';
import { openPostgresStore, openSqliteStore } from '@server/store/sql/sqlStore';
import type { Store } from '@server/store/Store';
import { describePostgres, queryPostgres } from '@server/testing/store/postgresServer';
import { createTestDatabase } from '@server/testing/store/testPostgres';

const person = (id: string, email: string, activated = true) => `
  insert into users (id, name, email, role, company_role, workspace_role, activated, created_at)
    values ('${id}', '${id}', '${email}', 'editor', 'editor', 'editor', ${String(activated)}, '2026-01-01');`;
const event = (id: string, kind: string, subject: string, after: object) => `
  insert into events (id, at, kind, subject_type, subject_id, after)
    values ('${id}', '2026-01-01', '${kind}', 'person', '${subject}', '${JSON.stringify(after)}');`;

/** Takes a database back to the version before addresses had a normal form and people no password, with people in it. */
const BEFORE = `
  alter table users drop column email_unconfirmed;
  delete from migrations where name in ('0024-email-addresses', '0025-sign-on-passwords');
  ${person('plain', 'plain@corp.test')}
  ${person('kelvin', '\u212Aay@corp.test')}
  ${person('idn', 'pat@münchen.test')}
  ${person('dot', 'dot@corp.test.')}
  ${person('owner', 'cfo@corp.test', false)}
  ${person('disguised', 'cfo\u200B@corp.test')}
  ${person('two', 'a,b@corp.test')}
  ${person('moved', 'moved@corp.test')}
  ${event('1', 'email_changed', 'moved', { email: 'moved@corp.test' })}
  ${person('proved', 'proved@corp.test')}
  ${event('2', 'email_change_requested', 'proved', { pending_email: 'proved@corp.test' })}
  ${event('3', 'email_changed', 'proved', { email: 'proved@corp.test' })}
  ${event('4', 'account_created', 'idn', {})}
  ${event('5', 'invitation_accepted', 'dot', {})}
  ${event('6', 'password_reset', 'dot', {})}
  insert into identities (id, user_id, provider, linked_at, last_used_at) values
    ('a', 'idn', 'acme', '2026-01-01', '2026-01-01'), ('b', 'dot', 'acme', '2026-01-01', '2026-01-01'),
    ('c', 'plain', 'acme', '2026-01-01', '2026-01-01');
  insert into credentials (id, password_hash) values ('idn', 'hash'), ('dot', 'hash'), ('plain', 'hash');
  insert into email_changes (id, email, token_hash, expires_at)
    values ('plain', '<new@corp.test>', 'a', '2026-01-02'), ('idn', 'new@corp.test', 'b', '2026-01-02');
`;

async function expectNormal(store: Store) {
  const people = await store.read((tx) => tx.find('users'));
  const rows = people.map((row) => [row.id, row.email, row.email_unconfirmed === true]);
  expect(Object.fromEntries(rows.map(([id, ...rest]) => [id, rest]))).toEqual({
    plain: ['plain@corp.test', false],
    kelvin: ['kay@corp.test', true],
    idn: ['pat@xn--mnchen-3ya.test', true],
    dot: ['dot@corp.test', true],
    owner: ['cfo@corp.test', false],
    disguised: ['cfo\u200B@corp.test', false],
    two: ['a,b@corp.test', false],
    moved: ['moved@corp.test', true],
    proved: ['proved@corp.test', false],
  });
  const pending = await store.read((tx) => tx.find('email_changes'));
  expect(pending.map(({ email }) => email)).toEqual(['new@corp.test']);
  const credentials = await store.read((tx) => tx.find('credentials'));
  const passwords = credentials.map(({ id, password_hash }) => [id, password_hash]);
  expect(Object.fromEntries(passwords)).toEqual({ idn: '', dot: 'hash', plain: 'hash' });
  expect(await addressWarnings(store)).toEqual([
    expect.stringMatching(/person disguised .* person owner/),
  ]);
}

test('addresses in an older SQLite file get their normal form, and clashes are reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
  try {
    const file = join(folder, 'test.db');
    await (await openSqliteStore(file)).close();
    const database = new Libsql(file);
    database.exec(BEFORE);
    database.close();
    const store = await openSqliteStore(file);
    await expectNormal(store);
    await store.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describePostgres()('PostgreSQL', () => {
  test('addresses in an older database get their normal form', async () => {
    const url = await createTestDatabase();
    await (await openPostgresStore(url)).close();
    await queryPostgres(url, BEFORE);
    const store = await openPostgresStore(url);
    await expectNormal(store);
    await store.close();
  });
});
