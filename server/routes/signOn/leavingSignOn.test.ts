import { issueToken } from '@server/domain/accounts/tokens';
import { hashOfSecret } from '@server/domain/secrets';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { tokenIn } from '@server/testing/recordingMailer';
import { expectRefusal } from '@server/testing/saving';
import { Visitor } from '@server/testing/signOn/signOn';
import { useSignOnServer } from '@server/testing/signOn/useSignOnServer';

const ENFORCED = { enforcedDomains: ['example.com'], breakGlassEmail: 'admin@example.com' };
const signOn = useSignOnServer(ENFORCED, { requiresEmailConfirmation: true });

const account = (email: string) => ({ id: 'editor', name: 'E', email });
const changeAddress = (email: string) =>
  signOn.updateAccount({ ...account(email), current_password: DEMO_PASSWORD });
const logIn = (email: string) =>
  signOn.server.guest().post('/auth/login', { email, password: DEMO_PASSWORD });

test.each(['editor@private.test', 'editor@sub.example.com'])(
  'a person of an enforced domain cannot take the address %s',
  async (email) => {
    await signOn.comeBackAs('editor@example.com');
    const reply = await changeAddress(email);
    expectRefusal(reply, 400, 'BAD_USER_INPUT');
    expect(reply.json).toMatchObject({ fields: { email: expect.stringContaining('domains') } });
    expect(await signOn.server.store.read((tx) => tx.find('email_changes'))).toEqual([]);
  },
);

test('another address of the domain needs a recent sign-on instead of a password', async () => {
  await signOn.comeBackAs('editor@example.com');
  expect((await changeAddress('ed@example.com')).status).toBe(200);
  signOn.server.clock.advance(15 * 60_000);
  expectRefusal(await changeAddress('edit@example.com'), 400, 'BAD_USER_INPUT');
});

test('a change that was requested before the domain was enforced is not confirmed', async () => {
  await signOn.restart({});
  const editor = await signOn.server.as('editor');
  const form = { ...account('editor@private.test'), current_password: DEMO_PASSWORD };
  await editor.form('/user/updateUser', form, {}, 'PUT');
  await signOn.server.settled();
  const mail = signOn.server.mailer.sent.find(({ to }) => to === 'editor@private.test');
  const token = mail && tokenIn(mail);
  await signOn.restart(ENFORCED);
  await signOn.server.store.write((tx) =>
    tx.insert('email_changes', {
      id: 'editor',
      email: 'editor@private.test',
      token_hash: hashOfSecret(token ?? ''),
      expires_at: '2099-01-01T00:00:00.000Z',
    }),
  );
  const confirm = await signOn.server.guest().post('/user/confirm-email', { token });
  expectRefusal(confirm, 400, 'BAD_USER_INPUT');
});

test('the password from before the first sign-on is gone, also when the domain is freed', async () => {
  await signOn.restart({});
  expect((await logIn('editor@example.com')).status).toBe(200);
  await signOn.comeBackAs('editor@example.com');
  expectRefusal(await logIn('editor@example.com'), 401, 'INVALID_CREDENTIALS');
  expect(await signOn.whoIs()).toMatchObject({ id: 'editor', password_missing: true });
  await signOn.server.settled();
  const subjects = signOn.server.mailer.sent.map(({ subject }) => subject);
  expect(subjects).toContain('Your password has been removed');
  const removed = (await signOn.events()).filter(({ kind }) => kind === 'password_removed');
  expect(removed).toEqual([{ kind: 'password_removed', after: { provider: 'acme' } }]);
  // The next sign-on removes nothing.
  await signOn.comeBackAs('editor@example.com');
  expect((await signOn.events()).filter(({ kind }) => kind === 'password_removed')).toEqual(
    removed,
  );
});

test('the administrator for emergencies keeps the password', async () => {
  await signOn.comeBackAs('admin@example.com');
  expect((await logIn('admin@example.com')).status).toBe(200);
});

describe('a person without a password', () => {
  const FRESH = 'Harbour47';
  const setPassword = () =>
    signOn.updateAccount({ ...account('editor@example.com'), new_password: FRESH });
  const logInFresh = () =>
    signOn.server.guest().post('/auth/login', { email: 'editor@example.com', password: FRESH });

  beforeEach(async () => {
    await signOn.restart({});
    await signOn.comeBackAs('editor@example.com');
  });

  test('sets one within 15 minutes after signing on, and keeps it at the next sign-on', async () => {
    expect((await setPassword()).status).toBe(200);
    expect((await logInFresh()).status).toBe(200);
    signOn.visitor = new Visitor();
    await signOn.comeBackAs('editor@example.com');
    expect((await logInFresh()).status).toBe(200);
  });

  test('sets none later, nor in a session from before the sign-on', async () => {
    signOn.server.clock.advance(15 * 60_000);
    const old = signOn.visitor;
    expectRefusal(await setPassword(), 400, 'BAD_USER_INPUT');
    signOn.visitor = new Visitor();
    await signOn.comeBackAs('editor@example.com');
    const fresh = signOn.visitor;
    signOn.visitor = old;
    expectRefusal(await setPassword(), 400, 'BAD_USER_INPUT');
    signOn.visitor = fresh;
    expect((await setPassword()).status).toBe(200);
  });

  test('gets no link for a new one, and cannot use an earlier link', async () => {
    await signOn.server.guest().post('/auth/forgot-password', { email: 'editor@example.com' });
    await signOn.server.settled();
    const links = await signOn.server.store.read((tx) => tx.find('tokens', { user_id: 'editor' }));
    expect(links).toEqual([]);
    const { token } = await signOn.server.store.write((tx) =>
      issueToken(tx, 'reset', 'editor', signOn.server.clock.now()),
    );
    const reset = { token, password: FRESH };
    const reply = await signOn.server.guest().post('/auth/reset-password', reset);
    expectRefusal(reply, 403, 'FORBIDDEN');
  });
});
