import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer } from '@server/testing/startTestServer';
import { signOnBy } from '@server/testing/signOn/signOn';
import { useSignOnServer } from '@server/testing/signOn/useSignOnServer';

// There is no mail server, so nobody confirms an address.
const signOn = useSignOnServer();

const CFO = 'cfo@bigcorp.test';
const form = { id: 'editor', name: 'E', email: CFO, current_password: DEMO_PASSWORD };

test('with a provider and no mail server people cannot change their addresses', async () => {
  const editor = await signOn.server.as('editor');
  const reply = await editor.form('/user/updateUser', form, {}, 'PUT');
  expectRefusal(reply, 400, 'BAD_USER_INPUT');
  expect(reply.json).toMatchObject({ fields: { email: expect.stringContaining('cannot') } });
  const renamed = { ...form, email: 'editor@example.com', name: 'Ed' };
  expect((await editor.form('/user/updateUser', renamed, {}, 'PUT')).status).toBe(200);
});

test('the owner of an address that somebody else has set does not get their account', async () => {
  const before = await startTestServer();
  const editor = await before.as('editor');
  expect((await editor.form('/user/updateUser', form, {}, 'PUT')).status).toBe(200);
  const taken = await before.store.read((tx) => tx.get('users', 'editor'));
  await before.stop();
  expect(taken).toMatchObject({ email: CFO, email_unconfirmed: true });

  await signOn.server.store.write((tx) =>
    tx.update('users', 'editor', { email: CFO, email_unconfirmed: true }),
  );
  expect(await signOn.comeBackAs(CFO)).toBe('/login?sso=unknown');
  expect(await signOn.server.store.read((tx) => tx.find('identities'))).toEqual([]);
});

test('an address that was confirmed by its link is linked', async () => {
  const server = await startTestServer({
    requiresEmailConfirmation: true,
    singleSignOn: signOnBy(signOn.provider.issuer),
    store: signOn.server.store,
  });
  await signOn.server.store.write((tx) =>
    tx.update('users', 'editor', { email_unconfirmed: true }),
  );
  const editor = await server.as('editor');
  await editor.form('/user/updateUser', form, {}, 'PUT');
  await server.settled();
  const mail = server.mailer.sent.find(({ to }) => to === CFO);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await server.guest().post('/user/confirm-email', { token })).status).toBe(200);
  await server.stop();
  expect(await signOn.comeBackAs(CFO)).toBe('/');
});
