import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { LIMITS } from '@contract/limits';
import type { TestClient } from '@server/testing/client';
import { holdCall } from '@server/testing/heldCall';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const filled = (bytes: number) => ({ query: 'x'.repeat(bytes) });
const company = (logo: string) => ({
  company_name: 'New',
  company_logo: logo,
  company_website: '',
});
const json = { 'content-type': 'application/json' };

describe('the size of a body', () => {
  test.each([
    ['/auth/login', 'guest', LIMITS.guestBodyBytes],
    ['/auth/login', 'guest', 12 * 1024 * 1024],
    ['/auth/reset-password', 'guest', LIMITS.guestBodyBytes],
    ['/graphql', 'admin', LIMITS.bodyBytes],
    ['/user/create', 'admin', LIMITS.bodyBytes],
    ['/user/autosave', 'admin', LIMITS.bodyBytes],
    ['/company/delete', 'admin', LIMITS.bodyBytes],
    ['/company/create', 'admin', LIMITS.imageBodyBytes],
    ['/answers/import', 'admin', LIMITS.importBodyBytes],
  ])('is limited on %s for a %s', async (path, who, bytes) => {
    const client = who === 'guest' ? server.guest() : admin;
    expectRefusal(await client.post(path, filled(bytes)), 413, 'TOO_LARGE');
    expect((await client.post(path, filled(1_000))).status).not.toBe(413);
  });

  test('is also limited if the request has no Content-Length', async () => {
    const headers = { ...json, 'transfer-encoding': 'chunked' };
    const call = await holdCall(server.address, { method: 'POST', path: '/auth/login', headers });
    call.finish(JSON.stringify(filled(LIMITS.guestBodyBytes)));
    expectRefusal(await call.reply, 413, 'TOO_LARGE');
  });

  test('may be as large as an image requires', async () => {
    const logo = `data:image/png;base64,${'A'.repeat(2_000_000)}`;
    expectRefusal(await admin.post('/company/create', company(logo)), 400, 'BAD_USER_INPUT', [
      'company_logo',
    ]);
  });

  test('is limited in a form by the number of fields', async () => {
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`field${String(i)}`, '1']));
    expectRefusal(await admin.form('/user/autosave', fields(61)), 400, 'BAD_USER_INPUT');
    expectRefusal(
      await admin.form('/user/updateUser', fields(21), {}, 'PUT'),
      400,
      'BAD_USER_INPUT',
    );
    expectRefusal(await admin.form('/user/autosave', fields(60)), 403, 'FORBIDDEN');
  });
});

describe('a JSON body', () => {
  const post = (body: string) => server.guest().post('/auth/login', body);
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const values = (count: number) => `{"email":[${Array(count).fill('1').join()}]}`;

  test.each([
    ['it is nested too deeply', nested(LIMITS.jsonDepth + 1)],
    ['it has too many values', values(LIMITS.jsonValues)],
    ['it has too many values after a string', `{"a\\\\":"\\"[","b":${values(LIMITS.jsonValues)}}`],
    ['a string is not terminated', '{"a":"\\"}'],
  ])('gets status 400 if %s', async (_reason, body) => {
    expectRefusal(await post(body), 400, 'BAD_USER_INPUT');
  });

  test('may be as deep and as large as the limits', async () => {
    expectRefusal(await post(nested(LIMITS.jsonDepth)), 400, 'BAD_USER_INPUT', [
      'email',
      'password',
    ]);
    expectRefusal(await post(values(900)), 400, 'BAD_USER_INPUT', ['email', 'password']);
    const text = JSON.stringify({ email: '[{,'.repeat(2_000) });
    expectRefusal(await post(text), 400, 'BAD_USER_INPUT', ['email', 'password']);
  });

  test('must be UTF-8 and not compressed', async () => {
    const send = (body: Buffer, headers: Record<string, string>) =>
      server.guest().send('POST', '/auth/login', { body, headers: { ...json, ...headers } });
    const utf16 = Buffer.from(values(10), 'utf16le');
    const type = { 'content-type': 'application/json; charset=utf-16le' };
    expect((await send(utf16, type)).status).toBe(400);
    expect((await send(gzipSync('{}'), { 'content-encoding': 'gzip' })).status).toBe(415);
  });
});

test.each([
  ['PUT', '/user/updateUser', 401],
  ['POST', '/report-error', 401],
  ['POST', '/company/create', 401],
  ['POST', '/user/autosave', 401],
  ['POST', '/graphql', 200],
])('a guest is refused before the body of %s %s has arrived', async (method, path, status) => {
  const headers = { ...json, 'content-length': '1000000' };
  const call = await holdCall(server.address, { method, path, headers });
  expect((await call.reply).status).toBe(status);
  call.abort();
});

describe('a body that does not arrive in time', () => {
  test.each([
    ['POST', '/auth/login', 'application/json'],
    ['POST', '/graphql', 'application/json'],
    ['POST', '/user/autosave', 'multipart/form-data; boundary=x'],
    ['PUT', '/user/updateUser', 'multipart/form-data; boundary=x'],
  ])('gets status 408 and a closed connection: %s %s', async (method, path, type) => {
    const slow = await startTestServer({ bodyMs: 50 });
    const cookie = (await slow.as('editor')).cookieHeader;
    const headers = { cookie, 'content-type': type, 'content-length': '1000' };
    const call = await holdCall(slow.address, { method, path, headers, start: '--x' });
    const reply = await call.reply;
    expectRefusal(reply, 408, 'REQUEST_TIMEOUT');
    expect(reply.headers.get('connection')).toBe('close');
    await slow.stop();
  });

  test('closes the connection if the response has been sent', async () => {
    const slow = await startTestServer({ bodyMs: 50 });
    const socket = connect(Number(new URL(slow.address).port), '127.0.0.1');
    socket.write('POST /auth/logout HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    await new Promise((resolve) => socket.on('close', resolve));
    expect(answer).toMatch(/^HTTP\/1\.1 204/);
    await slow.stop();
  });
});

test('a request that is not valid HTTP gets the contract’s error body', async () => {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.write('NONSENSE\r\n\r\n');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  await new Promise((resolve) => socket.on('close', resolve));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(body)).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('one person can send at most three large bodies at the same time', async () => {
  const cookie = admin.cookieHeader;
  const headers = { ...json, cookie, 'content-length': '1000000' };
  const hold = () =>
    holdCall(server.address, { method: 'POST', path: '/company/create', headers, start: '{' });
  const held = [await hold(), await hold(), await hold()];
  // Small bodies are not counted. This one is answered after the server has accepted the large ones.
  const small = await admin.post('/company/create', company('nonsense'));
  expectRefusal(small, 400, 'BAD_USER_INPUT', ['company_logo']);
  const fourth = await hold();
  expectRefusal(await fourth.reply, 429, 'TOO_MANY_ATTEMPTS');
  for (const call of [...held, fourth]) call.abort();
});
