import { attemptCounters, countAttempt } from './attempts';
import { networkOf } from './network';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { TestClient } from '@server/testing/client';
import { tokenIn } from '@server/testing/recordingMailer';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

const DAY_MS = 24 * 60 * 60_000;

describe.each(STORES)('device cookies on %s', (_name, openStore) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore(), trustProxy: 1 });
  });
  afterEach(async () => {
    expect(server.failures).toEqual([]);
    await server.stop();
    await server.store.close();
  });

  const login = (client: TestClient, password = DEMO_PASSWORD, id = 'editor', from = '192.0.2.1') =>
    client.post(
      '/auth/login',
      { email: `${id}@example.com`, password },
      { 'x-forwarded-for': from },
    );
  const attack = async (id = 'editor') => {
    for (let time = 0; time < 6; time++) await login(server.guest(), 'wrong', id);
  };
  /** A client from which the account has signed in and out. */
  const knownDevice = async (id = 'editor') => {
    const client = server.guest();
    expect((await login(client, DEMO_PASSWORD, id)).status).toBe(200);
    await client.post('/auth/logout');
    return client;
  };
  const devicesOf = (user_id: string) => server.store.read((tx) => tx.find('devices', { user_id }));

  test('attempts on other devices do not block a known device', async () => {
    const known = await knownDevice();
    await attack();
    expectRefusal(await login(server.guest()), 429, 'TOO_MANY_ATTEMPTS');
    expect((await login(known)).status).toBe(200);
    expect((await login(known)).status).toBe(200);
    expectRefusal(await login(server.guest()), 429, 'TOO_MANY_ATTEMPTS');
  });

  test('a known device has its own count, and other devices keep theirs', async () => {
    const known = await knownDevice();
    for (let time = 0; time < 5; time++) {
      expectRefusal(await login(known, 'wrong'), 401, 'INVALID_CREDENTIALS');
    }
    expectRefusal(await login(known), 429, 'TOO_MANY_ATTEMPTS');
    expect((await login(server.guest())).status).toBe(200);
    server.clock.advance(10_000);
    expect((await login(known)).status).toBe(200);
  });

  test('a device is known to each account separately, and can be known to several', async () => {
    const known = await knownDevice('editor');
    await attack('subscriber');
    expectRefusal(await login(known, DEMO_PASSWORD, 'subscriber'), 429, 'TOO_MANY_ATTEMPTS');
    server.clock.advance(DAY_MS);
    expect((await login(known, DEMO_PASSWORD, 'subscriber')).status).toBe(200);
    await attack('editor');
    await attack('subscriber');
    for (const id of ['editor', 'subscriber']) {
      expect((await login(known, DEMO_PASSWORD, id)).status).toBe(200);
    }
  });

  test('the secret is stored hashed, and an invented one is unknown', async () => {
    const reply = await login(server.guest());
    const secret = /device=([\w-]{43})/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const [row] = await devicesOf('editor');
    expect(row?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(secret);
    await attack();
    for (const cookie of [row?.id ?? '', 'x'.repeat(43), 'x', '.'.repeat(5000)]) {
      const body = { email: 'editor@example.com', password: DEMO_PASSWORD };
      const guess = await server.guest().post('/auth/login', body, { cookie: `device=${cookie}` });
      expectRefusal(guess, 429, 'TOO_MANY_ATTEMPTS');
    }
  });

  test('at most ten devices are known, each for 180 days after its last use', async () => {
    const first = await knownDevice();
    for (let more = 0; more < 10; more++) {
      server.clock.advance(1000);
      await knownDevice();
    }
    expect(await devicesOf('editor')).toHaveLength(10);
    await attack();
    expectRefusal(await login(first), 429, 'TOO_MANY_ATTEMPTS');

    const other = await knownDevice('subscriber');
    server.clock.advance(180 * DAY_MS);
    await attack('subscriber');
    expectRefusal(await login(other, DEMO_PASSWORD, 'subscriber'), 429, 'TOO_MANY_ATTEMPTS');
  });

  test('a reset forgets every device except the one that used the link', async () => {
    const stolen = await knownDevice();
    await server.guest().post('/auth/forgot-password', { email: 'editor@example.com' });
    await server.settled();
    const mail = server.mailer.sent.at(-1);
    const owner = server.guest();
    const token = mail ? tokenIn(mail) : '';
    await owner.post('/auth/reset-password', { token, password: 'Harbour47' });
    await attack();
    expectRefusal(await login(stolen, 'Harbour47'), 429, 'TOO_MANY_ATTEMPTS');
    expect((await login(owner, 'Harbour47')).status).toBe(200);
  });

  test('the limit by address counts only failures, and never blocks a known device or a link', async () => {
    const known = await knownDevice();
    for (let time = 0; time < 3; time++) await login(server.guest());
    const address = attemptCounters.byAddress('login', '192.0.2.1');
    const row = await server.store.read((tx) => tx.get('attempts', address.id));
    expect(row).toMatchObject({ count: 0, blocked_until: null });

    await server.store.write(async (tx) => {
      for (const call of ['login', 'link'] as const) {
        for (let time = 0; time < 100; time++) {
          await countAttempt(tx, server.clock.now(), attemptCounters.byAddress(call, '192.0.2.1'));
        }
      }
    });
    expectRefusal(await login(server.guest()), 429, 'TOO_MANY_ATTEMPTS');
    expect((await login(known)).status).toBe(200);
    expect((await login(server.guest(), DEMO_PASSWORD, 'editor', '192.0.2.2')).status).toBe(200);

    const from = { 'x-forwarded-for': '192.0.2.1' };
    const reset = (token: string) =>
      server.guest().post('/auth/reset-password', { token, password: 'Harbour47' }, from);
    await server.guest().post('/auth/forgot-password', { email: 'editor@example.com' });
    await server.settled();
    const mail = server.mailer.sent.at(-1);
    expectRefusal(await reset('wrong'), 429, 'TOO_MANY_ATTEMPTS');
    expect((await reset(mail ? tokenIn(mail) : '')).status).toBe(200);
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:0DB8:0:1:ffff::2', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
