import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import { draft } from '@server/testing/models';
import { smallFixtures } from '@server/testing/smallFixtures';
import { movesOf } from './weeklyMoves';

/** Averages at the end of a year with 53 ISO weeks, of which the last two are week 52 of the history. */
const AVERAGES = { 50: 7, 51: 7.5, 52: 8 };

test.each([
  ['in week 52', '2026-12-21T06:00:00.000Z', [{ before: 7, after: 7.5 }]],
  ['in week 53', '2026-12-28T06:00:00.000Z', []],
  ['in the new year', '2027-01-04T06:00:00.000Z', [{ before: 7.5, after: 8 }]],
  ['without a change', '2027-01-11T06:00:00.000Z', []],
])('the moves of a week are reported once: %s', async (_when, now, expected) => {
  const store = createMemoryStore(smallFixtures());
  await store.write((tx) =>
    tx.insert(
      'driver_weeks',
      Object.entries(AVERAGES).map(([week, average]) => ({
        id: `week-${week}`,
        company_id: 'acorn',
        driver_id: 'driver-1',
        year: 2026,
        week: Number(week),
        average,
      })),
    ),
  );
  const moves = await store.read((tx) => movesOf(tx, ['acorn'], new Date(now)));
  expect((moves.get('acorn') ?? []).map(({ before, after }) => ({ before, after }))).toEqual(
    expected,
  );
});

test('what an exchange of the model moved is no move of the week', async () => {
  const store = createMemoryStore(smallFixtures());
  const week = { company_id: 'acorn', driver_id: 'driver-1', year: 2026 };
  await store.write(async (tx) => {
    const applied = { status: 'applied', applied_at: '2026-12-23T10:00:00.000Z' } as const;
    await tx.insert('model_versions', draft(applied));
    await tx.update('model_state', 'current', { version_id: 'draft', sequence: 1 });
    await tx.insert('model_steps', {
      ...{ id: 'step', version_id: 'draft', company_id: 'acorn', driver_id: 'driver-1' },
      ...{ before: 7, after: 9, contributions: [] },
    });
    await tx.insert('driver_weeks', [
      { ...week, id: 'before', week: 51, average: 7 },
      { ...week, id: 'after', week: 52, average: 9, model_version: 'draft' },
    ]);
  });
  const now = new Date('2027-01-04T06:00:00.000Z');
  const moves = await store.read((tx) => movesOf(tx, ['acorn'], now));
  expect(moves.get('acorn') ?? []).toEqual([]);
});
