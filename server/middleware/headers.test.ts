import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
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

const JSON_PATHS = ['/healthz', '/auth/user', '/auth/sessions', '/unknown'];

test.each(JSON_PATHS)('the response of %s is JSON with its character set', async (path) => {
  const { headers } = await fetch(server.address + path, { redirect: 'manual' });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
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

test('the response to a request that cannot be parsed has these headers too', async () => {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  let response = '';
  socket.on('data', (part: Buffer) => (response += part.toString()));
  socket.end('GET / HTTP/1.1\r\nbroken\r\n\r\n');
  await once(socket, 'close');
  expect(response.split('\r\n')).toEqual(
    expect.arrayContaining([
      'HTTP/1.1 400 Bad Request',
      'Cache-Control: no-store',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'Referrer-Policy: no-referrer',
      'Strict-Transport-Security: max-age=31536000; includeSubDomains',
      'X-Content-Type-Options: nosniff',
    ]),
  );
});
