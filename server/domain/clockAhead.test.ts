import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let now: string;

/** Runs `work` with the clock 400 days ahead. */
async function ahead<R>(work: () => Promise<R>): Promise<R> {
  now = server.clock.now().toISOString();
  server.clock.advance(400 * DAY_MS);
  const result = await work();
  server.clock.set(now);
  return result;
}

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

test('a session that was opened while the clock was ahead expires', async () => {
  const editor = await ahead(() => server.as('editor'));
  expect((await editor.get('/auth/user')).json).toEqual({ data: null });
  const again = await server.as('editor');
  expect((await again.get('/auth/user')).json).toMatchObject({ data: { id: 'editor' } });
});

test('a delay that began while the clock was ahead ends', async () => {
  const login = (password: string) =>
    server.guest().post('/auth/login', { email: 'editor@example.com', password });
  await ahead(async () => {
    for (let i = 0; i < 6; i++) await login('wrong');
    expect((await login('wrong')).status).toBe(429);
  });
  expect((await login('Demo2026')).status).toBe(200);
});

test('a mail that was queued while the clock was ahead is sent', async () => {
  const mail = { to: 'a@example.com', subject: 'S', text: 'T', html: 'T' };
  const at = new Date(server.clock.now().getTime() + 400 * DAY_MS).toISOString();
  await server.store.write((tx) =>
    tx.insert('mails', { id: 'm', ...mail, created_at: at, attempts: 0, next_attempt_at: at }),
  );
  await server.guest().post('/auth/forgot-password', { email: 'editor@example.com' });
  await server.settled();
  expect(server.mailer.sent.map(({ to }) => to)).toContain('a@example.com');
});
