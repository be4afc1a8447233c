import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { standardPasswords } from './passwords';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ passwords: standardPasswords });
});
afterEach(() => server.stop());

const storedHash = async () =>
  (await server.store.read((tx) => tx.get('credentials', 'editor')))?.password_hash ?? '';
const store = (password_hash: string) =>
  server.store.write((tx) => tx.update('credentials', 'editor', { password_hash }));
const logIn = async (password: string) =>
  (await server.guest().post('/auth/login', { email: 'editor@example.com', password })).status;

test.each([
  ['less memory', { memoryCost: 8192 }],
  ['more passes', { timeCost: 3 }],
  ['argon2i', { algorithm: 1 }],
  ['another length', { outputLen: 16 }],
])('a hash with %s is accepted, and renewed at the next sign-in', async (_, parameters) => {
  const former = await hash(DEMO_PASSWORD, parameters);
  await store(former);
  expect(await logIn('Wrong2026')).toBe(401);
  expect(await storedHash()).toBe(former);

  expect(await logIn(DEMO_PASSWORD)).toBe(200);
  const renewed = await storedHash();
  expect(standardPasswords.isCurrent(renewed)).toBe(true);
  expect(await logIn(DEMO_PASSWORD)).toBe(200);
  expect(await storedHash()).toBe(renewed);
});

test('new hashes have the parameters of SECURITY.md', async () => {
  expect(await standardPasswords.hash(DEMO_PASSWORD)).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});
