import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { TestClient } from '@server/testing/client';
import { expectRefusal } from '@server/testing/saving';
import { addTotp, codeOf, logIn } from '@server/testing/secondFactors';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

let server: TestServer;
let owner: TestClient;
let secret: string;

beforeEach(async () => {
  server = await startTestServer();
  owner = await server.as('editor');
  ({ secret } = await addTotp(server, owner));
});
afterEach(() => server.stop());

/** Gives the right password, and then this code. */
const enterCode = async (client: TestClient, totp: string) => {
  await logIn(client, 'editor');
  return client.post('/auth/second-factor', { totp });
};
const strangerTries = async () => {
  for (let time = 0; time < 10; time++) await enterCode(server.guest(), '000000');
  const totp = codeOf(server, secret);
  expectRefusal(await enterCode(server.guest(), totp), 429, 'TOO_MANY_ATTEMPTS');
};

test('ten wrong codes of a stranger block neither a known device nor a session', async () => {
  const known = owner.onSameDevice();
  await strangerTries();
  expect((await owner.post('/auth/prove', { password: DEMO_PASSWORD })).status).toBe(200);
  expect((await owner.post('/auth/prove', { totp: codeOf(server, secret) })).status).toBe(200);
  server.clock.advance(60_000);
  expect((await enterCode(known, codeOf(server, secret))).status).toBe(200);
});

test('wrong codes on a known device are delayed there', async () => {
  const known = owner.onSameDevice();
  for (let time = 0; time < 5; time++) {
    expectRefusal(await enterCode(known, '000000'), 400, 'BAD_USER_INPUT');
  }
  expectRefusal(await enterCode(known, codeOf(server, secret)), 429, 'TOO_MANY_ATTEMPTS');
  expect((await enterCode(server.guest(), codeOf(server, secret))).status).toBe(200);
});
