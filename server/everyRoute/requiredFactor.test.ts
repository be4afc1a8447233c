import type { SecondFactorSettings } from '@server/domain/secondFactor/settings';
import { CALLS } from './calls/calls';
import { addTotp, codeOf, dataOf, logIn, refusalOf } from '@server/testing/secondFactors';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

let server: TestServer;
afterEach(() => server.stop());

const start = async (required: SecondFactorSettings['required']) => {
  server = await startTestServer({ secondFactor: { required, secretsKey: null } });
};

test.each([
  ['everyone', 'editor', true],
  ['everyone', 'admin', true],
  ['administrators', 'admin', true],
  ['administrators', 'cadmin', true],
  ['administrators', 'wadmin', true],
  ['administrators', 'editor', undefined],
  ['none', 'admin', undefined],
] as const)('with %s, %s lacks a second factor: %s', async (required, id, missing) => {
  await start(required);
  const person = server.guest();
  const signedIn = dataOf<object>(await logIn(person, id));
  expect(signedIn).toMatchObject({ id });
  expect(Object(signedIn).second_factor_missing).toBe(missing);
  const user = dataOf<object>(await person.get('/auth/user'));
  expect(Object(user).second_factor_missing).toBe(missing);
  const query = await person.post('/graphql', { query: '{ companies { id } }' });
  expect(query.status).toBe(200);
  expect(query.text.includes('SECOND_FACTOR_MISSING')).toBe(missing === true);
});

/** The calls that a person without the required factor may use, and those of guests. */
const ALLOWED = [
  ...['GET /user/second-factor', 'POST /user/begin-totp', 'POST /user/confirm-totp'],
  ...['POST /user/begin-passkey', 'POST /user/add-passkey', 'POST /auth/prove'],
];

test('without the required factor every call but the set-up is refused', async () => {
  await start('everyone');
  const person = await server.as('admin');
  const calls = CALLS.filter(({ route }) => !ALLOWED.includes(route) && route !== 'POST /graphql');
  expect(calls.length).toBeGreaterThan(40);
  for (const { route, body } of calls) {
    const [method = '', path = ''] = route.split(' ');
    const content = body('own');
    const reply =
      method === 'GET'
        ? await person.get(path)
        : await person.send(method, path, {
            ...(content instanceof FormData
              ? { body: content }
              : { body: JSON.stringify(content), headers: { 'content-type': 'application/json' } }),
          });
    expect([route, refusalOf(reply).code]).toEqual([route, 'SECOND_FACTOR_MISSING']);
  }
});

test('after the set-up the person may do everything, and cannot remove the last factor', async () => {
  await start('everyone');
  const person = await server.as('editor');
  const { secret } = await addTotp(server, person);
  const query = await person.query('{ companies { id } }');
  expect(query.errors).toBeUndefined();
  const rejected = await person.post('/user/remove-totp');
  expect(refusalOf(rejected)).toEqual({ status: 409, code: 'BAD_USER_INPUT' });
  const again = server.guest();
  await logIn(again, 'editor');
  const totp = codeOf(server, secret);
  const user = dataOf<object>(await again.post('/auth/second-factor', { totp }));
  expect(user).not.toHaveProperty('second_factor_missing');
});

test('an API token of a person without the required factor reads nothing', async () => {
  await start('administrators');
  const editor = await server.as('editor');
  const { secret } = dataOf<{ secret: string }>(
    await editor.post('/user/create-token', { name: 'Report' }),
  );
  await server.store.write((tx) => tx.update('users', 'editor', { company_role: 'administrator' }));
  const reply = await server
    .guest()
    .post('/graphql', { query: '{ companies { id } }' }, { authorization: `Bearer ${secret}` });
  expect(reply.text).toContain('SECOND_FACTOR_MISSING');
});

test('an administrator resets the factors of a person, who is told by mail', async () => {
  await start('none');
  await addTotp(server, await server.as('editor'));
  const cadmin = await server.as('cadmin');
  const reply = await cadmin.post('/user/reset-second-factor', { user_id: 'editor' });
  expect(dataOf(reply)).toEqual({ removed: 1 });
  await server.settled();
  const [mail] = server.mailer.sent.filter(({ to }) => to === 'editor@example.com');
  expect(mail?.subject).toBe('Your second factors have been removed');
  expect(mail?.text).toContain('Person cadmin');
  expect((await logIn(server.guest(), 'editor')).status).toBe(200);
  const [event] = await server.store.read((tx) =>
    tx.findEvents({ kinds: ['second_factor_reset'], limit: 2 }),
  );
  expect(event).toMatchObject({ actor_id: 'cadmin', subject_id: 'editor', before: { removed: 1 } });
});

test('nothing is sent or recorded for a person without factors, and nobody resets their own', async () => {
  await start('none');
  const admin = await server.as('admin');
  const reply = await admin.post('/user/reset-second-factor', { user_id: 'editor' });
  expect(dataOf(reply)).toEqual({ removed: 0 });
  await server.settled();
  expect(server.mailer.sent).toEqual([]);
  const own = await admin.post('/user/reset-second-factor', { user_id: 'admin' });
  expect(own.status).toBe(403);
});
