import type { RecordedAverage } from '@contract/targets/pace';
import type { TargetRow } from '@server/store/tables';
import { pathOf } from './series';

/** A target that was set while the driver had no average. */
const TARGET: TargetRow = {
  id: 'target',
  company_id: 'acorn',
  driver_id: 'driver-1',
  set_by: 'cadmin',
  start_on: '2026-12-01',
  start_average: null,
  value: 6,
  due_on: '2027-06-30',
  milestones: [],
  reason: '',
  set_at: '2026-12-01T10:00:00.000Z',
  ended_at: null,
};

const startWith = (first: RecordedAverage, target: Partial<TargetRow> = {}) =>
  pathOf({ ...TARGET, ...target }, () => [first])?.start_on;

test.each<[string, Omit<RecordedAverage, 'average'>, string]>([
  ['a week within a year', { year: 2026, week: 51 }, '2026-12-14'],
  // ISO year 2026 has 53 weeks, and the history counts the last two as week 52.
  ['week 52 of a year with 53 weeks', { year: 2026, week: 52 }, '2026-12-21'],
  ['the first week of the next year', { year: 2027, week: 1 }, '2027-01-04'],
])('a path without a start average begins on the Monday of %s', (_case, week, monday) => {
  expect(startWith({ ...week, average: 4 })).toBe(monday);
});

test('a path never begins before the target was set', () => {
  const set = { start_on: '2026-12-24' };
  expect(startWith({ year: 2026, week: 52, average: 4 }, set)).toBe('2026-12-24');
  expect(startWith({ year: 2026, week: 51, average: 4 }, set)).toBeUndefined();
});
