import sharp from 'sharp';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { TestClient } from '@server/testing/client';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const PROFILE = { id: 'editor', name: 'Person editor', email: 'editor@example.com' };

let server: TestServer;
let editor: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  editor = await server.as('editor');
});
afterEach(() => server.stop());

const save = (fields: Record<string, string | Blob>, client = editor) =>
  client.form('/user/updateUser', { ...PROFILE, ...fields }, {}, 'PUT');
const login = (email: string, password: string) =>
  server.guest().post('/auth/login', { email, password });
const images = () => server.store.read((tx) => tx.find('images'));
const drawn = (width = 40) =>
  sharp({ create: { width, height: 20, channels: 3, background: { r: 200, g: 0, b: 0 } } });
const blob = (bytes: Buffer | string, type = 'image/png') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });

describe('my account', () => {
  test('name and address can be changed; a new address requires the password and notifies the old one (§7.12)', async () => {
    const email = 'New.Address@example.com';
    expectRefusal(await save({ email }), 400, 'BAD_USER_INPUT', ['current_password']);
    expectRefusal(await save({ email, current_password: 'wrong' }), 400, 'BAD_USER_INPUT', [
      'current_password',
    ]);
    const reply = await save({ name: ' Eda ', email, current_password: DEMO_PASSWORD });
    expect([reply.status, reply.json]).toMatchObject([
      200,
      { data: { name: 'Eda', email: 'new.address@example.com' }, error: null },
    ]);
    await server.settled();
    expect(server.mailer.sent).toMatchObject([{ to: 'editor@example.com' }]);
    expect(server.mailer.sent[0]?.text).not.toContain('new.address');
    expect((await login('new.address@example.com', DEMO_PASSWORD)).status).toBe(200);
  });

  test.each([
    [{ name: ' ' }, ['name']],
    [{ email: 'nonsense' }, ['email']],
    [{ new_password: 'weak' }, ['new_password']],
  ])('%j is 400', async (fields, names) => {
    expectRefusal(await save(fields), 400, 'BAD_USER_INPUT', names);
  });

  test('another person’s address is 409, another person’s account 403', async () => {
    const taken = { email: 'CADMIN@example.com', current_password: DEMO_PASSWORD };
    expectRefusal(await save(taken), 409, 'EMAIL_TAKEN', ['email']);
    expectRefusal(await save({ id: 'cadmin', name: '' }), 403, 'FORBIDDEN');
    expectRefusal(await editor.put('/user/updateUser', PROFILE), 400, 'BAD_USER_INPUT');
  });

  test('a new password ends the other sessions and keeps this one', async () => {
    const other = await server.as('editor');
    const fields = { new_password: 'Changed123', current_password: DEMO_PASSWORD };
    expectRefusal(await save({ new_password: 'Changed123' }), 400, 'BAD_USER_INPUT', [
      'current_password',
    ]);
    expect((await save(fields)).status).toBe(200);
    expect((await other.get('/auth/user')).json).toEqual({ data: null });
    expect((await editor.get('/auth/user')).json).toMatchObject({ data: { id: 'editor' } });
    expect((await login(PROFILE.email, 'Changed123')).status).toBe(200);
  });

  test('other sessions are counted, and ended on demand', async () => {
    const other = await server.as('editor');
    await server.as('subscriber');
    expect((await editor.get('/auth/user')).json).toMatchObject({ other_sessions: 1 });
    const reply = await editor.post('/auth/logout-others');
    expect([reply.status, reply.json]).toEqual([200, { data: { ended: 1 } }]);
    expect((await other.get('/auth/user')).json).toEqual({ data: null });
    expect((await editor.get('/auth/user')).json).toMatchObject({ other_sessions: 0 });
  });
});

describe('pictures', () => {
  const picture = async () =>
    (await server.store.read((tx) => tx.get('users', 'editor')))?.picture_url ?? '';

  test('are encoded again, served in a sandbox, and removed when replaced (§7.13)', async () => {
    const secret = 'taken at home';
    const jpeg = await drawn()
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer();
    expect(jpeg.toString('latin1')).toContain(secret);
    expect((await save({ profile_picture: blob(jpeg) })).status).toBe(200);
    const first = await picture();
    expect(first).toMatch(/^\/uploads\/[\w-]{32}\.jpg$/);
    const served = await fetch(server.address + first);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(served.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('cache-control')).toBe('private,max-age=31536000,immutable');
    const etag = String(served.headers.get('etag'));
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await server.guest().get(first, known)).status).toBe(304);
    expect(Buffer.from(await served.arrayBuffer()).toString('latin1')).not.toContain(secret);

    await save({ profile_picture: blob(await drawn().ensureAlpha(0.5).webp().toBuffer()) });
    expect(await picture()).toMatch(/\.png$/);
    expect(await images()).toHaveLength(1);
    await save({ name: 'Same picture' });
    expect(await picture()).toMatch(/\.png$/);
    await (await server.as('cadmin')).post('/user/delete', { user_id: 'editor' });
    expect(await images()).toEqual([]);
  });

  test('are resized, and of an animation the first frame is kept', async () => {
    const wide = await drawn(3000).png().toBuffer();
    await save({ profile_picture: blob(wide) });
    const stored = async () => sharp(Buffer.from((await images())[0]?.data ?? '', 'base64'));
    const { width } = await (await stored()).metadata();
    expect(width).toBe(512);
    const frame = await drawn().png().toBuffer();
    const film = await sharp([frame, frame], { join: { animated: true } })
      .gif()
      .toBuffer();
    await save({ profile_picture: blob(film) });
    const { pages } = await (await stored()).metadata();
    expect(pages ?? 1).toBe(1);
  });

  test.each([
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a page', '<html></html>'],
    ['half an image', '\x89PNG\r\n\x1a\n'],
  ])('%s is refused', async (_what, bytes) => {
    const file = blob(Buffer.from(bytes, 'latin1'));
    expectRefusal(await save({ profile_picture: file }), 400, 'BAD_USER_INPUT', [
      'profile_picture',
    ]);
    expect(await images()).toEqual([]);
  });

  test('too many bytes, or too many pixels, are refused', async () => {
    const big = blob(Buffer.alloc(2 * 1024 * 1024 + 1));
    expectRefusal(await save({ profile_picture: big }), 400, 'BAD_USER_INPUT', ['profile_picture']);
    const huge = await sharp({
      create: { width: 8000, height: 6000, channels: 3, background: 'white' },
    })
      .png()
      .toBuffer();
    expectRefusal(await save({ profile_picture: blob(huge) }), 400, 'BAD_USER_INPUT', [
      'profile_picture',
    ]);
  });

  test('a logo as a data URL is handled in the same way', async () => {
    const admin = await server.as('admin');
    const logo = `data:image/png;base64,${(await drawn().png().toBuffer()).toString('base64')}`;
    const fields = { company_name: 'New', company_website: '' };
    const made = await admin.post('/company/create', { ...fields, company_logo: logo });
    const { data } = made.json as { data: { id: string; logo: string } };
    expect(data.logo).toMatch(/^\/uploads\/[\w-]{32}\.jpg$/);
    const put = (company_logo: string) =>
      admin.put('/company/update', { ...fields, company_id: data.id, company_logo });
    expect((await put(data.logo)).json).toMatchObject({ data: { logo: data.logo } });
    for (const bad of [
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:text/html,x',
      '/uploads/x.png',
    ]) {
      expectRefusal(await put(bad), 400, 'BAD_USER_INPUT', ['company_logo']);
    }
    expect((await put('')).json).toMatchObject({ data: { logo: null } });
    expect(await images()).toEqual([]);
  });

  test('an image beyond 16 megapixels is refused, and more than twenty in ten minutes', async () => {
    const send = async (width: number, height: number) => {
      const create = { width, height, channels: 3 as const, background: 'white' };
      return save({ profile_picture: blob(await sharp({ create }).png().toBuffer()) });
    };
    const rejected = await send(4001, 4000);
    expectRefusal(rejected, 400, 'BAD_USER_INPUT', ['profile_picture']);
    expect(rejected.text).toContain('more than 16 megapixels');
    expect((await send(4000, 4000)).status).toBe(200);

    // Together with the two above these are one too many, even though they are concurrent.
    const replies = await Promise.all(Array.from({ length: 19 }, () => send(4, 4)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 18 }, () => 200), 429]);
    const limited = replies.find(({ status }) => status === 429);
    expect(limited?.headers.get('retry-after')).toBe('600');
    expect((await save({ name: 'Without a picture' })).status).toBe(200);
    server.clock.advance(600_000);
    expect((await send(4, 4)).status).toBe(200);
    expect(await images()).toHaveLength(1);
  });
});

describe('reporting an error', () => {
  const REPORT = {
    whatHappened: 'It broke',
    whereFound: 'On the dashboard',
    description: 'I clicked <b>there</b>',
    route: '/evolution',
    version: '0.1.0',
  };

  test('stores the report, mails it to support, and responds with a reference (§7.23)', async () => {
    const supported = await startTestServer({ supportEmail: 'support@example.com' });
    const client = await supported.as('subscriber');
    const screenshot = blob(await drawn().png().toBuffer());
    const reply = await client.form('/report-error', { ...REPORT, screenshot });
    expect(reply.status).toBe(201);
    const { reference } = (reply.json as { data: { reference: string } }).data;
    expect(reference).toMatch(/^R-[2-9A-Z]{8}$/);
    const [row] = await supported.store.read((tx) => tx.find('error_reports'));
    expect(row).toMatchObject({ id: reference, user_id: 'subscriber', route: '/evolution' });
    const shown = await supported.store.read((tx) => tx.find('screenshots'));
    expect(shown.map(({ id }) => id)).toEqual([row?.screenshot]);
    await supported.settled();
    const [mail] = supported.mailer.sent;
    expect(mail).toMatchObject({ to: 'support@example.com', subject: `Error report ${reference}` });
    expect(mail?.text).toContain('I clicked <b>there</b>');
    expect(mail?.html).toContain('&lt;b&gt;there');
    const path = `/report-error/screenshot?reference=${reference}`;
    expect(mail?.text).toContain(`Screenshot: ${supported.address}${path}`);
    const admin = await supported.as('admin');
    expect((await admin.get(path)).headers.get('content-type')).toBe('image/jpeg');
    expectRefusal(await client.get(path), 403, 'FORBIDDEN');
    expectRefusal(await admin.get(`${path}0`), 404, 'NOT_FOUND');
    await supported.stop();
  });

  test('names missing and oversized fields (§9.21)', async () => {
    const send = (fields: Record<string, string | Blob>) =>
      editor.form('/report-error', { ...REPORT, ...fields });
    expectRefusal(await send({ whatHappened: ' ' }), 400, 'BAD_USER_INPUT', ['whatHappened']);
    const long = 'ü'.repeat(10_001);
    expectRefusal(await send({ description: long }), 400, 'BAD_USER_INPUT', ['description']);
    expect((await send({ description: long.slice(1) })).status).toBe(201);
    const large = blob(Buffer.alloc(500_001));
    expectRefusal(await send({ screenshot: large }), 400, 'BAD_USER_INPUT', ['screenshot']);
    const gif = blob(await drawn().gif().toBuffer());
    expectRefusal(await send({ screenshot: gif }), 400, 'BAD_USER_INPUT', ['screenshot']);
    expectRefusal(await editor.post('/report-error', REPORT), 400, 'BAD_USER_INPUT');
  });
});
