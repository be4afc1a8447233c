import { Writable } from 'node:stream';
import { pino } from 'pino';
import { issueToken } from '@server/domain/accounts/tokens';
import { COLUMNS } from '@server/store/sql/columns';
import type { Store } from '@server/store/Store';
import type { TableName, UserRow } from '@server/store/tables';
import type { TestClient } from '@server/testing/client';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { postImport } from '@server/testing/importing';
import { createOutbox, type Outbox } from '@server/testing/outbox';
import { postPlanItem } from '@server/testing/planning';
import { expectRefusal, postSave } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { postTarget } from '@server/testing/targets';
import { PERSONAL_TABLES } from './tables';

const TABLES = Object.keys(COLUMNS) as TableName[];
const PASSWORD = 'Harbour47';
const FIRST = 'zaphod@mars.example';
const EMAIL = 'z.quixote@mars.example';
/** Texts that identify the person, in upper or lower case: parts of the name and of the addresses. */
const IDENTITY = /zaphod|quixote|mars\.example/i;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = () => new Blob([new Uint8Array(PNG)], { type: 'image/png' });

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let store: Store;
  let outbox: Outbox;
  let logged: string;

  beforeEach(async () => {
    store = await openStore();
    outbox = createOutbox();
    logged = '';
    const log = new Writable({
      write(chunk, _encoding, done) {
        logged += String(chunk);
        done();
      },
    });
    server = await startTestServer({
      store,
      requiresEmailConfirmation: true,
      supportEmail: 'support@example.com',
      logger: pino({ level: 'trace' }, log),
      mailer: outbox.mailer,
    });
  });
  afterEach(async () => {
    await server.stop();
    await store.close();
    outbox.remove();
  });

  const personWith = async (email: string): Promise<UserRow> => {
    const [user] = await store.read((tx) => tx.find('users', { email }));
    if (!user) throw new Error(`There is nobody with the address ${email}`);
    return user;
  };
  const signIn = async (email: string): Promise<TestClient> => {
    const client = server.guest();
    const { status } = await client.post('/auth/login', { email, password: PASSWORD });
    expect(status).toBe(200);
    return client;
  };
  const tokenOf = (kind: 'invitation' | 'reset', id: string) =>
    store.write(async (tx) => (await issueToken(tx, kind, id, server.clock.now())).token);
  const invite = async (admin: TestClient) => {
    const company = { company_id: 'acorn', company_role: 'administrator' };
    expect((await admin.post('/user/create', { ...company, user_email: FIRST })).status).toBe(201);
    const { id } = await personWith(FIRST);
    const token = await tokenOf('invitation', id);
    const profile = { name: 'Zaphod Quixote', picture_url: '', password: PASSWORD };
    const accepted = await server.guest().put('/user/email-confirm', { ...profile, token });
    expect(accepted.status).toBe(201);
    return id;
  };
  const changeAccount = (client: TestClient, fields: Record<string, string | Blob>) =>
    client.form('/user/updateUser', { current_password: PASSWORD, ...fields }, {}, 'PUT');

  /** Everything that could contain the name or the address: every table, the log, and the folder of sent mails. */
  async function traces(): Promise<string[]> {
    await server.settled();
    const found: string[] = [];
    for (const table of TABLES) {
      for (const row of await store.read((tx) => tx.find(table))) {
        for (const [column, value] of Object.entries(row)) {
          const text = typeof value === 'string' ? value : JSON.stringify(value);
          if (IDENTITY.test(text)) found.push(`${table}.${column}: ${text}`);
        }
      }
    }
    for (const mail of outbox.mails()) {
      if (IDENTITY.test(JSON.stringify(mail))) found.push(`the mail to ${mail.to}`);
    }
    if (IDENTITY.test(logged)) found.push('the log');
    return found;
  }

  /** A person with a row in every table that can have one. */
  async function liveALife(admin: TestClient): Promise<{ id: string; client: TestClient }> {
    const wrong = { password: 'wrong' };
    await server.guest().post('/auth/login', { email: FIRST, ...wrong });
    await server.settled();
    const id = await invite(admin);
    let client = await signIn(FIRST);
    expect((await changeAccount(client, { id, name: 'Z. Quixote', email: EMAIL })).status).toBe(
      200,
    );
    await server.settled();
    const link = outbox.mails().find(({ to, text }) => to === EMAIL && text.includes('token='));
    const token = /\?token=([\w-]+)/.exec(link?.text ?? '')?.[1];
    expect((await server.guest().post('/user/confirm-email', { token })).status).toBe(200);

    client = await signIn(EMAIL);
    await server.guest().post('/auth/login', { email: EMAIL, ...wrong });
    await server.guest().post('/auth/forgot-password', { email: EMAIL });
    const own = { id, name: 'Zaphod Q.' };
    const changed = await changeAccount(client, {
      ...own,
      email: EMAIL,
      profile_picture: picture(),
    });
    expect(changed.status).toBe(200);
    expect((await postSave(client, { user_id: id, cost: '5', revenueState: '4' })).status).toBe(
      200,
    );
    const planned = await postPlanItem(client, { aim: 9, owner_id: id });
    expect(planned.status).toBe(201);
    expect((await postTarget(client)).status).toBe(201);
    const theirs = [{ activity_id: 'three', revision: 0, values: { cost: 1 } }];
    const editor = await server.as('editor');
    expect((await postImport(editor, theirs)).status).toBe(409);
    await admin.put('/user/update-role', { user_id: id, workspace_role: 'subscriber' });
    await client.post('/user/export');
    const created = await client.post('/user/create-token', { name: 'Zaphod’s notebook' });
    expect(created.status).toBe(201);
    await server.settled();

    outbox.isDown = true;
    await client.post('/user/create', {
      company_id: 'acorn',
      company_role: 'editor',
      user_email: 'friend@example.com',
    });
    await changeAccount(client, { ...own, email: 'other@mars.example' });
    await client.form('/report-error', {
      whatHappened: 'It broke',
      whereFound: '',
      description: '',
      screenshot: picture(),
    });
    await server.settled();
    return { id, client };
  }

  const erase = (client: TestClient, user_id: string, email: string) =>
    client.post('/user/erase', { user_id, email });

  test('nothing of the name and the addresses remains, and one event is left', async () => {
    const admin = await server.as('admin');
    const { id, client } = await liveALife(admin);
    const before = await traces();
    const tables = new Set(before.map((trace) => trace.split(/[.:]/)[0]));
    expect([...tables].sort()).toEqual(
      expect.arrayContaining(['email_changes', 'events', 'mails', 'users']),
    );
    expect(await store.read((tx) => tx.find('error_reports', { user_id: id }))).toHaveLength(1);

    expectRefusal(await erase(admin, id, 'editor@example.com'), 400, 'BAD_USER_INPUT', ['email']);
    expect((await erase(admin, id, ` ${EMAIL.toUpperCase()} `)).status).toBe(200);
    expect(await traces()).toEqual([]);
    expect(await store.read((tx) => tx.find('error_reports'))).toEqual([]);
    for (const table of TABLES) {
      const { erased, columns = [] } = PERSONAL_TABLES[table] ?? {};
      if (erased !== 'removed with the account') continue;
      const rows: object[] = await store.read((tx) => tx.find(table));
      const own = rows.filter((row) =>
        columns.some((column) => (row as Record<string, unknown>)[column] === id),
      );
      expect([table, own]).toEqual([table, []]);
    }
    expect(await store.read((tx) => tx.find('images'))).toEqual([]);
    expect(await store.read((tx) => tx.find('screenshots'))).toEqual([]);
    const kinds = ['person_erased'];
    const [event, ...others] = await store.read((tx) => tx.findEvents({ kinds, limit: 9 }));
    expect(others).toEqual([]);
    expect(event).toMatchObject({ actor_id: 'admin', subject_id: id, subject_name: null });

    // The events of their actions stay, without a name.
    const [change] = await store.read((tx) => tx.find('answer_changes', { changed_by: id }));
    expect(change?.after).toMatchObject({ cost: 5 });
    const [item] = await store.read((tx) => tx.find('plan_items', { created_by: id }));
    expect(item).toMatchObject({ owner_id: null, aim: 9 });
    const query = `{answerHistory(company_id:"acorn",activity_id:"three"){changed_by}}`;
    expect((await admin.query(query)).data).toEqual({ answerHistory: [{ changed_by: null }] });
    expect((await client.get('/auth/user')).json).toEqual({ data: null });
    expectRefusal(await postSave(client, { user_id: id, cost: '1' }), 401, 'UNAUTHENTICATED');

    expectRefusal(await erase(admin, id, EMAIL), 409, 'ALREADY_ERASED');
    expectRefusal(await erase(await server.as('cadmin'), id, EMAIL), 404, 'NOT_FOUND');
    outbox.isDown = false;
    expect(await invite(admin)).not.toBe(id);
    expect((await signIn(FIRST)).cookieHeader).toContain('sid=');
  });

  test('an import that is repeated names the authors of conflicts, unless they were erased', async () => {
    const admin = await server.as('admin');
    const id = await invite(admin);
    const client = await signIn(FIRST);
    await postSave(client, { user_id: id, cost: '5' });
    const editor = await server.as('editor');
    const rows = [{ activity_id: 'three', revision: 0, values: { cost: 1 } }];
    const repeat = async () =>
      JSON.stringify((await postImport(editor, rows, { import_id: 'repeated' })).json);
    expect(await repeat()).toContain('"changed_by":"Zaphod Quixote"');
    expect(await repeat()).toContain('"changed_by":"Zaphod Quixote"');
    expect((await erase(admin, id, FIRST)).status).toBe(200);
    expect(await repeat()).toContain('"changed_by":null');
  });

  test('what the person does at the same time leaves no name, and ends with 401', async () => {
    const admin = await server.as('admin');
    const id = await invite(admin);
    const tabs = [await signIn(FIRST), await signIn(FIRST)];
    const work = tabs.flatMap((tab, index) => [
      postSave(tab, { user_id: id, cost: String(index) }),
      changeAccount(tab, { id, name: `Zaphod ${String(index)}`, email: FIRST }),
      tab.post('/user/create', {
        company_id: 'acorn',
        company_role: 'editor',
        user_email: `f${String(index)}@x.example`,
      }),
      tab.form('/report-error', { whatHappened: 'It', whereFound: '', description: '' }),
      tab.post('/auth/logout-others'),
      server.guest().post('/auth/forgot-password', { email: FIRST }),
    ]);
    const [erased, ...replies] = await Promise.all([erase(admin, id, FIRST), ...work]);
    expect(erased.status).toBe(200);
    const statuses = replies.map(({ status }) => status);
    for (const status of statuses) expect([200, 201, 401, 409]).toContain(status);
    for (const tab of tabs) {
      expectRefusal(await postSave(tab, { user_id: id, cost: '9' }), 401, 'UNAUTHENTICATED');
      const renamed = await changeAccount(tab, { id, name: 'Zaphod', email: FIRST });
      expect(renamed.status).toBe(401);
    }
    expect(await traces()).toEqual([]);
  });

  test('one of two concurrent erasures is refused', async () => {
    const admin = await server.as('admin');
    const replies = await Promise.all([
      erase(admin, 'editor', 'editor@example.com'),
      erase(admin, 'editor', 'editor@example.com'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('the last administrator stays; another one can erase themselves', async () => {
    const admin = await server.as('admin');
    const self = () => erase(admin, 'admin', 'admin@example.com');
    expectRefusal(await self(), 409, 'LAST_ADMINISTRATOR');
    await store.write((tx) => tx.update('users', 'editor', { role: 'administrator' }));
    expect((await self()).status).toBe(200);
    expectRefusal(await self(), 401, 'UNAUTHENTICATED');
    const events = await store.read((tx) => tx.findEvents({ personId: 'admin', limit: 99 }));
    expect(events.map(({ actor_name }) => actor_name)).toEqual(events.map(() => null));
  });

  test('an invited person who has not accepted can be erased', async () => {
    const admin = await server.as('admin');
    await admin.post('/user/create', {
      company_id: 'acorn',
      company_role: 'editor',
      user_email: FIRST,
    });
    const { id } = await personWith(FIRST);
    const token = await tokenOf('invitation', id);
    await server.settled();
    expect((await erase(admin, id, FIRST)).status).toBe(200);
    expect(await traces()).toEqual([]);
    const profile = { name: 'Zaphod', picture_url: '', password: PASSWORD, token };
    expectRefusal(await server.guest().put('/user/email-confirm', profile), 400, 'TOKEN_INVALID');
  });
});
