import { sweep } from './domain/housekeeping';
import { createMemoryStore } from './store/lowdbStore';

const NOW = new Date('2026-05-13T10:00:00.000Z');
const LIMITS = { idleMs: 3_600_000, absoluteMs: 7_200_000 };

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

test('expired sessions and saves older than a day go, the rest stays, however often', async () => {
  const store = createMemoryStore();
  const session = (id: string, created: number, seen: number) => ({
    id,
    user_id: 'a',
    created_at: hoursAgo(created),
    last_seen_at: hoursAgo(seen),
  });
  const applied = (id: string, hours: number) => ({
    id,
    payload_hash: '',
    status: 200,
    body: {},
    applied_at: hoursAgo(hours),
  });
  await store.write(async (tx) => {
    await tx.insert('sessions', session('living', 1.9, 0.9));
    await tx.insert('sessions', session('unused', 1.9, 1));
    await tx.insert('sessions', session('old', 2, 0.1));
    await tx.insert('applied_saves', applied('recent', 23.9));
    await tx.insert('applied_saves', applied('forgotten', 24));
  });

  const sweepAndLook = async () => {
    await sweep(store, { now: () => NOW }, LIMITS);
    const left = await store.read(async (tx) => [
      ...(await tx.find('sessions')),
      ...(await tx.find('applied_saves')),
    ]);
    return left.map(({ id }) => id);
  };
  expect(await sweepAndLook()).toEqual(['living', 'recent']);
  expect(await sweepAndLook()).toEqual(['living', 'recent']);
});
