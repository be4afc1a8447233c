import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { NO_SINGLE_SIGN_ON, type SingleSignOnSettings } from '@server/domain/singleSignOn/settings';
import { signOnBy } from '@server/testing/signOn/signOn';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

let server: TestServer;

afterEach(() => server.stop());

/** Requests a file, and closes the connection when its first bytes arrive. */
const breakOff = (path: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    });
    socket.once('data', () => socket.destroy());
    socket.once('close', () => resolve());
  });

describe('the built app', () => {
  let folder: string;
  const page = { accept: 'text/html,*/*' };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'app-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const serve = async (settings: { singleSignOn?: SingleSignOnSettings } = {}) => {
    server = await startTestServer({ staticDir: join(folder, 'web'), ...settings });
    return server.guest();
  };

  test('before the build, pages explain how to build, and API routes work', async () => {
    const guest = await serve();
    const reply = await guest.get('/', page);
    expect(reply.status).toBe(503);
    expect(reply.text).toContain('npm run build');
    expect((await guest.get('/auth/user')).status).toBe(200);
  });

  test('hashed files are cached forever and compressed by the build; page paths get the page', async () => {
    mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'web', 'index.html'), '<title>App</title>');
    writeFileSync(join(folder, 'web', 'assets', 'main.1.js'), 'plain');
    writeFileSync(join(folder, 'web', 'assets', 'main.1.js.br'), 'brotli');
    const guest = await serve();

    const file = await guest.get('/assets/main.1.js', { 'accept-encoding': 'identity' });
    expect(file.text).toBe('plain');
    expect(file.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    const asBrowsers = { ...page, 'accept-encoding': 'gzip, deflate, br, zstd' };
    for (const path of ['/assets/main.1.js', '/']) {
      const head = await guest.send('HEAD', path, { headers: asBrowsers });
      expect(head.headers.get('content-encoding')).toBe('br');
      expect(head.headers.get('vary')).toContain('Accept-Encoding');
    }

    for (const path of ['/', '/company-overview', '/workspaces-management', '/unheard/of?a=b.c']) {
      const reply = await guest.get(path, page);
      expect([reply.status, reply.text]).toEqual([200, '<title>App</title>']);
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(reply.headers.get('cache-control')).toBe('private,no-cache');
      expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    for (const path of [
      '/assets',
      '/assets/',
      '/assets/main.2.js',
      '/user/x',
      '/company/create',
      '/fixtures',
    ]) {
      expectRefusal(await guest.get(path, page), 404, 'NOT_FOUND');
    }
    expectRefusal(await guest.get('/graphql', page), 405, 'METHOD_NOT_ALLOWED');
    expectRefusal(await guest.get('/company-overview', { accept: '*/*' }), 404, 'NOT_FOUND');
    expectRefusal(await guest.post('/company-overview', {}, page), 404, 'NOT_FOUND');

    expectRefusal(await guest.get('/uploads/..%2fweb%2findex.html'), 404, 'NOT_FOUND');
  });

  test('a file that disappears is not found, and the server goes on', async () => {
    const assets = join(folder, 'web', 'assets');
    mkdirSync(assets, { recursive: true });
    writeFileSync(join(folder, 'web', 'index.html'), '<title>App</title>');
    for (const name of ['main.1.js', 'main.1.js.br']) writeFileSync(join(assets, name), 'script');
    const guest = await serve();
    const brotli = { 'accept-encoding': 'gzip, br' };
    expect((await guest.send('HEAD', '/assets/main.1.js', { headers: brotli })).status).toBe(200);
    rmSync(assets, { recursive: true });
    const gone = await guest.get('/assets/main.1.js', brotli);
    expectRefusal(gone, 404, 'NOT_FOUND');
    expect(gone.headers.get('content-encoding')).toBeNull();
    expect((await guest.get('/', page)).status).toBe(200);
  });

  test('a download that is broken off or names an impossible range leaves no file open', async () => {
    mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'web', 'index.html'), '<title>App</title>');
    writeFileSync(join(folder, 'web', 'assets', 'large.js'), Buffer.alloc(2_000_000, 'a'));
    const guest = await serve();
    const openFiles = () => readdirSync('/dev/fd').length;
    const before = openFiles();
    for (let round = 0; round < 20; round++) await breakOff('/assets/large.js');
    const range = { range: 'bytes=5-2', 'accept-encoding': 'identity' };
    expect((await guest.get('/assets/large.js', range)).status).toBe(416);
    for (let wait = 0; wait < 200 && openFiles() >= before + 10; wait++) await setTimeout(10);
    expect(openFiles()).toBeLessThan(before + 10);
  });

  test('each response has its own nonce for its scripts and style sheets', async () => {
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

  test('guests get login.html, except on open pages and for a second step; others get index.html', async () => {
    mkdirSync(join(folder, 'web'), { recursive: true });
    writeFileSync(join(folder, 'web', 'index.html'), 'app __PAGE_DATA__');
    writeFileSync(join(folder, 'web', 'login.html'), 'login');
    const guest = await serve();
    const pageAt = async (path: string, headers = {}) =>
      (await guest.get(path, { ...page, ...headers })).text;

    for (const path of ['/', '/login', '/impact-areas?x=1', '/no/such/page']) {
      expect(await pageAt(path)).toBe('login');
      expect(await pageAt(path, { cookie: 'sid=ended' })).toBe('login');
    }
    const open = ['/forgot-password', '/reset-password?token=x', '/onboarding'];
    for (const path of [...open, '/login?second_factor=totp']) {
      expect(await pageAt(path)).toMatch(/^app {"user":null,/);
    }
    const editor = await server.as('editor');
    for (const path of ['/', '/login', '/impact-areas', ...open]) {
      expect((await editor.get(path, page)).text).toMatch(/^app {"user":{"id":"editor",/);
    }
  });

  test('the page has the providers of single sign-on, as text that ends no attribute', async () => {
    mkdirSync(join(folder, 'web'), { recursive: true });
    writeFileSync(
      join(folder, 'web', 'index.html'),
      '<p data-x="__SIGN_ON__">__SIGN_ON_COUNT__</p>',
    );
    const plain = await serve();
    expect((await plain.get('/', page)).text).toBe(
      '<p data-x="{&quot;providers&quot;:[],&quot;enforced_domains&quot;:[]}">0</p>',
    );
    await server.stop();
    const [one] = signOnBy('https://id.example').providers;
    const providers = one ? [{ ...one, name: 'A"><b>$& ltd' }] : [];
    const some = await serve({ singleSignOn: { ...NO_SINGLE_SIGN_ON, providers } });
    const { text } = await some.get('/', page);
    expect(text).toMatch(/^<p data-x="[^"<>]*">1<\/p>$/);
    expect(text).toContain('ltd');
    expect(text).not.toContain('secret');
  });

  describe('in two languages', () => {
    const built = { index: 'app', login: 'login', 'index.es': 'aplicación', 'login.es': 'acceso' };

    beforeEach(() => {
      mkdirSync(join(folder, 'web'), { recursive: true });
      for (const [name, text] of Object.entries(built)) {
        writeFileSync(join(folder, 'web', `${name}.html`), `${text} __PAGE_DATA__ __CSP_NONCE__`);
      }
    });

    const wordIn = ({ text }: { text: string }) => text.split(' ')[0];

    test.each([
      ['es-MX,es;q=0.9,en;q=0.8', undefined, 'acceso'],
      ['en-GB,es;q=0.9', undefined, 'login'],
      ['fr-FR,es;q=0.5', undefined, 'acceso'],
      ['en;q=0.4,es;q=0.8', undefined, 'acceso'],
      ['fr', undefined, 'login'],
      ['*', undefined, 'login'],
      ['es', 'en', 'login'],
      ['en', 'es', 'acceso'],
      ['es', 'xx', 'acceso'],
    ])('a browser for %s, last used in %s, gets %s', async (accepted, last, expected) => {
      const guest = await serve();
      const cookie = last === undefined ? {} : { cookie: `language=${last}` };
      const reply = await guest.get('/', { ...page, 'accept-language': accepted, ...cookie });
      expect(wordIn(reply)).toBe(expected);
      expect(reply.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    });

    test('people get the app, and no page is served as a file', async () => {
      const guest = await serve();
      const spanish = { ...page, 'accept-language': 'es' };
      const editor = await server.as('editor');
      expect(wordIn(await editor.get('/', spanish))).toBe('aplicación');
      for (const name of Object.keys(built)) {
        expect((await guest.get(`/${name}.html`, spanish)).text).not.toContain('__');
      }
    });

    test('an unchanged page is not sent again, and 304 has no policy', async () => {
      const guest = await serve();
      const first = await guest.get('/', { ...page, 'accept-encoding': 'br' });
      // Like a browser; without this header, Node's fetch sends `Cache-Control: no-cache`.
      const headers = { ...page, 'cache-control': 'max-age=0' };
      const known = { ...headers, 'if-none-match': first.headers.get('etag') ?? '' };
      for (const encoding of ['br', 'gzip', 'identity']) {
        const again = await guest.get('/login', { ...known, 'accept-encoding': encoding });
        expect([again.status, again.text]).toEqual([304, '']);
        expect(again.headers.get('content-security-policy')).toBeNull();
        expect(again.headers.get('cache-control')).toBe('private,no-cache');
        expect(again.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
      }
      // For another language or a signed-in person the page is another one.
      const editor = await server.as('editor');
      for (const reply of [
        await guest.get('/', { ...known, 'accept-language': 'es' }),
        await editor.get('/', known),
      ]) {
        expect(reply.status).toBe(200);
        expect(reply.headers.get('content-security-policy')).toContain('nonce-');
      }
    });

    test('after another build the page is sent again', async () => {
      const etagNow = async () => {
        const reply = await (await serve()).get('/', page);
        await server.stop();
        return reply.headers.get('etag');
      };
      const before = await etagNow();
      expect(await etagNow()).toBe(before);
      writeFileSync(join(folder, 'web', 'login.html'), 'other __CSP_NONCE__');
      expect(await etagNow()).not.toBe(before);
      await serve();
    });
  });
});
