import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { createForgetting } from '@server/domain/mail/forgetMails';
import { createFolderMailer } from '@server/mail/folderMailer';
import { openSqliteStore } from '@server/store/sql/sqlStore';
import type { Store } from '@server/store/Store';
import { seedCheapDemo } from '@server/testing/cheapCredentials';
import type { TestClient } from '@server/testing/client';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const SQLITE_FILE = 'value-drivers.db';
const PASSWORD = 'Harbour47';
const EMAIL = 'zaphod@mars.example';
const IDENTITY = /zaphod|quixote|mars\.example/gi;

let dataDir: string;
let file: string;
let store: Store;
let server: TestServer;
let admin: TestClient;

const mailerIn = (folder: string) =>
  createFolderMailer(join(dataDir, folder), { now: () => new Date() });

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'erased-'));
  file = join(dataDir, SQLITE_FILE);
  store = await openSqliteStore(file, { fsync: false });
  await seedCheapDemo(store, smallFixtures());
  await start('outbox');
});
afterEach(async () => {
  await server.stop();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

async function start(outbox: string) {
  const supportEmail = 'support@example.com';
  server = await startTestServer({ store, mailer: mailerIn(outbox), supportEmail });
  admin = await server.as('admin');
}

/** How often each file of the data folder contains the name or an address of the person. */
function traces(): Record<string, number> {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  const found = files.flatMap((entry) => {
    if (!entry.isFile()) return [];
    const text = readFileSync(join(entry.parentPath, entry.name), 'latin1');
    const count = text.match(IDENTITY)?.length ?? 0;
    return count === 0 ? [] : [[entry.name, count] as const];
  });
  return Object.fromEntries(found);
}

function lastMailTo(address: string): string {
  const folder = join(dataDir, 'outbox');
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return mails.findLast((mail) => mail.includes(`"to": "${address}"`)) ?? '';
}

async function invite(email: string, name: string): Promise<TestClient> {
  const company = { company_id: 'acorn', company_role: 'editor', user_email: email };
  expect((await admin.post('/user/create', company)).status).toBe(201);
  await server.settled();
  const token = /\?token=([\w-]+)/.exec(lastMailTo(email))?.[1];
  const profile = { name, picture_url: '', password: PASSWORD, token };
  expect((await server.guest().put('/user/email-confirm', profile)).status).toBe(201);
  const client = server.guest();
  expect((await client.post('/auth/login', { email, password: PASSWORD })).status).toBe(200);
  return client;
}

/** The person among others, with reports, mails, former names and failed sign-ins. */
async function liveALife(): Promise<string> {
  const client = await invite(EMAIL, 'Zaphod Quixote');
  const [person] = await store.read((tx) => tx.find('users', { email: EMAIL }));
  const id = person?.id ?? '';
  for (let i = 0; i < 15; i++) {
    await invite(`person${String(i)}@example.com`, `Person ${String(i)}`);
    const texts = { whereFound: `Zaphod's page ${'x'.repeat(i * 200)}`, description: 'Quixote' };
    await client.form('/report-error', { whatHappened: 'It broke', ...texts });
    const name = `Zaphod Quixote ${String(i)}`;
    await client.form('/user/updateUser', { id, name, email: EMAIL }, {}, 'PUT');
    await server.guest().post('/auth/login', { email: EMAIL, password: 'wrong1234' });
  }
  await server.settled();
  return id;
}

async function erase(user_id: string) {
  expect((await admin.post('/user/erase', { user_id, email: EMAIL })).status).toBe(200);
  await server.settled();
}

test('no file of the data folder has the name or an address of an erased person', async () => {
  const id = await liveALife();
  expect(Object.keys(traces())).toEqual(
    expect.arrayContaining([SQLITE_FILE, `${SQLITE_FILE}-wal`]),
  );
  await erase(id);
  expect(traces()).toEqual({});
  await server.stop();
  await store.close();
  expect(traces()).toEqual({});
});

test('what earlier versions have left in the file disappears with an erasure', async () => {
  const id = await liveALife();
  await store.write((tx) => tx.remove('mails', {}));
  await store.close();
  const database = new Libsql(file);
  database.exec('pragma secure_delete = OFF');
  database.exec(`delete from error_reports where user_id = '${id}'`);
  database.close();
  expect(traces()[SQLITE_FILE]).toBeGreaterThan(0);

  store = await openSqliteStore(file, { fsync: false });
  await server.stop();
  await start('outbox');
  await erase(id);
  expect(traces()).toEqual({});
});

test('each of several servers removes the mails from its own folder, and keeps those of the next holder', async () => {
  const id = await liveALife();
  const forget = createForgetting({ store, mailer: mailerIn('outbox') });
  await server.stop();
  await start('outbox of another server');
  await erase(id);
  expect(Object.keys(traces()).length).toBeGreaterThan(0);
  await forget();
  expect(traces()).toEqual({});

  await server.stop();
  await start('outbox');
  server.clock.advance(60_000);
  await invite(EMAIL, 'Another person');
  await createForgetting({ store, mailer: mailerIn('outbox') })();
  expect(lastMailTo(EMAIL)).toContain('token=');
});
