import { sweep } from '@server/domain/cleanup/housekeeping';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { TestClient } from '@server/testing/client';
import { tokenIn } from '@server/testing/recordingMailer';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

const DAY_MS = 24 * 60 * 60_000;
const OLD = 'editor@example.com';
const NEW = 'new.address@example.com';
const LIMITS = { idleMs: 3 * DAY_MS, absoluteMs: 3 * DAY_MS };

describe.each(STORES)('if mails are sent, on %s', (_name, openStore) => {
  let server: TestServer;
  let editor: TestClient;

  beforeEach(async () => {
    const store = await openStore();
    server = await startTestServer({
      store,
      requiresEmailConfirmation: true,
      sessionLimits: LIMITS,
    });
    editor = await server.as('editor');
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const request = (email = NEW, more: Record<string, string> = {}) =>
    editor.form(
      '/user/updateUser',
      { id: 'editor', name: 'Eda', email, current_password: DEMO_PASSWORD, ...more },
      {},
      'PUT',
    );
  const confirm = (token: string) => server.guest().post('/user/confirm-email', { token });
  const login = async (email: string, password = DEMO_PASSWORD) =>
    (await server.guest().post('/auth/login', { email, password })).status;
  const me = async () => (await editor.get('/auth/user')).json;
  /** The link in the last mail to an address. */
  const linkTo = async (address: string) => {
    await server.settled();
    const mail = server.mailer.sent.filter(({ to }) => to === address).at(-1);
    return mail ? tokenIn(mail) : '';
  };

  test('a new address takes effect when its link is opened, which works once', async () => {
    const reply = await request();
    expect(reply.json).toMatchObject({ data: { name: 'Eda', email: OLD, pending_email: NEW } });
    expect(await me()).toMatchObject({ data: { email: OLD, pending_email: NEW } });
    const token = await linkTo(NEW);
    expect(server.mailer.sent.map(({ to }) => to).sort()).toEqual([OLD, NEW].sort());
    expect(await login(OLD)).toBe(200);
    expect(await login(NEW)).toBe(401);

    expect((await confirm(token)).status).toBe(200);
    expect(await login(OLD)).toBe(401);
    expect(await login(NEW)).toBe(200);
    expect(await me()).toMatchObject({ data: { email: NEW } });
    expect(JSON.stringify(await me())).not.toContain('pending_email');
    expectRefusal(await confirm(token), 400, 'TOKEN_INVALID');
    await server.settled();
    const toOld = server.mailer.sent.filter(({ to }) => to === OLD);
    expect(toOld.at(-1)?.subject).toBe('Your email address has been changed');
  });

  test('other people see only the old address', async () => {
    await request();
    const { data } = await (
      await server.as('admin')
    ).query('{collaborators{collaborators{email}}}');
    expect(JSON.stringify(data)).toContain(OLD);
    expect(JSON.stringify(data)).not.toContain(NEW);
  });

  test('a change requires the password, and another person’s address is refused', async () => {
    expectRefusal(await request(NEW, { current_password: '' }), 400, 'BAD_USER_INPUT', [
      'current_password',
    ]);
    expectRefusal(await request('cadmin@example.com'), 409, 'EMAIL_TAKEN', ['email']);
  });

  test('the link ends after a day, and its row is removed', async () => {
    await request();
    const token = await linkTo(NEW);
    server.clock.advance(DAY_MS);
    expectRefusal(await confirm(token), 400, 'TOKEN_INVALID');
    expect(JSON.stringify(await me())).not.toContain(NEW);
    await sweep({ store: server.store, clock: server.clock, sessionLimits: LIMITS });
    expect(await server.store.read((tx) => tx.find('email_changes'))).toEqual([]);
  });

  test('the link can be resent, and the change can be cancelled', async () => {
    expectRefusal(await editor.post('/user/resend-email'), 400, 'BAD_USER_INPUT');
    await request();
    const first = await linkTo(NEW);
    expect((await editor.post('/user/resend-email')).json).toMatchObject({
      data: { pending_email: NEW },
    });
    const second = await linkTo(NEW);
    expectRefusal(await confirm(first), 400, 'TOKEN_INVALID');
    expect((await editor.post('/user/cancel-email')).json).toMatchObject({ data: { email: OLD } });
    expectRefusal(await confirm(second), 400, 'TOKEN_INVALID');
    for (let time = 0; time < 3; time++) expect((await request()).status).toBe(200);
    expectRefusal(await request(), 429, 'TOO_MANY_ATTEMPTS');
  });

  test('an invitation to the new address takes precedence', async () => {
    await request();
    const token = await linkTo(NEW);
    const invited = { company_id: 'acorn', company_role: 'editor', user_email: NEW };
    expect((await (await server.as('admin')).post('/user/create', invited)).status).toBe(201);
    const rejected = await confirm(token);
    expectRefusal(rejected, 400, 'TOKEN_INVALID');
    expect(rejected.text).toContain('belongs to another account');
    expect(await me()).toMatchObject({ data: { email: OLD } });
    expect(JSON.stringify(await me())).not.toContain('pending_email');
  });

  test('a new password or a removal cancels the change', async () => {
    await request();
    const token = await linkTo(NEW);
    await request(OLD, { new_password: 'Changed123' });
    expectRefusal(await confirm(token), 400, 'TOKEN_INVALID');
    expect((await request(NEW, { current_password: 'Changed123' })).status).toBe(200);
    const again = await linkTo(NEW);
    await (await server.as('admin')).post('/user/delete', { user_id: 'editor' });
    expectRefusal(await confirm(again), 400, 'TOKEN_INVALID');
    expect(await server.store.read((tx) => tx.find('email_changes'))).toEqual([]);
  });
});
