import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from './store/lowdbStore';
import { DEMO_PASSWORD } from './store/seed';
import type { Client, Reply } from './testing/client';
import { createFailingStore } from './testing/failingStore';
import { smallFixtures } from './testing/smallFixtures';
import { startTestServer, type TestServer } from './testing/startTestServer';

const EDITOR = { email: 'editor@example.com', password: DEMO_PASSWORD };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const expectRefusal = (reply: Reply, status: number, code: string) => {
  expect([reply.status, (reply.json as { code?: string } | undefined)?.code]).toEqual([
    status,
    code,
  ]);
  expect(reply.json).toMatchObject({ message: expect.any(String), error: expect.any(String) });
};

const whoIs = async (client: Client) => {
  const { status, json } = await client.get('/auth/user');
  expect(status).toBe(200);
  return (json as { data: { id: string } | null }).data;
};

describe('signing in', () => {
  test('gives the person, and a session in a cookie that scripts cannot read', async () => {
    const client = server.guest();
    expect(await whoIs(client)).toBeNull();
    const reply = await client.post('/auth/login', { ...EDITOR, email: ' Editor@Example.com ' });
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual({
      data: {
        id: 'editor',
        name: 'Person editor',
        email: 'editor@example.com',
        picture_url: null,
        role: 'editor',
        company_role: 'editor',
        workspace_role: 'editor',
        company_id: 'acorn',
        workspace_id: 'north',
      },
    });
    const cookie = reply.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await whoIs(client)).toMatchObject({ id: 'editor' });
    const token = cookie.slice(4, 47);
    expect(JSON.stringify(await server.store.read((tx) => tx.find('sessions')))).not.toContain(
      token,
    );
  });

  test('over https the cookie goes by https alone', async () => {
    const proxied = await startTestServer({ trustProxy: 1 });
    const reply = await proxied
      .guest()
      .post('/auth/login', EDITOR, { 'x-forwarded-proto': 'https' });
    expect(reply.headers.get('set-cookie')).toContain('; Secure');
    await proxied.stop();
  });

  test.each([
    ['an unknown address', { ...EDITOR, email: 'nobody@example.com' }],
    ['a wrong password', { ...EDITOR, password: 'Demo2027' }],
    ['an open invitation', { ...EDITOR, email: 'pending@example.com' }],
  ])('%s is refused like any other', async (_what, credentials) => {
    const reply = await server.guest().post('/auth/login', credentials);
    expectRefusal(reply, 401, 'INVALID_CREDENTIALS');
    expect(reply.text).toContain('The address and the password do not match.');
    expect(reply.text).not.toMatch(/email/i);
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['nothing', undefined, ['email', 'password']],
    ['empty fields', { email: ' ', password: '' }, ['email', 'password']],
    ['no password', { email: 'x' }, ['password']],
    ['fields of another kind', { email: ['x'], password: { a: 1 } }, ['email', 'password']],
    ['a password without end', { ...EDITOR, password: 'x'.repeat(201) }, ['password']],
  ])('%s is 400 with its fields', async (_what, body, fields) => {
    const reply = await server.guest().post('/auth/login', body);
    expectRefusal(reply, 400, 'BAD_USER_INPUT');
    expect(Object.keys((reply.json as { fields: object }).fields)).toEqual(fields);
  });

  test.each(['{"email":', '[]', '"x"', 'null'])('a malformed body: %s', async (body) => {
    expect((await server.guest().post('/auth/login', body)).status).toBe(400);
  });
});

describe('sessions', () => {
  test('each sign-in makes a new one and ends the one it came with', async () => {
    const client = await server.as('editor');
    const { headers } = await client.post('/auth/login', EDITOR);
    expect(headers.get('set-cookie')).toContain('sid=');
    expect(await server.store.read((tx) => tx.find('sessions'))).toHaveLength(1);
  });

  test('signing out ends it, and is 204 without one too', async () => {
    const client = await server.as('editor');
    const copy = server.guest();
    expect((await client.post('/auth/logout')).status).toBe(204);
    expect(await whoIs(client)).toBeNull();
    expect(await server.store.read((tx) => tx.find('sessions'))).toHaveLength(0);
    expect((await copy.post('/auth/logout')).status).toBe(204);
  });

  test('unused for a day it ends; used, it lives for two weeks', async () => {
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

  test('being seen is written down once a minute', async () => {
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

  test('a removed person is signed out; a changed role counts at once', async () => {
    const client = await server.as('editor');
    await server.store.write((tx) => tx.update('users', 'editor', { role: 'subscriber' }));
    expect(await whoIs(client)).toMatchObject({ role: 'subscriber' });
    await server.store.write((tx) => tx.remove('users', { id: 'editor' }));
    expect(await whoIs(client)).toBeNull();
  });

  test.each(['', 'x', '%', 'a'.repeat(5000), '__proto__'])(
    'a cookie of nobody: %s',
    async (value) => {
      const { status, json } = await server.guest().get('/auth/user', { cookie: `sid=${value}` });
      expect([status, json]).toEqual([200, { data: null }]);
    },
  );
});

describe('calls from elsewhere', () => {
  const CALLS = ['/auth/login', '/auth/logout', '/graphql', '/user/autosave', '/unheard-of'];

  test.each(CALLS)('%s is refused', async (path) => {
    const client = await server.as('editor');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ]) {
      expectRefusal(await client.post(path, {}, headers), 403, 'CROSS_ORIGIN');
      expectRefusal(await client.form(path, { a: 'b' }, headers), 403, 'CROSS_ORIGIN');
    }
  });

  test('the own site and clients that are no browsers are let through', async () => {
    const client = server.guest();
    const { headers } = await client.get('/healthz');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    for (const sent of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}]) {
      expect((await client.post('/auth/login', EDITOR, sent)).status).toBe(200);
    }
  });

  test('the origin is compared with the address asked for, or the public one', async () => {
    const published = await startTestServer({ publicUrl: 'https://drivers.example' });
    const client = published.guest();
    const login = (origin: string) => client.post('/auth/login', EDITOR, { origin });
    expect((await login('https://drivers.example')).status).toBe(200);
    expect((await login('http://drivers.example')).status).toBe(403);
    await published.stop();
  });
});

describe('order of refusal', () => {
  test('guests hear that they are guests before their body is looked at', async () => {
    const guest = server.guest();
    expectRefusal(await guest.post('/user/autosave', '{"broken'), 401, 'UNAUTHENTICATED');
    expectRefusal(await guest.form('/user/autosave', { a: 'b' }), 401, 'UNAUTHENTICATED');
    const broken = { 'content-type': 'multipart/form-data' };
    expectRefusal(await guest.post('/user/autosave', 'x', broken), 401, 'UNAUTHENTICATED');
    expect((await guest.post('/graphql', '{"broken')).json).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});

describe('addresses', () => {
  test.each([
    '/unheard-of',
    '/user',
    '/user/unheard-of',
    '/graphql',
    '/db',
    '/%E0%A4%A',
    '/uploads/x',
  ])('%s does not exist', async (path) => {
    const reply = await server.guest().get(path);
    expectRefusal(reply, 404, 'NOT_FOUND');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('methods are what they say', async () => {
    const client = await server.as('editor');
    const reply = await client.post('/auth/user', {}, { 'x-http-method-override': 'GET' });
    expectRefusal(reply, 404, 'NOT_FOUND');
  });
});

describe('a store that cannot be reached', () => {
  test('is 503 everywhere, and nothing is stored', async () => {
    const store = createFailingStore(createMemoryStore(smallFixtures()));
    const failing = await startTestServer({ store });
    const client = await failing.as('editor');
    const save = {
      user_id: 'editor',
      company_id: 'acorn',
      activity_id: 'three',
      revenueState: '5',
    };

    store.failing = true;
    const replies = [
      await client.get('/readyz'),
      await client.get('/auth/user'),
      await client.post('/auth/login', EDITOR),
      await client.post('/auth/logout'),
      await client.post('/graphql', { query: '{companies{id}}' }),
      await client.form('/user/autosave', save),
    ];
    for (const reply of replies) expectRefusal(reply, 503, 'INTERNAL');
    expect((await client.get('/healthz')).status).toBe(200);

    store.failing = false;
    expect((await client.get('/readyz')).status).toBe(200);
    expect(
      await failing.store.read((tx) =>
        tx.find('answers', { activity_id: 'three', company_id: 'acorn' }),
      ),
    ).toEqual([]);
    expect((await client.form('/user/autosave', save)).status).toBe(200);
    await failing.stop();
  });
});

test('a failure of our own is 500 with the id it is logged under, and no stack', async () => {
  const store = createMemoryStore(smallFixtures());
  const broken = await startTestServer({ store });
  const client = await broken.as('editor');
  store.read = () => Promise.reject(new TypeError('secret detail'));
  const reply = await client.get('/auth/user');
  expectRefusal(reply, 500, 'INTERNAL');
  expect(reply.json).toMatchObject({ request_id: reply.headers.get('x-request-id') });
  expect(reply.text).not.toContain('secret');
  await broken.stop();
});

describe('the built app', () => {
  let folder: string;
  const page = { accept: 'text/html,*/*' };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'app-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const serve = async () => {
    await server.stop();
    const uploadsDir = join(folder, 'uploads');
    server = await startTestServer({ staticDir: join(folder, 'web'), uploadsDir });
    return server.guest();
  };

  test('before there is one, pages say how to make it, and calls answer', async () => {
    const guest = await serve();
    const reply = await guest.get('/', page);
    expect(reply.status).toBe(503);
    expect(reply.text).toContain('npm run build');
    expect((await guest.get('/auth/user')).status).toBe(200);
  });

  test('hashed files are kept for ever, compressed as the build made them; pages get the page', async () => {
    mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
    mkdirSync(join(folder, 'uploads'));
    writeFileSync(join(folder, 'web', 'index.html'), '<title>App</title>');
    writeFileSync(join(folder, 'web', 'assets', 'main.1.js'), 'plain');
    writeFileSync(join(folder, 'web', 'assets', 'main.1.js.br'), 'brotli');
    writeFileSync(join(folder, 'uploads', 'a.svg'), '<svg/>');
    const guest = await serve();

    const file = await guest.get('/assets/main.1.js', { 'accept-encoding': 'identity' });
    expect(file.text).toBe('plain');
    expect(file.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    const head = await guest.send('HEAD', '/assets/main.1.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(head.headers.get('content-encoding')).toBe('br');

    for (const path of ['/', '/company-overview', '/workspaces-management', '/unheard/of?a=b.c']) {
      const reply = await guest.get(path, page);
      expect([reply.status, reply.text]).toEqual([200, '<title>App</title>']);
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    for (const path of [
      '/assets/main.2.js',
      '/graphql',
      '/user/x',
      '/company/create',
      '/fixtures',
    ]) {
      expectRefusal(await guest.get(path, page), 404, 'NOT_FOUND');
    }
    expectRefusal(await guest.get('/company-overview', { accept: '*/*' }), 404, 'NOT_FOUND');
    expectRefusal(await guest.post('/company-overview', {}, page), 404, 'NOT_FOUND');

    const upload = await guest.get('/uploads/a.svg');
    expect(upload.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(upload.headers.get('x-content-type-options')).toBe('nosniff');
    expectRefusal(await guest.get('/uploads/..%2fweb%2findex.html'), 404, 'NOT_FOUND');
  });
});
