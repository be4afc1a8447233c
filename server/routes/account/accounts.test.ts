import { deliverDue } from '@server/domain/mail/outbox';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { TestClient } from '@server/testing/client';
import { tokenIn } from '@server/testing/recordingMailer';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const INVITED = { company_id: 'acorn', company_role: 'editor', user_email: 'New@Example.com' };
const PROFILE = { name: 'New Person', picture_url: '', password: 'Harbour47' };

describe.each(STORES)('on %s', (_name, openStore) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
  });
  afterEach(async () => {
    expect(server.failures).toEqual([]);
    await server.stop();
    await server.store.close();
  });

  /** The token of the latest mail, after all background work. */
  async function mailedToken(to: string): Promise<string> {
    await server.settled();
    const mail = server.mailer.sent.findLast((one) => one.to === to);
    if (!mail) throw new Error(`Nothing was mailed to ${to}`);
    return tokenIn(mail);
  }

  const login = (email: string, password: string, client = server.guest()) =>
    client.post('/auth/login', { email, password });
  const userOf = async (client: TestClient) =>
    ((await client.get('/auth/user')).json as { data: { id: string } | null }).data;
  const accept = (token: string, fields: object = {}) =>
    server.guest().put('/user/email-confirm', { ...PROFILE, token, ...fields });
  const forgot = (email: string) => server.guest().post('/auth/forgot-password', { email });
  const reset = (token: string, password = 'Changed123') =>
    server.guest().post('/auth/reset-password', { token, password });

  async function invite(fields: object = {}) {
    const client = await server.as('cadmin');
    return client.post('/user/create', { ...INVITED, ...fields });
  }

  describe('an invitation', () => {
    test('can be accepted with the mailed link (§7.9)', async () => {
      const reply = await invite();
      expect(reply.status).toBe(201);
      expect(reply.json).toMatchObject({
        data: {
          email: 'new@example.com',
          role: 'editor',
          company_role: 'editor',
          workspace_role: 'editor',
          company_id: 'acorn',
          workspace_id: 'north',
        },
      });
      const token = await mailedToken('new@example.com');
      expect(server.mailer.sent[0]?.text).toContain(`${server.address}/onboarding?token=${token}`);
      const stored = await server.store.read((tx) => tx.find('tokens'));
      expect(JSON.stringify(stored)).not.toContain(token);
      expect(await server.store.read((tx) => tx.find('mails'))).toEqual([]);

      const accepted = await accept(token);
      expect([accepted.status, accepted.json]).toEqual([201, { error: null }]);
      expect(accepted.headers.get('set-cookie')).toBeNull();
      const signedIn = await login('new@example.com', PROFILE.password);
      expect(signedIn.json).toMatchObject({ data: { name: 'New Person', picture_url: null } });
      expectRefusal(await accept(token), 400, 'TOKEN_INVALID');
    });

    test.each([
      ['administrator', 'editor'],
      ['Editor', 'editor'],
      ['SUBSCRIBER', 'subscriber'],
    ])('an %s of the company starts as %s otherwise', async (company_role, elsewhere) => {
      expect((await invite({ company_role })).json).toMatchObject({
        data: {
          company_role: company_role.toLowerCase(),
          role: elsewhere,
          workspace_role: elsewhere,
        },
      });
    });

    test('refuses a role with more rights than the inviting person has', async () => {
      await server.store.write((tx) =>
        tx.update('users', 'cadmin', { workspace_role: 'subscriber' }),
      );
      expect((await invite()).json).toMatchObject({
        data: { company_role: 'editor', role: 'editor', workspace_role: 'subscriber' },
      });
    });

    test.each([
      [{ user_email: 'nonsense' }, ['user_email']],
      [{ user_email: undefined, company_role: 'boss' }, ['user_email', 'company_role']],
      [{ company_role: undefined }, ['company_role']],
      [{ workspace_id: 'south' }, ['workspace_id']],
      [{ company_id: undefined }, ['company_id']],
      [{ user_email: `${'x'.repeat(250)}@example.com` }, ['user_email']],
    ])('%j is 400', async (fields, names) => {
      expectRefusal(await invite(fields), 400, 'BAD_USER_INPUT', names);
    });

    test('one of two concurrent invitations to the same address fails', async () => {
      const twice = await Promise.all([invite(), invite({ user_email: ' new@EXAMPLE.com ' })]);
      expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
      const reply = await invite({ user_email: 'editor@example.com' });
      expectRefusal(reply, 409, 'EMAIL_TAKEN', ['user_email']);
      expect(reply.text).toContain('This email is already registered');
    });

    test('shows the address and company as long as the link is valid', async () => {
      const lookUp = (token: unknown) => server.guest().post('/user/invitation', { token });
      await invite();
      const token = await mailedToken('new@example.com');
      const reply = await lookUp(token);
      expect(reply.status).toBe(200);
      expect(reply.json).toMatchObject({ data: { email: 'new@example.com' } });
      expect(reply.json).toHaveProperty('data.company_name', expect.stringMatching(/./));
      expect((await accept(token)).status).toBe(201);
      expectRefusal(await lookUp(token), 400, 'TOKEN_INVALID');
      expectRefusal(await lookUp('unknown'), 400, 'TOKEN_INVALID');
      expectRefusal(await lookUp(undefined), 400, 'BAD_USER_INPUT', ['token']);
    });

    test('ends after seven days; a new link revokes the old one', async () => {
      await invite();
      const first = await mailedToken('new@example.com');
      const { json } = await (
        await server.as('cadmin')
      ).post('/graphql', {
        query: '{collaborators{collaborators{id email invitation_expires}}}',
      });
      expect(JSON.stringify(json)).toContain('"2026-05-20T10:00:00.000Z"');
      const [user] = await server.store.read((tx) =>
        tx.find('users', { email: 'new@example.com' }),
      );

      server.clock.advance(7 * DAY_MS);
      expectRefusal(await accept(first), 400, 'TOKEN_INVALID');
      const admin = await server.as('cadmin');
      const again = await admin.post('/user/resend-invitation', { user_id: user?.id });
      expect([again.status, again.json]).toMatchObject([200, { data: { id: user?.id } }]);
      const second = await mailedToken('new@example.com');
      await admin.post('/user/resend-invitation', { user_id: user?.id });
      const third = await mailedToken('new@example.com');
      server.clock.advance(7 * DAY_MS - 1);
      expectRefusal(await accept(second), 400, 'TOKEN_INVALID');
      expect((await accept(third)).status).toBe(201);
      expectRefusal(
        await (await server.as('cadmin')).post('/user/resend-invitation', { user_id: user?.id }),
        400,
        'BAD_USER_INPUT',
      );
    });

    test('has no valid link after it was revoked', async () => {
      await invite();
      const token = await mailedToken('new@example.com');
      const [user] = await server.store.read((tx) =>
        tx.find('users', { email: 'new@example.com' }),
      );
      const gone = await (await server.as('cadmin')).post('/user/delete', { user_id: user?.id });
      expect([gone.status, gone.json]).toEqual([200, { data: null }]);
      expectRefusal(await accept(token), 400, 'TOKEN_INVALID');
    });

    test('is accepted once, even by concurrent requests', async () => {
      await invite();
      const token = await mailedToken('new@example.com');
      const replies = await Promise.all([1, 2, 3].map(() => accept(token)));
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    });

    test.each([
      [{ name: ' ' }, ['name']],
      [{ password: 'short1' }, ['password']],
      [{ password: 'lettersonly' }, ['password']],
      [{ password: '12345678' }, ['password']],
      [{ password: 'with space1' }, ['password']],
      [{ picture_url: 'javascript:alert(1)' }, ['picture_url']],
      [{ token: undefined }, ['token']],
    ])('a profile with %j is 400 and does not consume the link (§5.5)', async (fields, names) => {
      await invite();
      const token = await mailedToken('new@example.com');
      expectRefusal(await accept(token, fields), 400, 'BAD_USER_INPUT', names);
      expect((await accept(token)).status).toBe(201);
    });
  });

  describe('a forgotten password', () => {
    test('is replaced by the mailed link, and all sessions end (§7.8)', async () => {
      const before = await server.as('editor');
      const known = await forgot(' Editor@example.com');
      const unknown = await forgot('nobody@example.com');
      expect([known.status, known.json]).toEqual([unknown.status, unknown.json]);
      expect(known.status).toBe(200);
      const token = await mailedToken('editor@example.com');
      expect(server.mailer.sent).toHaveLength(1);
      expect(server.mailer.sent[0]?.text).toContain(`/reset-password?token=${token}`);

      expectRefusal(await reset(token, 'weak'), 400, 'BAD_USER_INPUT', ['password']);
      const changed = await reset(token);
      expect(changed.json).toMatchObject({ message: 'New password saved successfully' });
      expect(await userOf(before)).toBeNull();
      expect((await login('editor@example.com', DEMO_PASSWORD)).status).toBe(401);
      expect((await login('editor@example.com', 'Changed123')).status).toBe(200);
      expectRefusal(await reset(token), 400, 'TOKEN_INVALID');
    });

    test('people who have not accepted or were removed get no link', async () => {
      await forgot('pending@example.com');
      await server.settled();
      expect(server.mailer.sent).toEqual([]);
    });

    test('the link ends after 60 minutes, after one use, or by a newer link', async () => {
      await forgot('editor@example.com');
      const first = await mailedToken('editor@example.com');
      await forgot('editor@example.com');
      const second = await mailedToken('editor@example.com');
      expectRefusal(await reset(first), 400, 'TOKEN_INVALID');
      const replies = await Promise.all([reset(second), reset(second)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);

      await forgot('editor@example.com');
      const third = await mailedToken('editor@example.com');
      server.clock.advance(60 * MINUTE_MS);
      expectRefusal(await reset(third), 400, 'TOKEN_INVALID');
    });

    test('a link of one kind is not valid for the other', async () => {
      await invite();
      expectRefusal(await reset(await mailedToken('new@example.com')), 400, 'TOKEN_INVALID');
      await forgot('editor@example.com');
      expectRefusal(await accept(await mailedToken('editor@example.com')), 400, 'TOKEN_INVALID');
    });
  });

  describe('mails', () => {
    const deliver = () => deliverDue({ ...server, logger: { warn: () => undefined } });

    test('stay in the queue until they can be sent, with growing delays', async () => {
      server.mailer.failing = true;
      await forgot('editor@example.com');
      await server.settled();
      expect(await server.store.read((tx) => tx.find('mails'))).toMatchObject([{ attempts: 1 }]);

      server.mailer.failing = false;
      await deliver();
      expect(server.mailer.sent).toEqual([]);
      server.clock.advance(2 * MINUTE_MS);
      await Promise.all([deliver(), deliver()]);
      expect(server.mailer.sent).toHaveLength(1);
      expect(await server.store.read((tx) => tx.find('mails'))).toEqual([]);
    });
  });
});
