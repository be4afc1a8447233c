import { largestLoad, loadByQuarter, quarterOf } from './quarters';
import { dayOfReaching } from './targetDay';

test.each([
  ['2026-01-01', '2026-Q1'],
  ['2026-03-31', '2026-Q1'],
  ['2026-04-01', '2026-Q2'],
  ['2026-12-31', '2026-Q4'],
])('%s is in %s', (day, quarter) => {
  expect(quarterOf(day)).toBe(quarter);
});

const work = (owner_id: string | null, due_on: string | null, weeks: number | null) => {
  return { owner_id, due_on, weeks };
};

test('a load above thirteen weeks of a person in a quarter is too much', () => {
  const loads = loadByQuarter([
    work('ann', '2026-05-01', 8),
    work('ann', '2026-06-30', 5),
    work('ben', '2026-05-01', 13.5),
    work('ben', '2026-07-01', null),
    work(null, '2026-05-01', 40),
  ]);
  expect(
    loads.map(({ owner_id, quarter, weeks, isTooMuch }) => [owner_id, quarter, weeks, isTooMuch]),
  ).toEqual([
    [null, '2026-Q2', 40, false],
    ['ben', '2026-Q2', 13.5, true],
    ['ann', '2026-Q2', 13, false],
    ['ben', '2026-Q3', 0, false],
  ]);
  expect(loads.at(-1)?.withoutWeeks).toBe(1);
});

test('the largest load is that of a person in a quarter', () => {
  expect(largestLoad([work(null, '2026-05-01', 40), work('ann', null, 20)])).toBeNull();
  const load = largestLoad([work(null, '2026-05-01', 40), work('ann', '2026-05-01', 2)]);
  expect(load).toMatchObject({ owner_id: 'ann', weeks: 2 });
});

describe('a target is met', () => {
  const steps = [
    { due_on: '2026-09-30', gain: 0.3 },
    { due_on: '2026-06-30', gain: 0.2 },
    { due_on: null, gain: 5 },
  ];
  const about = { average: 5, today: '2026-05-13' };

  test.each([
    [5, '2026-05-13'],
    [5.2, '2026-06-30'],
    [5.5, '2026-09-30'],
    [5.6, null],
  ])('with the value %p on %p', (value, day) => {
    expect(dayOfReaching(steps, { ...about, value })).toBe(day);
  });

  test('never without an average', () => {
    expect(dayOfReaching(steps, { ...about, average: null, value: 5 })).toBeNull();
  });
});
