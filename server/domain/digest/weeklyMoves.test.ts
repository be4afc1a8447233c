import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
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
