import { smallFixtures } from '@server/testing/smallFixtures';
import { postSave } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import { sweep } from './cleanup/housekeeping';
import { DEFAULT_SESSION_LIMITS } from './signIn/sessions';
import { startClocks, type Clocks } from './startClocks';

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

describe('a deleted company and the chart', () => {
  let clocks: Clocks;
  let uptimeMs: number;

  beforeEach(async () => {
    await server.stop();
    const store = createMemoryStore(smallFixtures());
    server = await startTestServer({
      store,
      recordingClock: { now: () => clocks.recording.now() },
    });
    uptimeMs = 0;
    await startAgain();
    await clocks.check();
  });

  async function startAgain(confirmedOn: string | null = null) {
    const { store, clock } = server;
    clocks = await startClocks({ store, clock, confirmedOn, uptimeMs: () => uptimeMs });
  }
  function pass(ms: number) {
    uptimeMs += ms;
    server.clock.advance(ms);
  }
  /** The ids of the deleted companies and workspaces that are left after a sweep. */
  async function leftAfterSweep() {
    const { store } = server;
    await sweep({ store, clock: clocks.removing, sessionLimits: DEFAULT_SESSION_LIMITS });
    return store.read(async (tx) => [
      ...(await tx.find('companies', { id: 'dogwood' })).map(({ id }) => id),
      ...(await tx.find('workspaces', { id: 'west' })).map(({ id }) => id),
    ]);
  }
  async function recordedWeeks() {
    expect((await postSave(await server.as('editor'), { revenueState: '1' })).status).toBe(200);
    const weeks = await server.store.read((tx) => tx.find('driver_weeks'));
    return [...new Set(weeks.map(({ year, week }) => `${String(year)}-${String(week)}`))].sort();
  }
  const BEFORE = ['2025-52', '2026-9'];

  test.each([
    ['the clock of a running server jumps', () => Promise.resolve()],
    ['a server starts with the wrong clock', startAgain],
  ])('stay as they were if %s', async (_what, begin) => {
    server.clock.advance(400 * DAY_MS);
    await begin();
    pass(30_000);
    expect(await leftAfterSweep()).toEqual(['dogwood', 'west']);
    expect(await recordedWeeks()).toEqual([...BEFORE, '2026-20'].sort());
    await clocks.check();
    pass(30_000);
    expect(await leftAfterSweep()).toEqual(['dogwood', 'west']);
    server.clock.advance(-400 * DAY_MS);
    await startAgain();
    expect(await leftAfterSweep()).toEqual(['dogwood', 'west']);
    expect(clocks.recording.now()).toEqual(server.clock.now());
  });

  test('follow the clock after six hours of running', async () => {
    server.clock.advance(400 * DAY_MS);
    await startAgain();
    expect(await leftAfterSweep()).toEqual(['dogwood', 'west']);
    pass(6 * 60 * 60 * 1000);
    expect(await leftAfterSweep()).toEqual([]);
    expect(await recordedWeeks()).toContain('2027-24');
  });

  test('follow the clock at once on the day that the operator has confirmed', async () => {
    server.clock.advance(400 * DAY_MS);
    await startAgain('2026-05-13');
    expect(await leftAfterSweep()).toEqual(['dogwood', 'west']);
    await startAgain('2027-06-17');
    expect(await leftAfterSweep()).toEqual([]);
    expect(await recordedWeeks()).toContain('2027-24');
  });
});
