import { pino } from 'pino';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { createFailingStore } from '@server/testing/store/failingStore';
import { expectRefusal } from '@server/testing/saving';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const EDITOR = { email: 'editor@example.com', password: DEMO_PASSWORD };

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

test('a long response is compressed, a short one is not', async () => {
  const client = await server.as('editor');
  const ask = (query: string) => client.post('/graphql', { query }, { 'accept-encoding': 'br' });
  const many = Array.from(
    { length: 14 },
    (_, index) => `n${String(index)}:companies{id name website activated}`,
  );
  const long = await ask(`{${many.join(' ')}}`);
  expect(long.text.length).toBeGreaterThan(1024);
  expect(long.headers.get('content-encoding')).toBe('br');
  expect((await ask('{__typename}')).headers.get('content-encoding')).toBeNull();
});

describe('requests from another origin', () => {
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

  test('the own site and clients that are not browsers are accepted', async () => {
    const client = server.guest();
    const { headers } = await client.get('/healthz');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    for (const sent of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}]) {
      expect((await client.post('/auth/login', EDITOR, sent)).status).toBe(200);
    }
  });

  test('the origin is compared with the Host header or the public address', async () => {
    const published = await startTestServer({ publicUrl: 'https://drivers.example' });
    const client = published.guest();
    const login = (origin: string) => client.post('/auth/login', EDITOR, { origin });
    expect((await login('https://drivers.example')).status).toBe(200);
    expect((await login('http://drivers.example')).status).toBe(403);
    await published.stop();
  });
});

describe('the order of checks', () => {
  test('guests get 401 before their body is read', async () => {
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

describe('unknown paths', () => {
  test.each(['/unheard-of', '/user', '/user/unheard-of', '/db', '/%E0%A4%A', '/uploads/x'])(
    '%s is NOT_FOUND',
    async (path) => {
      const reply = await server.guest().get(path);
      expectRefusal(reply, 404, 'NOT_FOUND');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('the method is not overridden by a header', async () => {
    const client = await server.as('editor');
    const reply = await client.post('/auth/user', {}, { 'x-http-method-override': 'GET' });
    expectRefusal(reply, 404, 'NOT_FOUND');
  });
});

describe('an unavailable store', () => {
  test('causes 503 on all routes, and nothing is stored', async () => {
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

test('an internal failure is 500 with its id in the log, and without a stack trace', async () => {
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

test('the log has the person and the network address of each request, and no query', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const logging = await startTestServer({ logger });
  const client = await logging.as('editor');
  await client.get('/auth/user?secret=1');
  await logging.stop();
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ path: '/auth/login', address: '127.0.0.1' }),
    expect.objectContaining({ path: '/auth/user', user: 'editor', address: '127.0.0.1' }),
  ]);
  expect(lines.join('')).not.toContain('secret');
});

test('what a person or a program tries without permission is a warning, up to a number in an hour', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const logging = await startTestServer({ logger });
  const editor = await logging.as('editor');
  const tryToDelete = () => editor.post('/company/delete', { company_id: 'acorn' });
  await tryToDelete();
  await editor.post('/graphql', { query: '{events{id}}' });
  await editor.post('/auth/logout-others', {}, { 'sec-fetch-site': 'cross-site' });
  await editor.post('/company/delete', { company_id: 'unknown' });
  const codes = lines.map((line) => {
    const { code, user, address, path } = JSON.parse(line) as Record<string, unknown>;
    return [code, user, address, path];
  });
  expect(codes).toEqual([
    ['FORBIDDEN', 'editor', '127.0.0.1', '/company/delete'],
    ['FORBIDDEN', 'editor', '127.0.0.1', '/graphql'],
    // The origin is checked before the session.
    ['CROSS_ORIGIN', undefined, '127.0.0.1', '/auth/logout-others'],
  ]);
  for (let tries = 0; tries < 20; tries++)
    await Promise.all(Array.from({ length: 50 }, tryToDelete));
  expect(lines).toHaveLength(1000);
  await logging.stop();
});
