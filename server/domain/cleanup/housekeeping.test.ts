import { sweep } from './housekeeping';
import { recordEvent } from '@server/domain/events/recordEvent';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { ROWS_OF_EACH_TABLE } from '@server/testing/store/sampleRows';
import { STORES } from '@server/testing/stores';

const NOW = new Date('2026-05-13T10:00:00.000Z');
const LIMITS = { idleMs: 3_600_000, absoluteMs: 7_200_000 };
const CLOCK = { now: () => NOW };

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const applied = (id: string, hours: number) => ({
  id,
  payload_hash: '',
  status: 200,
  body: {},
  applied_at: hoursAgo(hours),
});

describe.each(STORES)('on %s', (_name, openStore) => {
  test('expired rows are removed and others kept, also when repeated', async () => {
    const store = await openStore();
    const session = (id: string, created: number, seen: number) => ({
      id,
      user_id: 'editor',
      created_at: hoursAgo(created),
      last_seen_at: hoursAgo(seen),
      device_id: null,
      user_agent: null,
      address: null,
    });
    const device = (id: string, days: number) => {
      const at = hoursAgo(24 * days);
      return { id, user_id: 'editor', created_at: at, last_seen_at: at };
    };
    const attempt = (id: string, expired: number, blocked: number) => ({
      id,
      count: 9,
      blocked_until: hoursAgo(blocked),
      expires_at: hoursAgo(expired),
    });
    const image = (id: string, days: number) => ({
      id,
      data: 'AAAA',
      created_at: hoursAgo(24 * days),
    });
    await store.write(async (tx) => {
      await tx.insert('sessions', session('living', 1.9, 0.9));
      await tx.insert('sessions', session('unused', 1.9, 1));
      await tx.insert('sessions', session('old', 2, 0.1));
      await tx.insert('devices', device('used', 179.9));
      await tx.insert('devices', device('unused for long', 180));
      await tx.insert('applied_saves', applied('recent', 23.9));
      await tx.insert('applied_saves', applied('forgotten', 24));
      await tx.insert('attempts', attempt('waiting', 0.5, -0.5));
      await tx.insert('attempts', attempt('over', 1.1, 1.1));
      await tx.insert('screenshots', image('new.jpg', 89));
      await tx.insert('screenshots', image('old.jpg', 90));
      await tx.insert('images', image('picture.jpg', 1000));
    });

    const sweepAndRead = async () => {
      await sweep({ store, clock: CLOCK, sessionLimits: LIMITS });
      const left = await store.read(async (tx) => [
        ...(await tx.find('sessions')),
        ...(await tx.find('devices')),
        ...(await tx.find('applied_saves')),
        ...(await tx.find('attempts')),
        ...(await tx.find('screenshots')),
        ...(await tx.find('images')),
      ]);
      return left.map(({ id }) => id);
    };
    const rest = ['living', 'used', 'recent', 'waiting', 'new.jpg', 'picture.jpg'];
    expect(await sweepAndRead()).toEqual(rest);
    expect(await sweepAndRead()).toEqual(rest);
    await store.close();
  });
});

describeOnEveryStore((openStore) => {
  test('events are removed after the configured number of days, a purge is an event itself', async () => {
    const store = await openStore();
    const record = (hours: number) =>
      store.write((tx) =>
        recordEvent(tx, { id: 'editor' }, new Date(hoursAgo(hours)), { kind: 'signed_in' }),
      );
    for (const days of [800, 730, 729.9, 30, 29]) await record(24 * days);
    const remainingTimes = async () =>
      (await store.read((tx) => tx.findEvents({ limit: 100 }))).map(({ at }) => at);

    await sweep({ store, clock: CLOCK, sessionLimits: LIMITS });
    expect(await remainingTimes()).toEqual([29, 30, 729.9].map((days) => hoursAgo(24 * days)));
    await sweep({ store, clock: CLOCK, sessionLimits: LIMITS, eventsDays: 30 });
    expect(await remainingTimes()).toEqual([hoursAgo(24 * 29)]);

    const later = new Date('2026-06-01T00:00:00.000Z');
    await sweep({ store, clock: { now: () => later }, sessionLimits: LIMITS });
    await sweep({ store, clock: { now: () => later }, sessionLimits: LIMITS });
    const purges = await store.read((tx) => tx.findEvents({ limit: 2 }));
    expect(
      purges.map(({ kind, subject_name, actor_id }) => [kind, subject_name, actor_id]),
    ).toEqual(
      expect.arrayContaining([
        ['company_purged', 'Dogwood', null],
        ['workspace_purged', 'West', null],
      ]),
    );
    expect(await remainingTimes()).toHaveLength(3);
    await store.close();
  });
});

test('error reports and their pictures are removed after the configured number of days', async () => {
  const store = createMemoryStore();
  const [report] = ROWS_OF_EACH_TABLE.error_reports;
  if (!report) throw new Error('There is no sample of a report');
  for (const days of [29, 30]) {
    const row = { id: String(days), created_at: hoursAgo(24 * days) };
    await store.write((tx) => tx.insert('error_reports', { ...report, ...row }));
    await store.write((tx) => tx.insert('screenshots', { ...row, data: '' }));
  }
  await sweep({ store, clock: CLOCK, sessionLimits: LIMITS, reportsDays: 30 });
  const remaining = await store.read(async (tx) => [
    ...(await tx.find('error_reports')),
    ...(await tx.find('screenshots')),
  ]);
  expect(remaining.map(({ id }) => id)).toEqual(['29', '29']);
});

test('many rows are removed in batches until none is left', async () => {
  const store = createMemoryStore();
  const rows = Array.from({ length: 1_001 }, (_, i) => applied(`save-${String(i)}`, 25));
  await store.write((tx) => tx.insert('applied_saves', rows));
  const batches: number[] = [];
  await sweep({
    store,
    clock: CLOCK,
    sessionLimits: LIMITS,
    onRemoved: (table, count) => {
      if (table === 'applied_saves') batches.push(count);
    },
  });
  expect(Math.max(...batches)).toBeLessThanOrEqual(100);
  expect(batches.reduce((sum, count) => sum + count)).toBe(1_001);
});
