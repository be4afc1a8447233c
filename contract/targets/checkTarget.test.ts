import { targetProblems, type TargetInput } from './checkTarget';

const TODAY = '2026-05-13';
const GOOD: TargetInput = { value: 6, due_on: '2026-12-31', milestones: [], reason: '' };
const problems = (input: Partial<TargetInput>, average: number | null = 4.27) =>
  targetProblems({ ...GOOD, ...input }, { average, today: TODAY }).map(
    ({ field, rule }) => `${field} ${rule}`,
  );
const milestones = (...all: [on: string, value: number][]) =>
  all.map(([on, value]) => ({ on, value }));

test.each<[string, Partial<TargetInput>, string[]]>([
  ['a value of 1 without an average', { value: 1 }, []],
  ['a value of 10', { value: 10 }, []],
  ['a value above 10', { value: 10.01 }, ['value out_of_range']],
  ['a value below 1', { value: 0.99 }, ['value out_of_range']],
  ['no number', { value: NaN }, ['value out_of_range']],
])('%s', (_case, input, expected) => {
  expect(problems(input, null)).toEqual(expected);
});

test('the current average is no target below it, also where its sum is above it by a rounding error', () => {
  const average = (10 / 3 + 6 + 79 / 9 + 89 / 9) / 4;
  expect(average).toBeGreaterThan(7);
  expect(problems({ value: 7, milestones: milestones(['2026-07-01', 7]) }, average)).toEqual([]);
});

test.each<[string, Partial<TargetInput>, string[]]>([
  ['the current average', { value: 4.27 }, []],
  ['less than the current average', { value: 4.26 }, ['value below_average']],
  ['a week ahead', { due_on: '2026-05-20' }, []],
  ['less than a week ahead', { due_on: '2026-05-19' }, ['due_on too_early']],
  ['a reason of 500 characters', { reason: 'a'.repeat(500) }, []],
  ['a longer reason', { reason: 'a'.repeat(501) }, ['reason too_long']],
  [
    'four milestones',
    {
      milestones: milestones(
        ['2026-05-14', 4.27],
        ['2026-06-01', 5],
        ['2026-07-01', 5],
        ['2026-12-30', 6],
      ),
    },
    [],
  ],
  [
    'five milestones',
    {
      milestones: milestones(
        ...[5, 6, 7, 8, 9].map((month) => [`2026-0${String(month)}-20`, 5] as [string, number]),
      ),
    },
    ['milestones too_many'],
  ],
  ['a milestone today', { milestones: milestones([TODAY, 5]) }, ['milestones days_out_of_order']],
  [
    'a milestone on the due date',
    { milestones: milestones(['2026-12-31', 5]) },
    ['milestones days_out_of_order'],
  ],
  [
    'two milestones on one day',
    { milestones: milestones(['2026-06-01', 5], ['2026-06-01', 5]) },
    ['milestones days_out_of_order'],
  ],
  [
    'an earlier milestone after a later one',
    { milestones: milestones(['2026-07-01', 5], ['2026-06-01', 5]) },
    ['milestones days_out_of_order'],
  ],
  [
    'a milestone above the target',
    { milestones: milestones(['2026-07-01', 6.1]) },
    ['milestones values_out_of_order'],
  ],
  [
    'a milestone below the average',
    { milestones: milestones(['2026-07-01', 4.2]) },
    ['milestones values_out_of_order'],
  ],
  [
    'milestones that fall',
    { milestones: milestones(['2026-06-01', 5.5], ['2026-07-01', 5.4]) },
    ['milestones values_out_of_order'],
  ],
  [
    'a milestone of 11',
    { milestones: milestones(['2026-06-01', 11]) },
    ['milestones out_of_range'],
  ],
  [
    'everything at once',
    {
      value: 2,
      due_on: TODAY,
      reason: 'a'.repeat(501),
      milestones: milestones(['2026-06-01', 11]),
    },
    ['value below_average', 'due_on too_early', 'milestones out_of_range', 'reason too_long'],
  ],
])('%s', (_case, input, expected) => {
  expect(problems(input)).toEqual(expected);
});
