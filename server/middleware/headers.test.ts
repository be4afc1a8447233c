import { request } from 'node:http';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ publicUrl: 'https://drivers.example' });
});
afterEach(() => server.stop());

const PATHS = ['/', '/login', '/auth/user', '/auth/sessions', '/unknown', '/uploads/unknown.png'];

test.each(PATHS)('the response of %s has the headers that protect browsers', async (path) => {
  const { headers } = await fetch(server.address + path, {
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'none' },
    redirect: 'manual',
  });
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
});

test('TRACE is not answered with the request', async () => {
  const { hostname, port } = new URL(server.address);
  const body = await new Promise<string>((resolve, reject) => {
    const sent = request(
      { hostname, port, path: '/auth/user', method: 'TRACE', headers: { 'x-secret': 'secret' } },
      (response) => {
        let text = `${String(response.statusCode)} `;
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve(text));
      },
    );
    sent.on('error', reject).end();
  });
  expect(body).toMatch(/^[45]\d\d /);
  expect(body).not.toContain('secret');
});
