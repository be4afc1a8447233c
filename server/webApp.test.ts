import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectRefusal } from './testing/saving';
import { startTestServer, type TestServer } from './testing/startTestServer';

let server: TestServer;

afterEach(() => server.stop());

describe('the built app', () => {
  let folder: string;
  const page = { accept: 'text/html,*/*' };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'app-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const serve = async () => {
    const uploadsDir = join(folder, 'uploads');
    server = await startTestServer({ staticDir: join(folder, 'web'), uploadsDir });
    return server.guest();
  };

  test('before there is one, pages say how to make it, and calls answer', async () => {
    const guest = await serve();
    const reply = await guest.get('/', page);
    expect(reply.status).toBe(503);
    expect(reply.text).toContain('npm run build');
    expect((await guest.get('/auth/user')).status).toBe(200);
  });

  test('hashed files are kept for ever, compressed as the build made them; pages get the page', async () => {
    mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
    mkdirSync(join(folder, 'uploads'));
    writeFileSync(join(folder, 'web', 'index.html'), '<title>App</title>');
    writeFileSync(join(folder, 'web', 'assets', 'main.1.js'), 'plain');
    writeFileSync(join(folder, 'web', 'assets', 'main.1.js.br'), 'brotli');
    writeFileSync(join(folder, 'uploads', 'a.svg'), '<svg/>');
    const guest = await serve();

    const file = await guest.get('/assets/main.1.js', { 'accept-encoding': 'identity' });
    expect(file.text).toBe('plain');
    expect(file.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    const head = await guest.send('HEAD', '/assets/main.1.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(head.headers.get('content-encoding')).toBe('br');

    for (const path of ['/', '/company-overview', '/workspaces-management', '/unheard/of?a=b.c']) {
      const reply = await guest.get(path, page);
      expect([reply.status, reply.text]).toEqual([200, '<title>App</title>']);
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    for (const path of [
      '/assets/main.2.js',
      '/graphql',
      '/user/x',
      '/company/create',
      '/fixtures',
    ]) {
      expectRefusal(await guest.get(path, page), 404, 'NOT_FOUND');
    }
    expectRefusal(await guest.get('/company-overview', { accept: '*/*' }), 404, 'NOT_FOUND');
    expectRefusal(await guest.post('/company-overview', {}, page), 404, 'NOT_FOUND');

    const upload = await guest.get('/uploads/a.svg');
    expect(upload.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(upload.headers.get('x-content-type-options')).toBe('nosniff');
    expectRefusal(await guest.get('/uploads/..%2fweb%2findex.html'), 404, 'NOT_FOUND');
  });

  test('each page has a nonce of its own, for its scripts and style sheets alone', async () => {
    mkdirSync(join(folder, 'web'), { recursive: true });
    writeFileSync(join(folder, 'web', 'index.html'), '<meta content="__CSP_NONCE__">');
    const guest = await serve();
    const nonces = [];
    for (const path of ['/', '/index.html', '/login']) {
      const { text, headers } = await guest.get(path, page);
      const nonce = /content="([\w+/]{22}==)"/.exec(text)?.[1] ?? 'none';
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain(`style-src-elem 'self' 'nonce-${nonce}';`);
      expect(policy).not.toContain('unsafe-eval');
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(3);
    expect((await guest.send('HEAD', '/', { headers: page })).status).toBe(200);
  });

  test('who brings no session gets the page with Login in it, save where none is needed', async () => {
    mkdirSync(join(folder, 'web'), { recursive: true });
    writeFileSync(join(folder, 'web', 'index.html'), 'app __SESSION__');
    writeFileSync(join(folder, 'web', 'login.html'), 'login __SESSION__');
    const guest = await serve();
    const pageAt = async (path: string, headers = {}) =>
      (await guest.get(path, { ...page, ...headers })).text;

    for (const path of ['/', '/login', '/impact-areas?x=1', '/no/such/page']) {
      expect(await pageAt(path)).toBe('login none');
    }
    for (const path of ['/forgot-password', '/reset-password?token=x', '/onboarding']) {
      expect(await pageAt(path)).toBe('app none');
    }
    const session = { cookie: 'sid=x' };
    expect(await pageAt('/', session)).toBe('app maybe');
    expect(await pageAt('/login', session)).toBe('login maybe');
  });
});
