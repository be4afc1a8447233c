import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { TestClient } from '@server/testing/client';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const EDITOR = { email: 'editor@example.com', password: DEMO_PASSWORD };
const HTTPS = { publicUrl: 'https://drivers.example' };

let server: TestServer;

afterEach(() => server.stop());

const login = (client: TestClient, headers: Record<string, string> = {}) =>
  client.post('/auth/login', EDITOR, headers);
const isSignedIn = async (client: TestClient, cookie?: string) => {
  const { json } = await client.get('/auth/user', cookie === undefined ? {} : { cookie });
  return (json as { data: unknown }).data !== null;
};

test('with an https PUBLIC_URL both cookies are Secure and bound to the host', async () => {
  server = await startTestServer(HTTPS);
  const client = server.guest();
  const cookies = (await login(client)).headers.getSetCookie();
  expect(cookies).toEqual([
    expect.stringMatching(
      /^__Host-sid=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Host-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
  expect(await isSignedIn(client)).toBe(true);
  const [cleared] = (await client.post('/auth/logout')).headers.getSetCookie();
  expect(cleared).toMatch(/^__Host-sid=; Max-Age=0; .*Secure/);
});

test('PUBLIC_URL decides whether cookies are Secure, not the request', async () => {
  server = await startTestServer({ publicUrl: 'http://drivers.example', trustProxy: 1 });
  const cookies = (await login(server.guest(), { 'x-forwarded-proto': 'https' })).headers;
  expect(cookies.getSetCookie().map((cookie) => /^[\w-]+/.exec(cookie)?.[0])).toEqual([
    'sid',
    'device',
  ]);
  expect(cookies.get('set-cookie')).not.toContain('Secure');
});

test('over https a cookie without the prefix is ignored and removed', async () => {
  server = await startTestServer(HTTPS);
  const [session = ''] = (await login(server.guest())).headers.getSetCookie();
  const token = session.slice('__Host-sid='.length).split(';')[0] ?? '';
  expect(await isSignedIn(server.guest(), `__Host-sid=${token}`)).toBe(true);
  expect(await isSignedIn(server.guest(), `sid=${token}`)).toBe(false);
  const again = (await login(server.guest(), { cookie: 'sid=old' })).headers.getSetCookie();
  expect(again).toContainEqual(expect.stringMatching(/^sid=; Max-Age=0;/));
});
