import type { PasskeyChallenge, SecondFactorDto } from '@contract/signIn/secondFactorPayloads';
import { NO_SINGLE_SIGN_ON } from '@server/domain/singleSignOn/settings';
import { expectRefusal } from '@server/testing/saving';
import { addPasskey, dataOf, logIn, refusalOf, SITE } from '@server/testing/secondFactors';
import { createSoftwareAuthenticator } from '@server/testing/softwareAuthenticator';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import type { TestClient } from '@server/testing/client';

let server: TestServer;
let editor: TestClient;
beforeEach(async () => {
  server = await startTestServer({ publicUrl: SITE });
  editor = await server.as('editor');
});
afterEach(() => server.stop());

const challenge = async (client: TestClient) =>
  dataOf<PasskeyChallenge>(await client.post('/auth/begin-passkey'));
const signInWith = (client: TestClient, response: object) =>
  client.post('/auth/passkey', { response });

async function pending() {
  const client = server.guest();
  await logIn(client, 'editor');
  return client;
}

test('a passkey is the second factor after a password', async () => {
  const { key, added } = await addPasskey(editor);
  expect(added.second_factor.passkeys).toMatchObject([
    { id: key.id, name: 'Laptop', last_used_at: null },
  ]);
  expect(added.recovery_codes).toHaveLength(10);

  const client = server.guest();
  const reply = await logIn(client, 'editor');
  expect(refusalOf(reply).data).toEqual({ methods: ['passkey', 'recovery_code'] });
  const asked = await challenge(client);
  expect(asked.allowCredentials).toMatchObject([{ id: key.id }]);
  const done = await client.post('/auth/second-factor', { passkey: key.answer(asked) });
  expect(dataOf(done)).toMatchObject({ id: 'editor' });
});

test('a passkey that verified the person signs in without a password', async () => {
  const { key } = await addPasskey(editor);
  const client = server.guest();
  const asked = await challenge(client);
  expect(asked.allowCredentials).toEqual([]);
  expect(asked).toMatchObject({ rpId: 'app.example.com', userVerification: 'required' });
  expect(dataOf(await signInWith(client, key.answer(asked)))).toMatchObject({ id: 'editor' });
  expect(dataOf(await client.get('/auth/user'))).toMatchObject({ id: 'editor' });
  const kinds = ['second_factor_added', 'signed_in'] as const;
  const events = await server.store.read((tx) => tx.findEvents({ kinds: [...kinds], limit: 9 }));
  expect(events.map(({ after }) => after)).toEqual(
    expect.arrayContaining([{ method: 'passkey', name: 'Laptop' }, { second_factor: 'passkey' }]),
  );
  expect(events).toHaveLength(3);
});

test('a passkey does not replace the provider through which people of a domain must sign in', async () => {
  const { key } = await addPasskey(editor);
  const enforced = await startTestServer({
    publicUrl: SITE,
    store: server.store,
    singleSignOn: { ...NO_SINGLE_SIGN_ON, enforcedDomains: ['example.com'] },
  });
  const client = enforced.guest();
  const forbidden = await signInWith(client, key.answer(await challenge(client)));
  expectRefusal(forbidden, 403, 'FORBIDDEN');
  expect(forbidden.json).toMatchObject({
    message: 'Please log in with the account of your organization.',
  });
  expect(dataOf(await client.get('/auth/user'))).toBeNull();
  await enforced.stop();
});

test('a passkey that did not verify the person needs the password', async () => {
  const { key } = await addPasskey(editor, { userVerified: false });
  const guest = server.guest();
  const rejected = await signInWith(guest, key.answer(await challenge(guest)));
  expect(refusalOf(rejected)).toEqual({ status: 401, code: 'INVALID_CREDENTIALS' });
  const client = await pending();
  const passkey = key.answer(await challenge(client));
  expect((await client.post('/auth/second-factor', { passkey })).status).toBe(200);
});

test('a response of another site is refused', async () => {
  const { key } = await addPasskey(editor);
  key.state.origin = 'http://app.example.com.attacker.test';
  const client = server.guest();
  expect((await signInWith(client, key.answer(await challenge(client)))).status).toBe(401);
  const stranger = createSoftwareAuthenticator({ origin: 'http://attacker.test' });
  const setup = dataOf<{ challenge: string }>(await editor.post('/user/begin-passkey'));
  const response = stranger.register(setup);
  expect((await editor.post('/user/add-passkey', { name: 'A', response })).status).toBe(400);
});

test('a response is accepted once', async () => {
  const { key } = await addPasskey(editor);
  const client = server.guest();
  const response = key.answer(await challenge(client));
  expect((await signInWith(client, response)).status).toBe(200);
  expect((await signInWith(server.guest(), response)).status).toBe(401);
  const again = key.answer({ challenge: 'bWFkZS11cC1ieS10aGUtY2xpZW50' });
  expect((await signInWith(server.guest(), again)).status).toBe(401);
});

test('a challenge expires after five minutes', async () => {
  const { key } = await addPasskey(editor);
  const client = server.guest();
  const asked = await challenge(client);
  server.clock.advance(5 * 60_000);
  expect((await signInWith(client, key.answer(asked))).status).toBe(401);
});

test('a challenge is only for the person and the purpose for which it was made', async () => {
  const { key } = await addPasskey(editor);
  const ofSession = await challenge(editor);
  expect((await signInWith(server.guest(), key.answer(ofSession))).status).toBe(401);
  const other = await server.as('subscriber');
  const mine = dataOf<{ challenge: string }>(await other.post('/user/begin-passkey'));
  expect((await signInWith(server.guest(), key.answer(mine))).status).toBe(401);
});

test('a copy of a passkey, whose counter is behind, is refused', async () => {
  const { key } = await addPasskey(editor);
  const client = server.guest();
  key.state.counter = 7;
  expect((await signInWith(client, key.answer(await challenge(client)))).status).toBe(200);
  key.state.counter = 3;
  expect((await signInWith(client, key.answer(await challenge(client)))).status).toBe(401);
});

test('a wrong signature is refused', async () => {
  const { key } = await addPasskey(editor);
  const client = server.guest();
  const forged = createSoftwareAuthenticator({ origin: SITE });
  const answer = forged.answer(await challenge(client));
  const response = { ...answer, id: key.id, rawId: key.id };
  expect((await signInWith(client, response)).status).toBe(401);
});

test('another person’s passkey neither proves nor can be removed', async () => {
  const { key } = await addPasskey(editor);
  const other = await server.as('subscriber');
  await addPasskey(other);
  const passkey = key.answer(await challenge(other));
  expect((await other.post('/auth/prove', { passkey })).status).toBe(400);
  expect((await other.post('/user/remove-passkey', { passkey_id: key.id })).status).toBe(404);
});

test('a removed passkey no longer signs in', async () => {
  const { key } = await addPasskey(editor);
  const client = server.guest();
  const asked = await challenge(client);
  const removed = await editor.post('/user/remove-passkey', { passkey_id: key.id });
  expect(dataOf<SecondFactorDto>(removed).passkeys).toEqual([]);
  expect((await signInWith(client, key.answer(asked))).status).toBe(401);
  expect((await logIn(server.guest(), 'editor')).status).toBe(200);
});

test('the sign-in with passkeys is offered where somebody has one', async () => {
  const options = async () => dataOf(await server.guest().get('/auth/sign-in-options'));
  expect(await options()).toMatchObject({ passkeys: false });
  await addPasskey(editor);
  expect(await options()).toMatchObject({ passkeys: true });
});

test('a site without a host name has no passkeys', async () => {
  const local = await startTestServer({ publicUrl: 'http://127.0.0.1:3000' });
  try {
    const reply = await (await local.as('editor')).post('/user/begin-passkey');
    expect(refusalOf(reply)).toEqual({ status: 409, code: 'BAD_USER_INPUT' });
    const onLocalhost = (await local.as('editor')).at(
      local.address.replace('127.0.0.1', 'localhost'),
    );
    const setup = dataOf(await onLocalhost.post('/user/begin-passkey'));
    expect(setup).toMatchObject({ rp: { id: 'localhost' } });
  } finally {
    await local.stop();
  }
});
