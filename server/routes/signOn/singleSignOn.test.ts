import { sealRequest } from '@server/domain/singleSignOn/sealedRequest';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { expectRefusal } from '@server/testing/saving';
import { signOnBy, startProvider, Visitor } from '@server/testing/signOn/signOn';
import { useSignOnServer } from '@server/testing/signOn/useSignOnServer';
import { addTotp, codeOf } from '@server/testing/secondFactors';
import { startTestServer } from '@server/testing/startTestServer';

const signOn = useSignOnServer();
const { comeBackAs, whoIs, events } = signOn;

/** The names of the cookies of sign-ins that were begun. */
const signOnCookies = () =>
  signOn.visitor.cookieNames(signOn.server.address).filter((name) => name.startsWith('sso-'));
const REGISTERED = { id: 'acme', clientSecret: 'a secret of the client' };

test('somebody with an account signs in, and their identity is linked once', async () => {
  expect(await comeBackAs('editor@example.com', '?redirect=/plan%3Ftab%3Dplan')).toBe(
    '/plan?tab=plan',
  );
  expect(await whoIs()).toMatchObject({ id: 'editor', name: 'Person editor' });
  const linked = await signOn.server.store.read((tx) => tx.find('identities'));
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
  await signOn.server.store.write((tx) =>
    tx.update('users', 'editor', { email: 'else@example.com' }),
  );
  signOn.visitor = new Visitor();
  expect(await comeBackAs('editor@example.com')).toBe('/');
  expect(await whoIs()).toMatchObject({ id: 'editor' });
  expect(await signOn.server.store.read((tx) => tx.find('identities'))).toHaveLength(1);
});

test('an open invitation is accepted by it, and its link ends', async () => {
  expect(await comeBackAs('pending@example.com')).toBe('/');
  expect(await whoIs()).toMatchObject({ id: 'pending', name: 'Pat Provided' });
  const links = await signOn.server.store.read((tx) => tx.find('tokens', { user_id: 'pending' }));
  expect(links).toEqual([]);
  expect((await events()).map(({ kind }) => kind)).toContain('invitation_accepted');
});

test('an invitation that has expired is not accepted by it', async () => {
  const invitation_expires = signOn.server.clock.now().toISOString();
  await signOn.server.store.write((tx) => tx.update('users', 'pending', { invitation_expires }));
  expect(await comeBackAs('pending@example.com')).toBe('/login?sso=unknown');
  expect(await whoIs()).toBeNull();
  const row = await signOn.server.store.read((tx) => tx.get('users', 'pending'));
  expect(row).toMatchObject({ activated: false, invitation_expires });
  expect(await signOn.server.store.read((tx) => tx.find('identities'))).toEqual([]);
});

test('an address that the provider calls unverified is refused although its addresses are trusted', async () => {
  const { providers } = signOnBy(signOn.provider.issuer);
  const trusting = providers.map((settings) => ({ ...settings, trustsEmail: true }));
  await signOn.restart({ providers: trusting });
  const email = 'unverified@example.com';
  await signOn.server.store.write((tx) => tx.update('users', 'editor', { email }));
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
    expect(signOnCookies()).toEqual([]);
    const recorded = (await events()).filter(({ kind }) => kind === 'sign_on_refused');
    const after = { email: account, provider: 'acme' };
    expect(recorded).toEqual(problem === 'refused' ? [] : [{ kind: 'sign_on_refused', after }]);
  });

  const comeBackTo = async (back: string) =>
    (await signOn.visitor.open(back)).headers.get('location');
  const begin = (query = '') =>
    signOn.visitor.logInAtProvider(signOn.signOnUrl(query), 'editor@example.com');
  const withState = (back: string, state: string) => {
    const url = new URL(back);
    url.searchParams.set('state', state);
    return url.href;
  };

  test('with a cookie that was changed, invented or made for another sign-in', async () => {
    const back = await begin('?redirect=/plan');
    const [name = ''] = signOnCookies();
    const cookie = signOn.visitor.cookie(signOn.server.address, name) ?? '';
    const state = new URL(back).searchParams.get('state') ?? '';
    const request = { nonce: 'a', verifier: 'b', returnTo: '//evil.example', at: 0 };
    const text = JSON.stringify({ ...request, at: signOn.server.clock.now().getTime() });
    const invented = sealRequest(
      { id: 'acme', clientSecret: 'guessed' },
      { ...request, state },
      new Date(),
    );
    const other = sealRequest(
      REGISTERED,
      { ...request, state: 'other' },
      signOn.server.clock.now(),
    );
    const elsewhere = { ...REGISTERED, id: 'other' };
    const ofOther = sealRequest(elsewhere, { ...request, state }, signOn.server.clock.now());
    const plain = Buffer.from(text).toString('base64url');
    const changed = cookie.slice(0, -4) + (cookie.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const value of [
      changed,
      plain,
      `plain:${text}`,
      invented,
      other,
      ofOther,
      'broken',
      'A',
    ]) {
      signOn.visitor.setCookie(signOn.server.address, name, value);
      expect([value, await comeBackTo(back)]).toEqual([value, '/login?sso=expired']);
    }
    // The refusals removed nothing.
    signOn.visitor.setCookie(signOn.server.address, name, cookie);
    expect(await comeBackTo(back)).toBe('/plan');
  });

  test('with another state, which removes nothing, or without a code', async () => {
    const back = await begin();
    expect(await comeBackTo(withState(back, 'other'))).toBe('/login?sso=expired');
    expect(await comeBackTo(`${signOn.signOnUrl()}/callback`)).toBe('/login?sso=expired');
    expect(await comeBackTo(back)).toBe('/');
    signOn.visitor = new Visitor();
    const without = new URL(await begin());
    without.searchParams.delete('code');
    expect(await comeBackTo(without.href)).toBe('/login?sso=failed');
    expect(await whoIs()).toBeNull();
  });

  test('in another browser, or after ten minutes', async () => {
    const back = await begin();
    const own = signOn.visitor;
    signOn.visitor = new Visitor();
    expect(await comeBackTo(back)).toBe('/login?sso=expired');
    signOn.visitor = own;
    signOn.server.clock.advance(10 * 60_000);
    expect(await comeBackTo(back)).toBe('/login?sso=expired');
  });

  test('a second time with the same code', async () => {
    const back = await begin();
    const [name = ''] = signOnCookies();
    const request = signOn.visitor.cookie(signOn.server.address, name) ?? '';
    expect(await comeBackTo(back)).toBe('/');
    signOn.visitor = new Visitor();
    signOn.visitor.setCookie(signOn.server.address, name, request);
    expect(await comeBackTo(back)).toBe('/login?sso=failed');
  });
});

test('a redirect to another site leads to the start page', async () => {
  for (const redirect of ['https://evil.example/', '//evil.example', '/.//evil.example', '\\x']) {
    signOn.visitor = new Visitor();
    const back = await comeBackAs(
      'editor@example.com',
      `?redirect=${encodeURIComponent(redirect)}`,
    );
    expect([redirect, back]).toEqual([redirect, '/']);
  }
});

test('a link on another site leads to Login, where a click begins the sign-in', async () => {
  const begin = async (site: string) => {
    const url = signOn.signOnUrl('?redirect=/plan%3Ftab%3Dplan');
    const reply = await fetch(url, { redirect: 'manual', headers: { 'sec-fetch-site': site } });
    return { to: reply.headers.get('location'), cookies: reply.headers.getSetCookie() };
  };
  for (const site of ['cross-site', 'same-site']) {
    expect(await begin(site)).toEqual({ to: '/login?redirect=%2Fplan%3Ftab%3Dplan', cookies: [] });
  }
  for (const site of ['same-origin', 'none']) {
    const { to, cookies } = await begin(site);
    expect(to).toContain(signOn.provider.issuer);
    expect(cookies).toHaveLength(1);
  }
});

test('an address counts as verified if the provider says so as a text', async () => {
  const email = 'textual@example.com';
  await signOn.server.store.write((tx) => tx.update('users', 'editor', { email }));
  expect(await comeBackAs(email)).toBe('/');
  expect(await whoIs()).toMatchObject({ id: 'editor' });
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

test('a provider that goes down before the person comes back is named as the reason', async () => {
  const other = await startProvider();
  const server = await startTestServer({ singleSignOn: signOnBy(other.issuer) });
  const visitor = new Visitor();
  const start = `${server.address}/auth/sso/acme`;
  const back = await visitor.logInAtProvider(start, 'editor@example.com');
  await other.stop();
  const { headers } = await visitor.open(back);
  await server.stop();
  expect(headers.get('location')).toBe('/login?sso=unavailable');
});

test('without providers, and for an unknown one, there is no such page', async () => {
  expectRefusal(await signOn.server.guest().get('/auth/sso/other'), 404, 'NOT_FOUND');
  const plain = await startTestServer();
  expectRefusal(await plain.guest().get('/auth/sso/acme'), 404, 'NOT_FOUND');
  await plain.stop();
});

test('people of a domain get an account as subscribers, if the operator chose so', async () => {
  await signOn.restart({ accountCreation: { companyId: 'acorn', domains: ['new.example'] } });
  const subscriber = {
    role: 'subscriber',
    company_role: 'subscriber',
    workspace_role: 'subscriber',
  };
  expect(await comeBackAs('Someone@New.example')).toBe('/');
  expect(await whoIs()).toMatchObject({
    name: 'Pat Provided',
    email: 'someone@new.example',
    ...subscriber,
    company_id: 'acorn',
  });
  const kinds = (await events()).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['account_created', 'identity_linked', 'signed_in']);
  expect(await events()).toContainEqual({
    kind: 'account_created',
    after: { ...subscriber, email: 'someone@new.example', provider: 'acme' },
  });
  signOn.visitor = new Visitor();
  expect(await comeBackAs('someone@else.example')).toBe('/login?sso=unknown');
});

test('somebody with a second factor is asked for it on Login, and then signed in', async () => {
  const editor = await signOn.server.as('editor');
  const { secret } = await addTotp(signOn.server, editor);
  expect(await comeBackAs('editor@example.com', '?redirect=/plan')).toBe(
    '/login?second_factor=totp%2Crecovery_code&redirect=%2Fplan',
  );
  expect(await whoIs()).toBeNull();
  const pending = signOn.visitor.cookie(signOn.server.address, 'pending') ?? '';
  const reply = await fetch(`${signOn.server.address}/auth/second-factor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `pending=${pending}` },
    body: JSON.stringify({ totp: codeOf(signOn.server, secret) }),
  });
  expect(await reply.json()).toMatchObject({ data: { id: 'editor' } });
});

test('somebody whom the provider asked for several factors is not asked again here', async () => {
  const editor = await signOn.server.as('editor');
  await addTotp(signOn.server, editor);
  const email = 'editor+mfa@example.com';
  await signOn.server.store.write((tx) => tx.update('users', 'editor', { email }));
  expect(await comeBackAs(email, '?redirect=/plan')).toBe('/plan');
  expect(await whoIs()).toMatchObject({ id: 'editor' });
});
