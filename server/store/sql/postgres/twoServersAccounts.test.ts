import type { UserDto } from '@contract/rest';
import { sweep } from '@server/domain/cleanup/housekeeping';
import { deliverDue } from '@server/domain/mail/outbox';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { TestClient, Reply } from '@server/testing/client';
import { describePostgres } from '@server/testing/store/postgresServer';
import { tokenIn } from '@server/testing/recordingMailer';
import { expectRefusal } from '@server/testing/saving';
import { addTotp, codeOf, logIn } from '@server/testing/secondFactors';
import type { TestServer } from '@server/testing/startTestServer';
import { startTwoServers } from '@server/testing/twoServers';

const DAY_MS = 24 * 60 * 60_000;
const ROUNDS = [1, 2, 3, 4, 5];

const statusesOf = (replies: Reply[]) => replies.map(({ status }) => status).sort();

describePostgres()('two servers on one PostgreSQL, accounts', () => {
  let one: TestServer;
  let other: TestServer;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    ({ one, other, stop } = await startTwoServers());
  });
  afterEach(async () => {
    expect([one.failures, other.failures]).toEqual([[], []]);
    await stop();
  });

  const update = (id: string, changes: object) =>
    one.store.write((tx) => tx.update('users', id, changes));

  test('a delay after wrong passwords applies on both servers', async () => {
    const login = ({ guest }: TestServer, password: string) =>
      guest().post('/auth/login', { email: 'editor@example.com', password });
    await Promise.all([...ROUNDS, 6].map((round) => login(round % 2 ? one : other, 'wrong')));
    for (const server of [one, other]) {
      expectRefusal(await login(server, DEMO_PASSWORD), 429, 'TOO_MANY_ATTEMPTS');
    }
  });

  test('concurrent second factors are limited like those one after the other', async () => {
    const { secret } = await addTotp(one, await one.as('editor'));
    other.clock.set(one.clock.now().toISOString());
    const pending = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const client = one.guest();
        await logIn(client, 'editor');
        return client.at((index % 2 ? one : other).address);
      }),
    );
    const wrong = codeOf(one, secret) === '000000' ? '111111' : '000000';
    const second = (client: TestClient) => client.post('/auth/second-factor', { totp: wrong });
    const [first = one.guest(), ...rest] = pending;
    // From now on there is a row to lock.
    await second(first);
    const replies = await Promise.all(rest.map(second));
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(4);
  });

  test('ended sessions and changed roles apply on the other server at the next request', async () => {
    const roleOn = async (client: TestClient) => {
      const { data } = (await client.get('/auth/user')).json as { data: UserDto | null };
      return data && data.company_role;
    };
    const visit = async () => {
      const client = await one.as('editor');
      expect(await roleOn(client.at(other.address))).toBe('editor');
      return client;
    };
    const admin = await one.as('admin');

    const signedOut = await visit();
    const copy = signedOut.at(other.address);
    await signedOut.post('/auth/logout');
    expect(await roleOn(copy)).toBeNull();

    const current = await visit();
    const elsewhere = (await visit()).at(other.address);
    const secrets = { current_password: DEMO_PASSWORD, new_password: 'Harbour47' };
    const profile = { id: 'editor', name: 'E', email: 'editor@example.com', ...secrets };
    await current.form('/user/updateUser', profile, {}, 'PUT');
    expect(await roleOn(elsewhere)).toBeNull();
    expect(await roleOn(current.at(other.address))).toBe('editor');

    await admin.put('/user/update-role', { user_id: 'editor', company_role: 'subscriber' });
    expect(await roleOn(current.at(other.address))).toBe('subscriber');
    await admin.post('/user/delete', { user_id: 'editor' });
    expect(await roleOn(current.at(other.address))).toBeNull();
  });

  test('a device that knows an account on one server is known on the other', async () => {
    const device = (await one.as('editor')).onSameDevice().at(other.address);
    const login = (client: TestClient, password: string) =>
      client.post('/auth/login', { email: 'editor@example.com', password });
    await Promise.all([...ROUNDS, 6].map(() => login(one.guest(), 'wrong')));
    expectRefusal(await login(other.guest(), DEMO_PASSWORD), 429, 'TOO_MANY_ATTEMPTS');
    expect((await login(device, DEMO_PASSWORD)).status).toBe(200);
  });

  test('a link can be used once, and a mail is sent once', async () => {
    for (const round of ROUNDS) {
      one.mailer.failing = true;
      await one.guest().post('/auth/forgot-password', { email: 'editor@example.com' });
      await one.settled();
      one.mailer.failing = false;
      for (const { clock } of [one, other]) clock.advance(2 * 60_000);
      const logger = { warn: () => undefined };
      await Promise.all([one, other].map((server) => deliverDue({ ...server, logger })));
      const mails = [...one.mailer.sent, ...other.mailer.sent].filter(
        ({ subject }) => subject === 'Choose a new password',
      );
      expect(mails).toHaveLength(round);
      // Each new link revokes the previous one, so only one link is valid, and only once.
      const latest = await Promise.all(
        mails
          .map(tokenIn)
          .flatMap((token) =>
            [one, other].map((server) =>
              server.guest().post('/auth/reset-password', { token, password: 'Changed12' }),
            ),
          ),
      );
      expect(latest.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test('concurrent invitations and names stay unique', async () => {
    const admins = [await one.as('admin'), await other.as('admin')];
    for (const round of ROUNDS) {
      const invited = await Promise.all(
        admins.map((admin, index) =>
          admin.post('/user/create', {
            company_id: index ? 'birch' : 'acorn',
            company_role: 'editor',
            user_email: `new${String(round)}@example.com`,
          }),
        ),
      );
      expect(statusesOf(invited)).toEqual([201, 409]);
      const made = await Promise.all(
        admins.map((admin) =>
          admin.post('/workspace/create', {
            workspace_name: `New ${String(round)}`,
            user_id: 'admin',
          }),
        ),
      );
      expect(statusesOf(made)).toEqual([201, 400]);
    }
  });

  test('one remains of two company administrators who demote each other concurrently', async () => {
    await update('admin', { company_role: 'editor' });
    for (let round = 0; round < ROUNDS.length; round++) {
      for (const id of ['cadmin', 'editor']) await update(id, { company_role: 'administrator' });
      const [a, b] = [await one.as('cadmin'), await other.as('editor')];
      const demote = { company_role: 'editor' };
      await Promise.all([
        a.put('/user/update-role', { user_id: 'editor', ...demote }),
        b.put('/user/update-role', { user_id: 'cadmin', ...demote }),
      ]);
      const left = await one.store.read((tx) =>
        tx.find('users', { company_id: 'acorn', company_role: 'administrator' }),
      );
      expect(left).toHaveLength(1);
    }
  });

  test('one remains of two administrators who remove each other concurrently', async () => {
    await update('editor', { role: 'administrator' });
    const [a, b] = [await one.as('admin'), await other.as('editor')];
    const replies = await Promise.all([
      a.post('/user/delete', { user_id: 'editor' }),
      b.post('/user/delete', { user_id: 'admin' }),
    ]);
    expect(statusesOf(replies)[0]).toBe(200);
    const left = await one.store.read((tx) => tx.find('users', { role: 'administrator' }));
    expect(left).toHaveLength(1);
  });

  test('both servers can purge the same company while people are moved', async () => {
    const admin = await one.as('admin');
    await admin.post('/company/delete', { company_id: 'birch' });
    for (const { clock } of [one, other]) clock.advance(14 * DAY_MS);
    const sessionLimits = { idleMs: 365 * DAY_MS, absoluteMs: 365 * DAY_MS };
    const replies = await Promise.all([
      sweep({ store: one.store, clock: one.clock, sessionLimits }).then(() => null),
      sweep({ store: other.store, clock: other.clock, sessionLimits }).then(() => null),
      (await other.as('admin')).put('/user/change-company', {
        user_id: 'birch-editor',
        company_id: 'acorn',
      }),
    ]);
    expect([200, 404]).toContain(replies[2].status);
    expect(await one.store.read((tx) => tx.get('companies', 'birch'))).toBeUndefined();
  });
});
