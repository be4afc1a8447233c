import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import { expectRefusal } from '@server/testing/saving';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ trustProxy: 1 });
});
afterEach(() => server.stop());

const login = (password: string, email = 'editor@example.com', from = '192.0.2.1') =>
  server.guest().post('/auth/login', { email, password }, { 'x-forwarded-for': from });

describe('wrong passwords', () => {
  const fail = async (times: number, email?: string, from?: string) => {
    for (let time = 0; time < times; time++) await login('wrong', email, from);
  };

  test('cause a delay from the fifth on, which doubles and also applies to the right password', async () => {
    await fail(5);
    const blocked = await login(DEMO_PASSWORD);
    expectRefusal(blocked, 429, 'TOO_MANY_ATTEMPTS');
    expect(blocked.headers.get('retry-after')).toBe('10');
    server.clock.advance(10 * SECOND_MS);
    expectRefusal(await login('wrong'), 401, 'INVALID_CREDENTIALS');
    expect((await login('wrong')).headers.get('retry-after')).toBe('20');
    server.clock.advance(20 * SECOND_MS);
    expect((await login(DEMO_PASSWORD)).status).toBe(200);
    await fail(4);
    expect((await login(DEMO_PASSWORD)).status).toBe(200);
  });

  test('cause the same delay for an unknown address, on every server', async () => {
    await fail(5, 'nobody@example.com');
    const again = await startTestServer({ store: server.store });
    const credentials = { email: 'nobody@example.com', password: 'x' };
    expectRefusal(await again.guest().post('/auth/login', credentials), 429, 'TOO_MANY_ATTEMPTS');
    await again.stop();
    expect((await login(DEMO_PASSWORD)).status).toBe(200);
  });

  test('cannot evade the delay by concurrent attempts', async () => {
    const guesses = Array.from({ length: 12 }, (_, time) =>
      login(time === 11 ? DEMO_PASSWORD : 'wrong'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses).not.toContain(200);
  });

  test('are also limited by network across accounts', async () => {
    const store = createMemoryStore(smallFixtures());
    const counting = await startTestServer({ store });
    await counting.guest().post('/auth/login', { email: 'a@b.c', password: 'x' });
    const rows = await store.read((tx) => tx.find('attempts'));
    const row = rows.find(({ id }) => id.startsWith('address:login:'));
    await store.write((tx) => tx.update('attempts', row?.id ?? '', { count: 99 }));
    const attempt = (email: string) =>
      counting.guest().post('/auth/login', { email, password: 'x' });
    expectRefusal(await attempt('b@b.c'), 401, 'INVALID_CREDENTIALS');
    const blocked = await attempt('c@b.c');
    expectRefusal(blocked, 429, 'TOO_MANY_ATTEMPTS');
    expect(blocked.headers.get('retry-after')).toBe('600');
    counting.clock.advance(10 * MINUTE_MS);
    expectRefusal(await attempt('c@b.c'), 401, 'INVALID_CREDENTIALS');
    await counting.stop();
  });

  test('are also counted in My Account', async () => {
    const client = await server.as('editor');
    const fields = { id: 'editor', name: 'E', email: 'e2@example.com', current_password: 'wrong' };
    for (let time = 0; time < 5; time++) await client.form('/user/updateUser', fields, {}, 'PUT');
    const right = { ...fields, current_password: DEMO_PASSWORD };
    expectRefusal(
      await client.form('/user/updateUser', right, {}, 'PUT'),
      429,
      'TOO_MANY_ATTEMPTS',
    );
  });
});

describe('guests', () => {
  const post = (path: string, body: object, from: string) =>
    server.guest().post(path, body, { 'x-forwarded-for': from });

  test('can request thirty mails from one network and five for one account', async () => {
    const ask = (from: string) =>
      post('/auth/forgot-password', { email: 'editor@example.com' }, from);
    for (let time = 0; time < 30; time++) {
      expect((await ask(`2001:db8:0:1::${String(time)}`)).status).toBe(200);
    }
    expectRefusal(await ask('2001:db8:0:1:ffff::1'), 429, 'TOO_MANY_ATTEMPTS');
    expect((await ask('2001:db8:0:2::1')).status).toBe(200);
    await server.settled();
    expect(server.mailer.sent).toHaveLength(5);
  });

  test('can try sixty invalid links from one network', async () => {
    const attempt = (from: string) =>
      post('/auth/reset-password', { token: 'wrong', password: 'Changed123' }, from);
    for (let time = 0; time < 60; time++) {
      expectRefusal(await attempt('192.0.2.7'), 400, 'TOKEN_INVALID');
    }
    expectRefusal(await attempt('192.0.2.7'), 429, 'TOO_MANY_ATTEMPTS');
    expectRefusal(await attempt('192.0.2.8'), 400, 'TOKEN_INVALID');
  });
});
