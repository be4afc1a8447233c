import { signOutByProvider } from '@server/domain/singleSignOn/signOutByProvider';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expectRefusal } from '@server/testing/saving';
import { Visitor } from '@server/testing/signOn/signOn';
import { useSignOnServer } from '@server/testing/signOn/useSignOnServer';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const EDITOR = 'editor@example.com';

const signOn = useSignOnServer();

beforeEach(async () => {
  await signOn.comeBackAs(EDITOR);
  expect(await sessionsOf('editor')).toBe(1);
});

const address = () => `${signOn.signOnUrl()}/logout`;
const sessionsOf = async (user_id: string) =>
  (await signOn.server.store.read((tx) => tx.find('sessions', { user_id }))).length;
const endings = () =>
  signOn.server.store.read(async (tx) =>
    (await tx.findEvents({ limit: 20 })).filter(({ kind }) => kind === 'sessions_ended'),
  );
const send = (logout_token: string) =>
  signOn.server.guest().post('/auth/sso/acme/logout', { logout_token });

test('whoever signs out at the provider is signed out here, everywhere, with one event', async () => {
  signOn.visitor = new Visitor();
  await signOn.comeBackAs(EDITOR);
  await signOn.server.as('admin');
  expect(await signOn.provider.signOut(EDITOR, address())).toBe('done');
  expect(await sessionsOf('editor')).toBe(0);
  expect(await sessionsOf('admin')).toBe(1);
  expect(await endings()).toMatchObject([
    { actor_id: null, subject_id: 'editor', after: { sessions: 2, provider: 'acme' } },
  ]);

  expect(await signOn.provider.signOut(EDITOR, address())).toBe('done');
  expect(await signOn.provider.signOut('nobody@example.com', address())).toBe('done');
  expect(await endings()).toHaveLength(1);
});

test('a token that the provider did not sign for this purpose ends nothing', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const { kid = 'own' } = await exportJWK(publicKey);
  const forged = await new SignJWT({ events: { [EVENT]: {} }, jti: 'a' })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'logout+jwt' })
    .setIssuer(signOn.provider.issuer)
    .setAudience('value-drivers')
    .setSubject(EDITOR)
    .setIssuedAt()
    .sign(privateKey);
  const unsigned = [
    { alg: 'none' },
    { iss: signOn.provider.issuer, aud: 'value-drivers', sub: EDITOR },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  for (const token of [forged, `${unsigned}.`, 'x', '']) {
    expectRefusal(await send(token), 400, 'BAD_USER_INPUT');
  }
  expect(await sessionsOf('editor')).toBe(1);
  expect(await endings()).toEqual([]);
  const elsewhere = `${signOn.server.address}/auth/sso/other/logout`;
  expect(await signOn.provider.signOut(EDITOR, elsewhere)).toMatch(/404/);
});

test('the person’s API tokens rest until the next sign-in', async () => {
  const { server, visitor } = signOn;
  const cookie = `sid=${visitor.cookie(server.address, 'sid') ?? ''}`;
  const created = await server.guest().post('/user/create-token', { name: 'Report' }, { cookie });
  const { secret } = (created.json as { data: { secret: string } }).data;
  const query = async () =>
    (
      await server
        .guest()
        .post('/graphql', { query: '{companies{id}}' }, { authorization: `Bearer ${secret}` })
    ).status;
  expect(await query()).toBe(200);
  expect(await signOn.provider.signOut(EDITOR, address())).toBe('done');
  expect(await query()).toBe(401);
  await signOn.comeBackAs(EDITOR);
  expect(await query()).toBe(200);
});

test('a logout token ends sessions once', async () => {
  const { store, clock } = signOn.server;
  const account = { issuer: signOn.provider.issuer, subject: EDITOR, tokenId: 'once' };
  const signOut = { provider: 'acme', account, client: { address: '', userAgent: null } };
  await signOutByProvider({ store, clock }, signOut);
  expect(await sessionsOf('editor')).toBe(0);
  signOn.visitor = new Visitor();
  await signOn.comeBackAs(EDITOR);
  await expect(signOutByProvider({ store, clock }, signOut)).rejects.toThrow('failed');
  expect(await sessionsOf('editor')).toBe(1);
});
