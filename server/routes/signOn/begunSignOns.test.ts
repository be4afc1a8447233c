import { openRequest, sealRequest } from '@server/domain/singleSignOn/sealedRequest';
import { useSignOnServer } from '@server/testing/signOn/useSignOnServer';

const signOn = useSignOnServer();
const { comeBackAs, whoIs } = signOn;

const REGISTERED = { id: 'acme', clientSecret: 'a secret of the client' };
/** The names of the cookies of sign-ins that were begun. */
const signOnCookies = () =>
  signOn.visitor.cookieNames(signOn.server.address).filter((name) => name.startsWith('sso-'));

test('a sealed path to another site leads to the start page', () => {
  const now = new Date();
  const request = { state: 's', nonce: 'n', verifier: 'v', returnTo: '//evil.example' };
  const cookie = sealRequest(REGISTERED, request, now);
  const opened = openRequest(REGISTERED, { state: 's', cookie }, now);
  expect(opened).toEqual({ ...request, returnTo: '/' });
});

test('sign-ins that were begun in two tabs both end', async () => {
  const tabs: string[] = [];
  for (const path of ['/plan', '/faq']) {
    const start = signOn.signOnUrl(`?redirect=${encodeURIComponent(path)}`);
    tabs.push(await signOn.visitor.logInAtProvider(start, 'editor@example.com'));
  }
  const ends: (string | null)[] = [];
  for (const back of tabs) ends.push((await signOn.visitor.open(back)).headers.get('location'));
  expect(ends).toEqual(['/plan', '/faq']);
  expect(await whoIs()).toMatchObject({ id: 'editor' });
  expect(signOnCookies()).toEqual([]);
});

test('a browser keeps five sign-ins that were begun, and a long path does not overflow a cookie', async () => {
  const long = `/plan?search=${'x'.repeat(5_000)}`;
  for (let time = 0; time < 8; time++) {
    await signOn.visitor.open(signOn.signOnUrl(`?redirect=${encodeURIComponent(long)}`));
  }
  expect(signOnCookies()).toHaveLength(5);
  for (const name of signOnCookies()) {
    expect(signOn.visitor.cookie(signOn.server.address, name)?.length).toBeLessThan(3_000);
  }
  expect(await comeBackAs('editor@example.com')).toBe('/');
});
