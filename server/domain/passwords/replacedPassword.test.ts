import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { cheapPasswords } from '@server/testing/cheapCredentials';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

// The password is checked outside of transactions, so that it can be replaced meanwhile.
describe.each(STORES)('a password that is replaced during a sign-in, on %s', (_name, openStore) => {
  let server: TestServer;
  /** Happens once, after the given password was compared with the stored one. */
  let meanwhile: (() => Promise<void>) | null;

  beforeEach(async () => {
    meanwhile = null;
    const matches: typeof cheapPasswords.matches = async (hash, password) => {
      const isRight = await cheapPasswords.matches(hash, password);
      const happen = meanwhile;
      meanwhile = null;
      await happen?.();
      return isRight;
    };
    server = await startTestServer({
      store: await openStore(),
      passwords: { ...cheapPasswords, matches },
    });
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const store = (password: string) => async () => {
    const password_hash = await cheapPasswords.hash(password);
    await server.store.write((tx) => tx.update('credentials', 'editor', { password_hash }));
  };
  const signIn = () =>
    server.guest().post('/auth/login', { email: 'editor@example.com', password: DEMO_PASSWORD });
  const sessions = () => server.store.read((tx) => tx.find('sessions', { user_id: 'editor' }));

  test('opens no session any more', async () => {
    meanwhile = store('Changed123');
    expect((await signIn()).status).toBe(401);
    expect(await sessions()).toEqual([]);
  });

  test('opens one if only its hash was renewed', async () => {
    meanwhile = store(DEMO_PASSWORD);
    expect((await signIn()).status).toBe(200);
    expect(await sessions()).toHaveLength(1);
  });
});
