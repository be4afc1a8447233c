import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { TestClient } from '@server/testing/client';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const EDITOR = { email: 'editor@example.com', password: DEMO_PASSWORD };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const whoIs = async (client: TestClient) => {
  const { status, json } = await client.get('/auth/user');
  expect(status).toBe(200);
  return (json as { data: { id: string } | null }).data;
};

describe('signing in', () => {
  test.each([
    ` ${DEMO_PASSWORD}`,
    `${DEMO_PASSWORD} `,
    DEMO_PASSWORD.toLowerCase(),
    `${DEMO_PASSWORD}x`,
  ])('compares the password unchanged: "%s" is another one', async (password) => {
    const reply = await server.guest().post('/auth/login', { ...EDITOR, password });
    expectRefusal(reply, 401, 'INVALID_CREDENTIALS');
  });

  test('responds with the person, and sets a session cookie that scripts cannot read (§3.1)', async () => {
    const client = server.guest();
    expect(await whoIs(client)).toBeNull();
    const reply = await client.post('/auth/login', { ...EDITOR, email: ' Editor@Example.com ' });
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual({
      data: {
        id: 'editor',
        name: 'Person editor',
        email: 'editor@example.com',
        digest: true,
        restorable_days: 14,
        picture_url: null,
        role: 'editor',
        company_role: 'editor',
        workspace_role: 'editor',
        company_id: 'acorn',
        workspace_id: 'north',
      },
    });
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await whoIs(client)).toMatchObject({ id: 'editor' });
    const token = cookie.slice(4, 47);
    expect(JSON.stringify(await server.store.read((tx) => tx.find('sessions')))).not.toContain(
      token,
    );
  });

  test.each([
    ['an unknown address', { ...EDITOR, email: 'nobody@example.com' }],
    ['a wrong password', { ...EDITOR, password: 'Demo2027' }],
    ['an open invitation', { ...EDITOR, email: 'pending@example.com' }],
  ])('%s gets the same error as any other', async (_what, credentials) => {
    const reply = await server.guest().post('/auth/login', credentials);
    expectRefusal(reply, 401, 'INVALID_CREDENTIALS');
    expect(reply.text).toContain('Incorrect e-mail address or password.');
    expect(reply.text).not.toContain(credentials.email);
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['nothing', undefined, ['email', 'password']],
    ['empty fields', { email: ' ', password: '' }, ['email', 'password']],
    ['no password', { email: 'x' }, ['password']],
    ['fields of another kind', { email: ['x'], password: { a: 1 } }, ['email', 'password']],
    ['a password without end', { ...EDITOR, password: 'x'.repeat(201) }, ['password']],
  ])('%s is 400 and names its fields', async (_what, body, fields) => {
    const reply = await server.guest().post('/auth/login', body);
    expectRefusal(reply, 400, 'BAD_USER_INPUT');
    expect(Object.keys((reply.json as { fields: object }).fields)).toEqual(fields);
  });

  test.each(['{"email":', '[]', '"x"', 'null'])('a malformed body: %s', async (body) => {
    expect((await server.guest().post('/auth/login', body)).status).toBe(400);
  });
});

describe('sessions', () => {
  test('each sign-in opens a new session and ends the client’s previous one', async () => {
    const client = await server.as('editor');
    const { headers } = await client.post('/auth/login', EDITOR);
    expect(headers.get('set-cookie')).toContain('sid=');
    expect(await server.store.read((tx) => tx.find('sessions'))).toHaveLength(1);
  });

  test('signing out ends the session, and is 204 without one too (§7.7)', async () => {
    const client = await server.as('editor');
    const copy = server.guest();
    expect((await client.post('/auth/logout')).status).toBe(204);
    expect(await whoIs(client)).toBeNull();
    expect(await server.store.read((tx) => tx.find('sessions'))).toHaveLength(0);
    expect((await copy.post('/auth/logout')).status).toBe(204);
  });

  test('a session ends after a day without requests, and after two weeks in any case', async () => {
    const idle = await server.as('editor');
    const used = await server.as('subscriber');
    for (let hours = 0; hours < 14 * 24 - 20; hours += 20) {
      server.clock.advance(20 * HOUR_MS);
      expect(await whoIs(used)).toMatchObject({ id: 'subscriber' });
    }
    expect(await whoIs(idle)).toBeNull();
    server.clock.advance(20 * HOUR_MS);
    expect(await whoIs(used)).toBeNull();
  });

  test('the time of the latest request is stored once a minute', async () => {
    const client = await server.as('editor');
    const lastSeen = async () =>
      (await server.store.read((tx) => tx.find('sessions')))[0]?.last_seen_at;
    const first = await lastSeen();
    server.clock.advance(MINUTE_MS - 1);
    await whoIs(client);
    expect(await lastSeen()).toBe(first);
    server.clock.advance(1);
    await whoIs(client);
    expect(await lastSeen()).toBe(server.clock.now().toISOString());
  });

  test('a removed person is signed out; a changed role applies immediately', async () => {
    const client = await server.as('editor');
    await server.store.write((tx) => tx.update('users', 'editor', { role: 'subscriber' }));
    expect(await whoIs(client)).toMatchObject({ role: 'subscriber' });
    await server.store.write((tx) => tx.remove('users', { id: 'editor' }));
    expect(await whoIs(client)).toBeNull();
  });

  test.each(['', 'x', '%', 'a'.repeat(5000), '__proto__'])(
    'an unknown session cookie: %s',
    async (value) => {
      const { status, json } = await server.guest().get('/auth/user', { cookie: `sid=${value}` });
      expect([status, json]).toEqual([200, { data: null }]);
    },
  );
});
