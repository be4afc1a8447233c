import type { SessionDto } from '@contract/payloads';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { TestClient } from '@server/testing/client';
import { tokenIn } from '@server/testing/recordingMailer';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe.each(STORES)('sessions on %s', (_name, openStore) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore(), trustProxy: 1 });
  });
  afterEach(async () => {
    expect(server.failures).toEqual([]);
    await server.stop();
    await server.store.close();
  });

  const login = async (userAgent: string, address: string, id = 'editor') => {
    const client = server.guest();
    const body = { email: `${id}@example.com`, password: DEMO_PASSWORD };
    const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
    expect((await client.post('/auth/login', body, headers)).status).toBe(200);
    return client;
  };
  const sessionsOf = async (client: TestClient) =>
    ((await client.get('/auth/sessions')).json as { data: SessionDto[] }).data;
  const isSignedIn = async (client: TestClient) =>
    ((await client.get('/auth/user')).json as { data: unknown }).data !== null;
  const mailsTo = async (to: string) => {
    await server.settled();
    return server.mailer.sent.filter((mail) => mail.to === to);
  };

  test('are listed with device, address and time, the current one first', async () => {
    await login(CHROME, '192.0.2.1');
    await login('x'.repeat(5000), '192.0.2.2');
    server.clock.advance(60_000);
    const current = await login(SAFARI, '2001:db8::1');
    await login(CHROME, '192.0.2.9', 'subscriber');
    const sessions = await sessionsOf(current);
    expect(sessions.map(({ id: _id, ...rest }) => rest)).toMatchObject([
      { current: true, browser: 'Safari', os: 'iOS', last_seen_at: '2026-05-13T10:01:00.000Z' },
      { current: false },
      { current: false },
    ]);
    expect(sessions.map(({ browser, os }) => [browser, os])).toContainEqual(['Chrome', 'Windows']);
    expect(sessions.map(({ browser, os }) => [browser, os])).toContainEqual([null, null]);
    expect(sessions.map(({ address }) => address).sort()).toEqual([
      '192.0.2.1',
      '192.0.2.2',
      '2001:db8::1',
    ]);
    expectRefusal(await server.guest().get('/auth/sessions'), 401, 'UNAUTHENTICATED');
  });

  test('can be ended with their device; another person’s session is not found', async () => {
    const stolen = await login(CHROME, '192.0.2.1');
    const current = await login(SAFARI, '192.0.2.2');
    const foreign = await login(CHROME, '192.0.2.3', 'subscriber');
    const end = (session_id: string) => current.post('/auth/logout-session', { session_id });
    const [, other] = await sessionsOf(current);
    const [theirs] = await sessionsOf(foreign);

    for (const id of [theirs?.id ?? '', 'unknown']) {
      expectRefusal(await end(id), 404, 'NOT_FOUND');
    }
    expect((await end(other?.id ?? '')).json).toEqual({ data: { ended: 1 } });
    expect(await isSignedIn(stolen)).toBe(false);
    expect(await isSignedIn(current)).toBe(true);
    expect(await isSignedIn(foreign)).toBe(true);
    const devices = await server.store.read((tx) => tx.find('devices', { user_id: 'editor' }));
    expect(devices).toHaveLength(1);
    expectRefusal(await current.post('/auth/logout-session', {}), 400, 'BAD_USER_INPUT', [
      'session_id',
    ]);
  });

  test('a sign-in from a new device sends a mail, but not the first one or from known devices', async () => {
    const first = await login(CHROME, '192.0.2.1');
    const credentials = { email: 'editor@example.com', password: DEMO_PASSWORD };
    await first.post('/auth/login', credentials);
    expect(await mailsTo('editor@example.com')).toEqual([]);
    await login(SAFARI, '192.0.2.7');
    const [mail, ...more] = await mailsTo('editor@example.com');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'New login to your account' });
    expect(mail?.text).toContain('Safari on iOS\nAddress: 192.0.2.7\nTime: 13 May 2026');
    expect(mail?.text).toContain('/forgot-password');
  });

  test('a changed password sends a mail, in My account and by a link', async () => {
    const client = await login(CHROME, '192.0.2.1');
    const profile = { id: 'editor', name: 'E', email: 'editor@example.com' };
    const secrets = { current_password: DEMO_PASSWORD, new_password: 'Harbour47' };
    const changed = await client.form('/user/updateUser', { ...profile, ...secrets }, {}, 'PUT');
    expect(changed.json).toMatchObject({ password_changed: true, error: null });
    const unchanged = await client.form('/user/updateUser', profile, {}, 'PUT');
    expect(unchanged.json).not.toHaveProperty('password_changed');
    expect((await mailsTo('editor@example.com')).map(({ subject }) => subject)).toEqual([
      'Your password has been changed',
    ]);

    await server.guest().post('/auth/forgot-password', { email: 'editor@example.com' });
    const link = (await mailsTo('editor@example.com')).at(-1);
    const token = link ? tokenIn(link) : '';
    await server.guest().post('/auth/reset-password', { token, password: 'Lantern58' });
    expect((await mailsTo('editor@example.com')).at(-1)?.subject).toBe(
      'Your password has been changed',
    );
  });
});
