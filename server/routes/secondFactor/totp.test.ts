import fc from 'fast-check';
import type { SecondFactorAdded, SecondFactorDto } from '@contract/signIn/secondFactorPayloads';
import { addTotp, codeOf, dataOf, logIn, refusalOf } from '@server/testing/secondFactors';
import { tokenIn } from '@server/testing/recordingMailer';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import type { TestClient } from '@server/testing/client';

const MINUTE_MS = 60_000;

let server: TestServer;
let editor: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  editor = await server.as('editor');
});
afterEach(() => server.stop());

/** A client whose password was right and whose second factor is awaited. */
async function pending() {
  const client = server.guest();
  const reply = await logIn(client, 'editor');
  expect(refusalOf(reply)).toMatchObject({ status: 401, code: 'SECOND_FACTOR_REQUIRED' });
  return client;
}
const isSignedIn = async (client: TestClient) =>
  dataOf<{ id: string } | null>(await client.get('/auth/user')) !== null;
const second = (client: TestClient, body: object) => client.post('/auth/second-factor', body);

test('without a second factor a password is enough', async () => {
  expect((await logIn(server.guest(), 'editor')).status).toBe(200);
  expect(dataOf(await editor.get('/user/second-factor'))).toEqual({
    passkeys: [],
    totp_since: null,
    recovery_codes_left: 0,
    required: false,
  });
});

test('after the set-up the password opens no session, and the code of the app does', async () => {
  const { secret, codes } = await addTotp(server, editor);
  expect(new Set(codes).size).toBe(10);

  const client = server.guest();
  const reply = await logIn(client, 'editor');
  expect(refusalOf(reply)).toEqual({
    status: 401,
    code: 'SECOND_FACTOR_REQUIRED',
    data: { methods: ['totp', 'recovery_code'] },
  });
  expect(reply.headers.getSetCookie().join()).toMatch(/^pending=[\w-]{43}; .*HttpOnly/);
  expect(await isSignedIn(client)).toBe(false);

  const done = await second(client, { totp: codeOf(server, secret) });
  expect(dataOf(done)).toMatchObject({ id: 'editor' });
  expect(await isSignedIn(client)).toBe(true);
  const [latest] = await server.store.read((tx) =>
    tx.findEvents({ kinds: ['signed_in'], limit: 1 }),
  );
  expect(latest?.after).toEqual({ second_factor: 'totp' });
});

test('a wrong code at the set-up adds nothing', async () => {
  await editor.post('/user/begin-totp');
  const reply = await editor.post('/user/confirm-totp', { code: '000000' });
  expect(reply.status).toBe(400);
  expect(reply.json).toMatchObject({ fields: { code: 'This code is not correct.' } });
  expect((await logIn(server.guest(), 'editor')).status).toBe(200);
});

test('a set-up expires after 15 minutes', async () => {
  const { secret } = dataOf<{ secret: string }>(await editor.post('/user/begin-totp'));
  server.clock.advance(15 * MINUTE_MS);
  const reply = await editor.post('/user/confirm-totp', { code: codeOf(server, secret) });
  expect(reply.status).toBe(400);
});

test.each([
  [-2, 400],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 400],
])('a code that is %i time steps off gives %i', async (steps, status) => {
  const { secret } = await addTotp(server, editor);
  server.clock.advance(10 * MINUTE_MS);
  const reply = await second(await pending(), { totp: codeOf(server, secret, steps) });
  expect(reply.status).toBe(status);
});

const fullWidth = (code: string) =>
  code.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));

test('a code in full-width digits is accepted', async () => {
  const { secret } = dataOf<{ secret: string }>(await editor.post('/user/begin-totp'));
  const first = fullWidth(codeOf(server, secret));
  expect((await editor.post('/user/confirm-totp', { code: first })).status).toBe(200);
  server.clock.advance(MINUTE_MS);
  const code = ` ${fullWidth(codeOf(server, secret)).replace(/^.../, '$&\u3000')}\u200B`;
  expect((await second(await pending(), { totp: code })).status).toBe(200);
});

test('a recovery code in full-width characters is accepted', async () => {
  const { codes } = await addTotp(server, editor);
  const code = fullWidth(codes[0] ?? '');
  expect((await second(await pending(), { recovery_code: code })).status).toBe(200);
});

describe('whatever is given for a code, the reply is 400', () => {
  const characters = fc.constantFrom('1', 'é', '１', '٣', '😀', '\uD800', '\0', '\u200B', ' ', 'A');
  const texts = fc.array(characters, { maxLength: 8 }).map((all) => all.join(''));
  const examples = ['12345é', 'éééééé', '١٢٣٤٥٦', '123456\u0301', '\uD800\uD800\uD800', '\u200B'];

  test.each([
    ['/auth/second-factor', (code: string) => ({ totp: code })],
    ['/auth/second-factor', (code: string) => ({ recovery_code: code })],
    ['/auth/prove', (code: string) => ({ totp: code })],
    ['/auth/prove', (code: string) => ({ recovery_code: code })],
    ['/user/confirm-totp', (code: string) => ({ code })],
  ])('by %s', async (path, bodyOf) => {
    await addTotp(server, editor);
    await editor.post('/user/begin-totp');
    await fc.assert(
      fc.asyncProperty(texts, async (code) => {
        server.clock.advance(MINUTE_MS);
        const client = path === '/auth/second-factor' ? await pending() : editor;
        const { status, text } = await client.post(path, bodyOf(code));
        expect(`${String(status)} ${text}`).toMatch(/^400 /);
        await server.store.write((tx) => tx.remove('attempts', {}));
      }),
      { numRuns: 10, examples: examples.map((code) => [code]) },
    );
  });
});

test('a code is accepted once, also in another session', async () => {
  const { secret } = await addTotp(server, editor);
  const code = codeOf(server, secret);
  const [first, other] = [await pending(), await pending()];
  expect((await second(first, { totp: code })).status).toBe(200);
  expect(refusalOf(await second(other, { totp: code }))).toEqual({
    status: 400,
    code: 'BAD_USER_INPUT',
  });
  server.clock.advance(30_000);
  expect((await second(other, { totp: codeOf(server, secret) })).status).toBe(200);
});

test('a recovery code is accepted once, in any case and without hyphens', async () => {
  const { codes } = await addTotp(server, editor);
  const [code = ''] = codes;
  const written = code.toLowerCase().replaceAll('-', ' ');
  expect((await second(await pending(), { recovery_code: written })).status).toBe(200);
  expect((await second(await pending(), { recovery_code: code })).status).toBe(400);
  const factors = dataOf<SecondFactorDto>(await editor.get('/user/second-factor'));
  expect(factors.recovery_codes_left).toBe(9);
});

test('neither codes nor secrets of other people are accepted', async () => {
  const { codes } = await addTotp(server, await server.as('subscriber'));
  await addTotp(server, editor);
  expect((await second(await pending(), { recovery_code: codes[0] })).status).toBe(400);
});

test('new recovery codes replace the old ones', async () => {
  const { codes } = await addTotp(server, editor);
  const reply = await editor.post('/user/create-recovery-codes');
  const { recovery_codes } = dataOf<SecondFactorAdded>(reply);
  expect((await second(await pending(), { recovery_code: codes[0] })).status).toBe(400);
  expect((await second(await pending(), { recovery_code: recovery_codes?.[0] })).status).toBe(200);
});

test('codes are hashed, and no reply repeats them', async () => {
  const { codes } = await addTotp(server, editor);
  const rows = await server.store.read((tx) => tx.find('recovery_codes', {}));
  expect(rows).toHaveLength(10);
  for (const { id } of rows) expect(id).toMatch(/^[0-9a-f]{64}$/);
  expect((await editor.get('/user/second-factor')).text).not.toContain(codes[0]);
});

test('the second step expires after ten minutes', async () => {
  const { secret } = await addTotp(server, editor);
  const client = await pending();
  server.clock.advance(10 * MINUTE_MS);
  const reply = await second(client, { totp: codeOf(server, secret) });
  expect(refusalOf(reply)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
});

test('five wrong codes end the second step, and further ones are delayed by person', async () => {
  const { secret } = await addTotp(server, editor);
  const client = await pending();
  for (let wrong = 0; wrong < 5; wrong++) {
    expect((await second(client, { totp: '000000' })).status).toBe(400);
  }
  const ended = await second(client, { totp: codeOf(server, secret) });
  expect(ended.status).toBe(401);
  const again = await second(await pending(), { totp: codeOf(server, secret) });
  expect(refusalOf(again)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  server.clock.advance(11_000);
  const later = await second(await pending(), { totp: codeOf(server, secret) });
  expect(later.status).toBe(200);
  await server.settled();
  const kinds = ['sign_in_failed', 'sign_in_locked'] as const;
  const events = await server.store.read((tx) => tx.findEvents({ kinds: [...kinds], limit: 9 }));
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(kinds);
});

test('a second step needs the cookie of the password, and ends with it', async () => {
  const { secret } = await addTotp(server, editor);
  expect((await second(server.guest(), { totp: codeOf(server, secret) })).status).toBe(401);
  const client = await pending();
  const stolen = client.at(server.address);
  expect((await second(client, { totp: codeOf(server, secret) })).status).toBe(200);
  server.clock.advance(30_000);
  expect((await second(stolen, { totp: codeOf(server, secret) })).status).toBe(401);
});

test('concurrent requests with the same code open one session', async () => {
  const { secret } = await addTotp(server, editor);
  const clients = [await pending(), await pending(), await pending()];
  const totp = codeOf(server, secret);
  const replies = await Promise.all(clients.map((client) => second(client, { totp })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
});

test('after the removal a password is enough again, and the recovery codes are gone', async () => {
  await addTotp(server, editor);
  const left = dataOf<SecondFactorDto>(await editor.post('/user/remove-totp'));
  expect(left).toMatchObject({ totp_since: null, recovery_codes_left: 0 });
  expect((await logIn(server.guest(), 'editor')).status).toBe(200);
  expect((await editor.post('/user/remove-totp')).status).toBe(404);
});

test('with a key the secret is stored encrypted, for its owner only', async () => {
  const secretsKey = Buffer.alloc(32, 7);
  const sealed = await startTestServer({ secondFactor: { required: 'none', secretsKey } });
  try {
    const { secret } = await addTotp(sealed, await sealed.as('editor'));
    const row = await sealed.store.read((tx) => tx.get('totps', 'editor'));
    expect(JSON.stringify(row)).not.toContain(secret);
    const client = sealed.guest();
    await logIn(client, 'editor');
    expect((await second(client, { totp: codeOf(sealed, secret) })).status).toBe(200);
  } finally {
    await sealed.stop();
  }
});

test('a new password ends the sign-ins that the former one has begun', async () => {
  const { secret } = await addTotp(server, editor);
  const thief = await pending();
  await server.guest().post('/auth/forgot-password', { email: 'editor@example.com' });
  await server.settled();
  const mail = server.mailer.sent.at(-1);
  const reset = { token: mail ? tokenIn(mail) : '', password: 'Changed123' };
  expect((await server.guest().post('/auth/reset-password', reset)).status).toBe(200);
  expect((await second(thief, { totp: codeOf(server, secret, 1) })).status).toBe(401);
  expect(await isSignedIn(thief)).toBe(false);
});
