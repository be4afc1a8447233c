import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { EventRow } from '@server/store/tables';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const MINUTE_MS = 60_000;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ trustProxy: 1 });
});
afterEach(() => server.stop());

const login = (email: string, password = 'wrong', from = '192.0.2.1') =>
  server.guest().post('/auth/login', { email, password }, { 'x-forwarded-for': from });

/** The events, the earliest first. */
async function events(): Promise<EventRow[]> {
  await server.settled();
  return (await server.store.read((tx) => tx.findEvents({ limit: 1000 }))).reverse();
}

/** Fails so often that every delay has passed before the next attempt. */
async function fail(times: number, email: string) {
  for (let time = 0; time < times; time++) {
    await login(email, 'wrong', `192.0.2.${String(time)}`);
    server.clock.advance(16 * MINUTE_MS);
  }
}

test.each(['editor@example.com', 'nobody@example.com'])(
  'records the first of many failures of %s, the one that locks, and every doubling',
  async (email) => {
    await fail(20, email);
    expect((await events()).map(({ kind, after }) => [kind, after])).toEqual([
      ['sign_in_failed', { email, attempts: 1 }],
      ['sign_in_locked', { email, attempts: 5 }],
      ['sign_in_failed', { email, attempts: 8 }],
      ['sign_in_failed', { email, attempts: 16 }],
    ]);
  },
);

test('attempts that are refused while an account is locked are not recorded', async () => {
  for (let time = 0; time < 5; time++) await login('editor@example.com');
  const before = await events();
  for (let time = 0; time < 10; time++) await login('editor@example.com');
  expect(await events()).toEqual(before);
});

test('what was typed is recorded only if it is an address, and no password ever is', async () => {
  await login('My secret password', 'Harbour47');
  await login('editor@example.com', 'Harbour47');
  const texts = JSON.stringify(await events());
  expect(texts).not.toContain('secret');
  expect(texts).not.toContain('Harbour47');
});

test('a flood of failures causes a hundred events in an hour, then their number is recorded', async () => {
  for (let time = 0; time < 130; time++) {
    await login(`person-${String(time)}@example.com`, 'wrong', `198.51.100.${String(time)}`);
  }
  expect(await events()).toHaveLength(100);
  server.clock.advance(60 * MINUTE_MS);
  await login('later@example.com');
  expect((await events()).at(-1)).toMatchObject({
    kind: 'sign_in_failed',
    after: { email: 'later@example.com', attempts: 1, omitted: 30 },
  });
});

test('failures on a known device are recorded during a flood, too', async () => {
  const known = await server.as('editor');
  await known.post('/auth/logout');
  for (let time = 0; time < 101; time++) {
    await login(`person-${String(time)}@example.com`, 'wrong', `198.51.100.${String(time)}`);
  }
  await known.post('/auth/login', { email: 'editor@example.com', password: 'wrong' });
  expect((await events()).filter(({ subject_id }) => subject_id === 'editor')).toHaveLength(1);
  const right = { email: 'editor@example.com', password: DEMO_PASSWORD };
  expect((await known.post('/auth/login', right)).status).toBe(200);
});

test('a network that is locked is recorded once', async () => {
  for (let time = 0; time < 110; time++) await login(`person-${String(time)}@example.com`);
  const locked = (await events()).filter(({ kind }) => kind === 'sign_in_locked');
  expect(locked).toEqual([
    expect.objectContaining({
      subject_type: 'network',
      subject_name: '192.0.2.1',
      company_id: null,
      after: { attempts: 100 },
    }),
  ]);
});
