import { issueToken } from '@server/domain/accounts/tokens';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { expectRefusal } from '@server/testing/saving';
import { signOnBy, startProvider, Visitor, type TestProvider } from '@server/testing/signOn/signOn';
import { addTotp, codeOf } from '@server/testing/secondFactors';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

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
});
afterEach(() => server.stop());

const start = (query = '') => `${server.address}/auth/sso/acme${query}`;
const whoIs = async () =>
  ((await (await visitor.open(`${server.address}/auth/user`)).json()) as { data: unknown }).data;
const events = () =>
  server.store.read(async (tx) =>
    (await tx.findEvents({ limit: 20 })).map(({ kind, after }) => ({ kind, after })),
  );

/** Logs in at the provider, comes back, and gives where the app leads then. */
async function comeBackAs(account: string | null, query?: string): Promise<string | null> {
  const back = await visitor.logInAtProvider(start(query), account);
  return (await visitor.open(back)).headers.get('location');
}

test('somebody with an account signs in, and their identity is linked once', async () => {
  expect(await comeBackAs('editor@example.com', '?redirect=/plan%3Ftab%3Dplan')).toBe(
    '/plan?tab=plan',
  );
  expect(await whoIs()).toMatchObject({ id: 'editor', name: 'Person editor' });
  const linked = await server.store.read((tx) => tx.find('identities'));
  expect(linked).toMatchObject([{ user_id: 'editor', provider: 'acme' }]);
  const after = { provider: 'acme' };
  // Both have the same time, so that their order is open.
  expect(await events()).toEqual(
    expect.arrayContaining([
      { kind: 'signed_in', after },
      { kind: 'identity_linked', after },
    ]),
  );

  // The linked identity counts, also after the address was changed here.
  await server.store.write((tx) => tx.update('users', 'editor', { email: 'else@example.com' }));
  visitor = new Visitor();
  expect(await comeBackAs('editor@example.com')).toBe('/');
  expect(await whoIs()).toMatchObject({ id: 'editor' });
  expect(await server.store.read((tx) => tx.find('identities'))).toHaveLength(1);
});

test('an open invitation is accepted by it, and its link ends', async () => {
  expect(await comeBackAs('pending@example.com')).toBe('/');
  expect(await whoIs()).toMatchObject({ id: 'pending', name: 'Pat Provided' });
  const links = await server.store.read((tx) => tx.find('tokens', { user_id: 'pending' }));
  expect(links).toEqual([]);
  expect((await events()).map(({ kind }) => kind)).toContain('invitation_accepted');
});

test('an invitation that has expired is not accepted by it', async () => {
  const invitation_expires = server.clock.now().toISOString();
  await server.store.write((tx) => tx.update('users', 'pending', { invitation_expires }));
  expect(await comeBackAs('pending@example.com')).toBe('/login?sso=unknown');
  expect(await whoIs()).toBeNull();
  const row = await server.store.read((tx) => tx.get('users', 'pending'));
  expect(row).toMatchObject({ activated: false, invitation_expires });
  expect(await server.store.read((tx) => tx.find('identities'))).toEqual([]);
});

test('an address that the provider calls unverified is refused although its addresses are trusted', async () => {
  await server.stop();
  const { providers } = signOnBy(provider.issuer);
  const trusting = providers.map((settings) => ({ ...settings, trustsEmail: true }));
  server = await startTestServer({
    singleSignOn: signOnBy(provider.issuer, { providers: trusting }),
  });
  const email = 'unverified@example.com';
  await server.store.write((tx) => tx.update('users', 'editor', { email }));
  expect(await comeBackAs(email)).toBe('/login?sso=unverified');
  expect(await whoIs()).toBeNull();
});

describe('leads back to Login without a session', () => {
  test.each([
    ['unknown', 'nobody@example.com'],
    ['unverified', 'unverified@example.com'],
    ['refused', null],
  ])('and the problem %s, for %s at the provider', async (problem, account) => {
    expect(await comeBackAs(account)).toBe(`/login?sso=${problem}`);
    expect(await whoIs()).toBeNull();
    expect(visitor.cookie(server.address, 'sso')).toBeUndefined();
    const refused = (await events()).filter(({ kind }) => kind === 'sign_on_refused');
    const after = { email: account, provider: 'acme' };
    expect(refused).toEqual(problem === 'refused' ? [] : [{ kind: 'sign_on_refused', after }]);
  });

  const comeBackTo = async (back: string) => (await visitor.open(back)).headers.get('location');
  const changeBegun = (changes: object) => {
    const cookie = visitor.cookie(server.address, 'sso') ?? '';
    const begun = JSON.parse(Buffer.from(cookie, 'base64url').toString()) as object;
    const changed = Buffer.from(JSON.stringify({ ...begun, ...changes })).toString('base64url');
    visitor.setCookie(server.address, 'sso', changed);
  };
  const begin = () => visitor.logInAtProvider(start(), 'editor@example.com');

  test('with another state, nonce or verifier, or without a code', async () => {
    for (const changes of [{ state: 'other' }, { nonce: 'other' }, { verifier: 'x'.repeat(43) }]) {
      visitor = new Visitor();
      const back = await begin();
      changeBegun(changes);
      expect([changes, await comeBackTo(back)]).toEqual([changes, '/login?sso=failed']);
    }
    visitor = new Visitor();
    const back = new URL(await begin());
    back.searchParams.delete('code');
    expect(await comeBackTo(back.href)).toBe('/login?sso=failed');
    expect(await whoIs()).toBeNull();
  });

  test('in another browser, with another provider’s sign-in, a broken cookie, or after ten minutes', async () => {
    const back = await begin();
    const own = visitor;
    visitor = new Visitor();
    expect(await comeBackTo(back)).toBe('/login?sso=expired');
    visitor = own;
    changeBegun({ provider: 'other' });
    expect(await comeBackTo(back)).toBe('/login?sso=expired');
    visitor.setCookie(server.address, 'sso', 'broken');
    expect(await comeBackTo(back)).toBe('/login?sso=expired');
    const late = await begin();
    server.clock.advance(10 * 60_000);
    expect(await comeBackTo(late)).toBe('/login?sso=expired');
  });

  test('a second time with the same code', async () => {
    const back = await begin();
    const begun = visitor.cookie(server.address, 'sso') ?? '';
    expect(await comeBackTo(back)).toBe('/');
    visitor = new Visitor();
    visitor.setCookie(server.address, 'sso', begun);
    expect(await comeBackTo(back)).toBe('/login?sso=failed');
  });
});

test('a redirect to another site leads to the start page', async () => {
  for (const redirect of ['https://evil.example/', '//evil.example', '/.//evil.example', '\\x']) {
    visitor = new Visitor();
    const back = await comeBackAs(
      'editor@example.com',
      `?redirect=${encodeURIComponent(redirect)}`,
    );
    expect([redirect, back]).toEqual([redirect, '/']);
  }
});

test('while the provider is down the app works, and Login says so; it is asked again later', async () => {
  const other = await startProvider();
  const { issuer } = other;
  await other.stop();
  const alone = await startTestServer({ singleSignOn: signOnBy(issuer) });
  const guest = alone.guest();
  const reply = await fetch(`${alone.address}/auth/sso/acme`, { redirect: 'manual' });
  expect(reply.headers.get('location')).toBe('/login?sso=unavailable');
  const credentials = { email: 'editor@example.com', password: DEMO_PASSWORD };
  expect((await guest.post('/auth/login', credentials)).status).toBe(200);
  await alone.stop();
});

test('without providers, and for an unknown one, there is no such page', async () => {
  expectRefusal(await server.guest().get('/auth/sso/other'), 404, 'NOT_FOUND');
  const plain = await startTestServer();
  expectRefusal(await plain.guest().get('/auth/sso/acme'), 404, 'NOT_FOUND');
  await plain.stop();
});

test('people of a domain get an account as subscribers, if the operator chose so', async () => {
  await server.stop();
  const created = { companyId: 'acorn', domains: ['new.example'] };
  server = await startTestServer({ singleSignOn: signOnBy(provider.issuer, { created }) });
  expect(await comeBackAs('Someone@New.example')).toBe('/');
  expect(await whoIs()).toMatchObject({
    name: 'Pat Provided',
    email: 'someone@new.example',
    role: 'subscriber',
    company_role: 'subscriber',
    workspace_role: 'subscriber',
    company_id: 'acorn',
  });
  visitor = new Visitor();
  expect(await comeBackAs('someone@else.example')).toBe('/login?sso=unknown');
});

describe('where single sign-on is enforced for a domain', () => {
  beforeEach(async () => {
    await server.stop();
    const enforced = { enforcedDomains: ['example.com'], breakGlass: 'admin@example.com' };
    server = await startTestServer({ singleSignOn: signOnBy(provider.issuer, enforced) });
  });

  test('passwords are refused, except for the administrator for emergencies', async () => {
    const logIn = (email: string) =>
      server.guest().post('/auth/login', { email, password: DEMO_PASSWORD });
    expectRefusal(await logIn('editor@example.com'), 403, 'FORBIDDEN');
    expectRefusal(await logIn(' Editor@Example.COM '), 403, 'FORBIDDEN');
    expectRefusal(await logIn('nobody@example.com'), 403, 'FORBIDDEN');
    expect((await logIn('Admin@example.com')).status).toBe(200);
    expect(await comeBackAs('editor@example.com')).toBe('/');
  });

  test('programs can read which providers there are, and for whom they are the only way', async () => {
    const { json, text } = await server.guest().get('/auth/sign-in-options');
    expect(json).toEqual({
      data: {
        providers: [{ id: 'acme', name: 'Acme' }],
        passkeys: false,
        enforced_domains: ['example.com'],
      },
    });
    expect(text).not.toContain('secret');
  });

  test('nobody can set a password by a link that was mailed before, by an invitation or in My account', async () => {
    const message = 'Please log in with the account of your organization.';
    const tokenFor = (kind: 'reset' | 'invitation', userId: string) =>
      server.store.write(
        async (tx) => (await issueToken(tx, kind, userId, server.clock.now())).token,
      );
    const password = 'Harbour47';
    const guest = server.guest();
    const reset = { token: await tokenFor('reset', 'editor'), password };
    const refused = await guest.post('/auth/reset-password', reset);
    expectRefusal(refused, 403, 'FORBIDDEN');
    expect(refused.json).toMatchObject({ message });

    const profile = { name: 'Pat', picture_url: '', password };
    const invitation = { token: await tokenFor('invitation', 'pending'), ...profile };
    expectRefusal(await guest.put('/user/email-confirm', invitation), 403, 'FORBIDDEN');
    // The refusal did not consume the invitation.
    expect(await comeBackAs('pending@example.com')).toBe('/');

    visitor = new Visitor();
    await comeBackAs('editor@example.com');
    const cookie = `sid=${visitor.cookie(server.address, 'sid') ?? ''}`;
    const update = (values: Record<string, string>) =>
      server.guest().form('/user/updateUser', values, { cookie }, 'PUT');
    const fields = { id: 'editor', name: 'E', email: 'editor@example.com' };
    const change = { ...fields, current_password: DEMO_PASSWORD, new_password: password };
    const unchanged = await update(change);
    expectRefusal(unchanged, 403, 'FORBIDDEN');
    expect(unchanged.json).toMatchObject({ message });
    expect((await update(fields)).status).toBe(200);
  });

  test('no link for a new password is mailed', async () => {
    for (const email of ['editor@example.com', 'admin@example.com']) {
      await server.guest().post('/auth/forgot-password', { email });
    }
    await server.settled();
    const sent = server.mailer.sent.map(({ to }) => to);
    expect(sent).toEqual(['admin@example.com']);
  });
});

test('somebody with a second factor is asked for it on Login, and then signed in', async () => {
  const editor = await server.as('editor');
  const { secret } = await addTotp(server, editor);
  expect(await comeBackAs('editor@example.com', '?redirect=/plan')).toBe(
    '/login?second_factor=totp%2Crecovery_code&redirect=%2Fplan',
  );
  expect(await whoIs()).toBeNull();
  const pending = visitor.cookie(server.address, 'pending') ?? '';
  const reply = await fetch(`${server.address}/auth/second-factor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `pending=${pending}` },
    body: JSON.stringify({ totp: codeOf(server, secret) }),
  });
  expect(await reply.json()).toMatchObject({ data: { id: 'editor' } });
});

test('somebody whom the provider asked for several factors is not asked again here', async () => {
  const editor = await server.as('editor');
  await addTotp(server, editor);
  const email = 'editor+mfa@example.com';
  await server.store.write((tx) => tx.update('users', 'editor', { email }));
  expect(await comeBackAs(email, '?redirect=/plan')).toBe('/plan');
  expect(await whoIs()).toMatchObject({ id: 'editor' });
});
