import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { inviteAdministrator } from '@server/domain/accounts/firstAdministrator';
import { createFolderMailer } from '@server/mail/folderMailer';
import { readConfig } from '@server/config';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { tokenIn } from '@server/testing/recordingMailer';
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

  test('from the fifth on one waits, each time twice as long, the right password too', async () => {
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

  test('an unknown address waits just so, and another server knows of it', async () => {
    await fail(5, 'nobody@example.com');
    const again = await startTestServer({ store: server.store });
    const credentials = { email: 'nobody@example.com', password: 'x' };
    expectRefusal(await again.guest().post('/auth/login', credentials), 429, 'TOO_MANY_ATTEMPTS');
    await again.stop();
    expect((await login(DEMO_PASSWORD)).status).toBe(200);
  });

  test('many at once are no way around it', async () => {
    const guesses = Array.from({ length: 12 }, (_, time) =>
      login(time === 11 ? DEMO_PASSWORD : 'wrong'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses).not.toContain(200);
  });

  test('one network can try many accounts only so often', async () => {
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

  test('for My Account they count too', async () => {
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

  test('ask for a mail thirty times from one network, five times for one account', async () => {
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

  test('try sixty wrong links from one network', async () => {
    const attempt = (from: string) =>
      post('/auth/reset-password', { token: 'wrong', password: 'Changed123' }, from);
    for (let time = 0; time < 60; time++) {
      expectRefusal(await attempt('192.0.2.7'), 400, 'TOKEN_INVALID');
    }
    expectRefusal(await attempt('192.0.2.7'), 429, 'TOO_MANY_ATTEMPTS');
    expectRefusal(await attempt('192.0.2.8'), 400, 'TOKEN_INVALID');
  });
});

test('links lead to the public address, whatever the request calls us', async () => {
  const published = await startTestServer({ publicUrl: 'https://drivers.example' });
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  await published.guest().post('/auth/forgot-password', { email: 'editor@example.com' }, headers);
  await published.settled();
  expect(published.mailer.sent[0]?.text).toContain('https://drivers.example/reset-password?token=');
  expect(published.mailer.sent[0]?.text).not.toContain('evil');
  await published.stop();
});

test('no secret is in the log', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const logged = await startTestServer({ logger: pino({ level: 'trace' }, stream) });
  logged.mailer.failing = true;
  await logged.guest().post('/auth/forgot-password', { email: 'editor@example.com' });
  await logged.settled();
  const [mail] = await logged.store.read((tx) => tx.find('mails'));
  const token = mail ? tokenIn(mail) : 'none';
  await logged.guest().get(`/reset-password?token=${token}`);
  await logged.guest().post('/auth/reset-password', { token, password: 'Changed123' });
  expect(log).toContain('/reset-password');
  expect(log).toContain('mail not sent');
  for (const secret of [token, 'Changed123', 'editor@example.com']) {
    expect(log).not.toContain(secret);
  }
  await logged.stop();
});

test('without a mail server mails lie in the outbox, each in a file of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const mailer = createFolderMailer(join(folder, 'outbox'), server.clock);
  const mail = { to: 'a@b.c', subject: 'S', text: 'T', html: '<p>T</p>' };
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  // One is written while another is being placed.
  const sent = numbers.map(async (number) => {
    for (let turn = 0; turn < number; turn++) await new Promise(setImmediate);
    await mailer.send(mail);
  });
  await Promise.all(sent);
  const names = readdirSync(join(folder, 'outbox'));
  const nameOf = (number: number) =>
    `2026-05-13T10-00-00.000Z${number === 1 ? '' : `-${String(number)}`}.json`;
  expect(names.sort()).toEqual(numbers.map(nameOf).sort());
  for (const name of names) {
    expect(JSON.parse(readFileSync(join(folder, 'outbox', name), 'utf8'))).toEqual(mail);
  }
  rmSync(folder, { recursive: true });
});

test.each([
  [{}, null],
  [{ SMTP_URL: 'smtps://u:p@mail.example' }, 'smtps://u:p@mail.example'],
  [{ SMTP_HOST: 'mail.example' }, 'smtp://mail.example:587'],
  [
    { SMTP_HOST: 'mail.example', SMTP_PORT: '465', SMTP_USER: 'a@b', SMTP_PASS: 'p:w' },
    'smtps://a%40b:p%3Aw@mail.example:465',
  ],
])('the mail server of %j', (env, url) => {
  expect(readConfig(env).smtp?.url ?? null).toBe(url);
});

test('the first administrator is made by the operator, and once', async () => {
  const deps = { store: server.store, clock: server.clock, site: 'https://drivers.example/' };
  const { link } = await inviteAdministrator(deps, 'Boss@Example.com');
  const again = await inviteAdministrator(deps, 'boss@example.com');
  expect(link).toMatch(/^https:\/\/drivers\.example\/onboarding\?token=[\w-]{43}$/);
  const accept = (url: string) =>
    server.guest().put('/user/email-confirm', {
      token: new URL(url).searchParams.get('token'),
      name: 'Boss',
      picture_url: '',
      password: 'Harbour47',
    });
  expectRefusal(await accept(link), 400, 'TOKEN_INVALID');
  expect((await accept(again.link)).status).toBe(201);
  expect((await login('Harbour47', 'boss@example.com')).json).toMatchObject({
    data: { role: 'administrator', company_id: null },
  });
  await expect(inviteAdministrator(deps, 'boss@example.com')).rejects.toThrow('already');
  await expect(inviteAdministrator(deps, 'boss')).rejects.toThrow('Usage');
});
