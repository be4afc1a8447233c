import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { form } from './calls/call';
import {
  addPasskey,
  addTotp,
  codeOf,
  dataOf,
  logIn,
  refusalOf,
  SITE,
} from '@server/testing/secondFactors';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import type { TestClient } from '@server/testing/client';

const MINUTE_MS = 60_000;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ publicUrl: SITE });
});
afterEach(() => server.stop());

const account = (changes: Record<string, string> = {}) => ({
  id: 'admin',
  name: 'Person admin',
  email: 'admin@example.com',
  current_password: DEMO_PASSWORD,
  ...changes,
});
const put = (path: string, body: Record<string, string>) => (client: TestClient) =>
  client.put(path, body);
const post = (path: string, body?: object) => (client: TestClient) => client.post(path, body);
const update = (changes: Record<string, string>) => (client: TestClient) =>
  client.send('PUT', '/user/updateUser', { body: form(account(changes)) });

const DANGEROUS: [string, (client: TestClient) => ReturnType<TestClient['post']>][] = [
  ['delete a person', post('/user/delete', { user_id: 'editor' })],
  ['erase a person', post('/user/erase', { user_id: 'editor', email: 'editor@example.com' })],
  [
    'invite a person',
    post('/user/create', {
      user_email: 'accomplice@example.com',
      company_id: 'acorn',
      company_role: 'administrator',
    }),
  ],
  ['mail an invitation again', post('/user/resend-invitation', { user_id: 'pending' })],
  ['end the sessions of a person', post('/user/end-sessions', { user_id: 'editor' })],
  ['end another session', post('/auth/logout-session', { session_id: 'any' })],
  ['end all other sessions', post('/auth/logout-others')],
  ['download all stored data', post('/user/export')],
  ['create a workspace', post('/workspace/create', { workspace_name: 'New', user_id: 'admin' })],
  [
    'move a company',
    put('/company/change-workspaces', { company_id: 'acorn', workspace_id: 'south' }),
  ],
  ['delete a company', post('/company/delete', { company_id: 'birch' })],
  ['delete a workspace', post('/workspace/delete', { workspace_id: 'south' })],
  ['change a role', put('/user/update-role', { user_id: 'editor', company_role: 'subscriber' })],
  ['move a person', put('/user/change-company', { user_id: 'editor', company_id: 'birch' })],
  [
    'change the reach',
    put('/workspace/update', {
      workspace_id: 'north',
      name: 'North',
      administrators_reach: 'edit',
    }),
  ],
  ['reset a second factor', post('/user/reset-second-factor', { user_id: 'editor' })],
  ['remove the app', post('/user/remove-totp')],
  ['replace the app', post('/user/begin-totp')],
  ['add a passkey', post('/user/begin-passkey')],
  ['remove a passkey', post('/user/remove-passkey', { passkey_id: 'any' })],
  ['create recovery codes', post('/user/create-recovery-codes')],
  ['create a token', post('/user/create-token', { name: 'Report' })],
  ['change the password', update({ new_password: 'a new long passphrase' })],
  ['change the address', update({ email: 'new@example.com' })],
];

test.each(DANGEROUS)(
  '15 minutes after the last proof one must prove again to %s',
  async (_, call) => {
    const admin = await server.as('admin');
    await addTotp(server, admin);
    server.clock.advance(15 * MINUTE_MS);
    const reply = await call(admin);
    expect(refusalOf(reply)).toEqual({
      status: 403,
      code: 'PROOF_REQUIRED',
      data: { methods: ['password', 'totp', 'recovery_code'] },
    });
    await admin.post('/auth/prove', { password: DEMO_PASSWORD });
    expect(refusalOf(await call(admin)).code).not.toBe('PROOF_REQUIRED');
  },
);

test.each(DANGEROUS)('a person without a second factor is not asked to %s', async (_, call) => {
  const admin = await server.as('admin');
  server.clock.advance(60 * MINUTE_MS);
  expect(refusalOf(await call(admin)).code).not.toBe('PROOF_REQUIRED');
});

test('harmless calls need no new proof', async () => {
  const admin = await server.as('admin');
  await addTotp(server, admin);
  server.clock.advance(60 * MINUTE_MS);
  expect((await update({ name: 'Another name' })(admin)).status).toBe(200);
  const renamed = put('/workspace/update', { workspace_id: 'north', workspace_name: 'Far north' });
  expect((await renamed(admin)).status).toBe(200);
});

test('each method proves', async () => {
  const admin = await server.as('admin');
  const { key } = await addPasskey(admin);
  const { secret } = await addTotp(server, admin);
  const codes = dataOf<{ recovery_codes: string[] }>(
    await admin.post('/user/create-recovery-codes'),
  ).recovery_codes;
  const asked = dataOf<{ challenge: string }>(await admin.post('/auth/begin-passkey'));
  const proofs = [
    { password: DEMO_PASSWORD },
    { totp: codeOf(server, secret) },
    { recovery_code: codes[0] },
    { passkey: key.answer(asked) },
  ];
  const until = new Date(server.clock.now().getTime() + 15 * MINUTE_MS).toISOString();
  for (const proof of proofs) {
    expect(dataOf(await admin.post('/auth/prove', proof))).toEqual({ proved_until: until });
  }
});

test('wrong proofs are delayed, do not end the session, and prove nothing', async () => {
  const admin = await server.as('admin');
  await addTotp(server, admin);
  server.clock.advance(20 * MINUTE_MS);
  for (let wrong = 0; wrong < 5; wrong++) {
    expect((await admin.post('/auth/prove', { password: 'wrong' })).status).toBe(400);
  }
  const blocked = await admin.post('/auth/prove', { password: DEMO_PASSWORD });
  expect(refusalOf(blocked)).toMatchObject({ status: 429 });
  const reply = await admin.post('/user/create-recovery-codes');
  expect(refusalOf(reply)).toMatchObject({ code: 'PROOF_REQUIRED' });
});

test('a proof is for one session', async () => {
  const admin = await server.as('admin');
  const { secret } = await addTotp(server, admin);
  const other = server.guest();
  await logIn(other, 'admin');
  await other.post('/auth/second-factor', { totp: codeOf(server, secret) });
  server.clock.advance(20 * MINUTE_MS);
  await other.post('/auth/prove', { password: DEMO_PASSWORD });
  const reply = await admin.post('/user/create-recovery-codes');
  expect(refusalOf(reply)).toMatchObject({ code: 'PROOF_REQUIRED' });
});

test.each([{}, { totp: '1', password: 'x' }, { passkey: 'x' }])('%j is no proof', async (body) => {
  const reply = await (await server.as('admin')).post('/auth/prove', body);
  expect(reply.status).toBe(400);
});

test('signing in is a proof for 15 minutes', async () => {
  const admin = await server.as('admin');
  await addTotp(server, admin);
  server.clock.advance(13 * MINUTE_MS);
  expect((await admin.post('/user/create-recovery-codes')).status).toBe(200);
});

test('a refused call changes nothing', async () => {
  const admin = await server.as('admin');
  await addTotp(server, admin);
  server.clock.advance(15 * MINUTE_MS);
  await admin.post('/user/delete', { user_id: 'editor' });
  expect(await server.store.read((tx) => tx.get('users', 'editor'))).toBeDefined();
});
