import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expectRefusal } from '@server/testing/saving';
import { signOnBy, startProvider, Visitor, type TestProvider } from '@server/testing/signOn/signOn';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const EDITOR = 'editor@example.com';

let provider: TestProvider;
let server: TestServer;
let visitor: Visitor;

beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

beforeEach(async () => {
  visitor = new Visitor();
  server = await startTestServer({ singleSignOn: signOnBy(provider.issuer) });
  const back = await visitor.logInAtProvider(`${server.address}/auth/sso/acme`, EDITOR);
  await visitor.open(back);
  expect(await sessionsOf('editor')).toBe(1);
});
afterEach(() => server.stop());

const address = () => `${server.address}/auth/sso/acme/logout`;
const sessionsOf = async (user_id: string) =>
  (await server.store.read((tx) => tx.find('sessions', { user_id }))).length;
const endings = () =>
  server.store.read(async (tx) =>
    (await tx.findEvents({ limit: 20 })).filter(({ kind }) => kind === 'sessions_ended'),
  );
const send = (logout_token: string) =>
  server.guest().post('/auth/sso/acme/logout', { logout_token });

test('whoever signs out at the provider is signed out here, everywhere, with one event', async () => {
  await server.as('editor');
  await server.as('admin');
  expect(await provider.signOut(EDITOR, address())).toBe('done');
  expect(await sessionsOf('editor')).toBe(0);
  expect(await sessionsOf('admin')).toBe(1);
  expect(await endings()).toMatchObject([
    { actor_id: null, subject_id: 'editor', after: { sessions: 2, provider: 'acme' } },
  ]);

  expect(await provider.signOut(EDITOR, address())).toBe('done');
  expect(await provider.signOut('nobody@example.com', address())).toBe('done');
  expect(await endings()).toHaveLength(1);
});

test('a token that the provider did not sign for this purpose ends nothing', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const { kid = 'own' } = await exportJWK(publicKey);
  const forged = await new SignJWT({ events: { [EVENT]: {} }, jti: 'a' })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'logout+jwt' })
    .setIssuer(provider.issuer)
    .setAudience('value-drivers')
    .setSubject(EDITOR)
    .setIssuedAt()
    .sign(privateKey);
  const unsigned = [{ alg: 'none' }, { iss: provider.issuer, aud: 'value-drivers', sub: EDITOR }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  for (const token of [forged, `${unsigned}.`, 'x', '']) {
    expectRefusal(await send(token), 400, 'BAD_USER_INPUT');
  }
  expect(await sessionsOf('editor')).toBe(1);
  expect(await endings()).toEqual([]);
  const elsewhere = `${server.address}/auth/sso/other/logout`;
  expect(await provider.signOut(EDITOR, elsewhere)).toMatch(/404/);
});
