import fc from 'fast-check';
import { rankPriorities, sumSelection, type AnsweredAction } from '../priorities/priorities';
import { totalAverage, weightedAverage } from '../scoring/scoring';
import { addDays, daysBetween } from '../days';
import { averageWith, expectedOn, targetStatus, type TargetPath } from './targets';

/** The worked example: 1.73 points within 220 days. */
const EXAMPLE: TargetPath = {
  start_on: '2026-05-25',
  start_average: 4.27,
  value: 6,
  due_on: '2026-12-31',
  milestones: [],
};

describe('the expected average', () => {
  test('is that of the worked example', () => {
    expect(daysBetween(EXAMPLE.start_on, EXAMPLE.due_on)).toBe(220);
    expect(expectedOn(EXAMPLE, '2026-09-01')).toBeCloseTo(5.0485, 12);
    expect(statusOn('2026-09-01', 4.9)).toBe('behind');
  });

  test.each([
    ['2026-01-01', 4.27],
    ['2026-05-25', 4.27],
    ['2026-12-31', 6],
    ['2027-06-01', 6],
  ])('on %s is %d', (day, expected) => {
    expect(expectedOn(EXAMPLE, day)).toBe(expected);
  });

  test('is the target where the path starts after its due date', () => {
    expect(expectedOn({ ...EXAMPLE, start_on: '2027-01-04' }, '2027-01-05')).toBe(6);
  });

  test('ignores milestones before a path that starts late', () => {
    const milestones = [{ on: '2026-06-01', value: 2 }];
    const late = { ...EXAMPLE, start_on: '2026-07-01', milestones };
    expect(expectedOn(late, '2026-07-01')).toBe(4.27);
    expect(expectedOn(late, '2026-07-02')).toBeGreaterThan(4.27);
  });

  test('hits every milestone, changes from day to day by less than its steepest line, and stays between', () => {
    fc.assert(
      fc.property(generatedPath, (path) => {
        const corners = [
          { on: path.start_on, value: path.start_average },
          ...path.milestones,
          { on: path.due_on, value: path.value },
        ];
        for (const { on, value } of corners) expect(expectedOn(path, on)).toBe(value);
        const steepest = Math.max(
          ...corners.slice(1).map(({ on, value }, index) => {
            const from = corners[index] ?? { on, value };
            return Math.abs(value - from.value) / daysBetween(from.on, on);
          }),
        );
        const days = Array.from({ length: daysBetween(path.start_on, path.due_on) + 4 }, (_, day) =>
          addDays(path.start_on, day - 1),
        );
        const values = days.map((day) => expectedOn(path, day));
        const changes = values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? NaN)));
        expect(changes.filter((change) => !(change <= steepest + 1e-9))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

const statusOn = (today: string, average: number | null, path: TargetPath | null = EXAMPLE) =>
  targetStatus(path, average, { value: EXAMPLE.value, due_on: EXAMPLE.due_on, today });

describe('the status', () => {
  // 110 of 220 days: 5.135 is expected.
  const HALF = '2026-09-12';

  test.each([
    [HALF, 5.135 - 0.1, 'on_course'],
    [HALF, 5.135 - 0.1 - 1e-6, 'behind'],
    [HALF, 6 - 1e-6, 'on_course'],
    [HALF, 6, 'reached'],
    ['2026-05-25', 4.17, 'on_course'],
    ['2026-05-25', 4.169, 'behind'],
    ['2026-12-31', 5.9, 'on_course'],
    ['2026-12-31', 5.899, 'behind'],
    ['2027-01-01', 5.999, 'missed'],
    ['2027-01-01', 6, 'reached'],
    ['2027-01-01', 10, 'reached'],
    [HALF, null, 'no_score'],
    ['2027-01-01', null, 'no_score'],
  ] as const)('on %s with the average %s is %s', (today, average, status) => {
    expect(statusOn(today, average)).toBe(status);
  });

  test.each([
    ['2026-12-31', 3, 'on_course'],
    ['2027-01-01', 3, 'missed'],
    ['2026-12-31', 6, 'reached'],
    ['2026-12-31', null, 'no_score'],
  ] as const)('on %s with the average %s and no path yet is %s', (today, average, status) => {
    expect(statusOn(today, average, null)).toBe(status);
  });
});

test('the averages with a plan are those with the states replaced by the aims', () => {
  fc.assert(
    fc.property(fc.array(generatedAction, { maxLength: 30 }), (actions) => {
      const aims = new Map(actions.flatMap(({ id, aim }) => (aim === null ? [] : [[id, aim]])));
      const planned = rankPriorities(actions, (id) => aims.get(id) ?? 0);
      const sums = sumSelection(planned);
      const after = actions.map(({ answer, aim, ...rest }) => {
        const state = answer.revenue_state;
        const raised = state === null ? null : Math.max(state, aim ?? 0);
        return { ...rest, answer: { ...answer, revenue_state: raised } };
      });
      for (const driver of [...DRIVERS, null]) {
        const now = averageOf(actions, driver);
        const later = averageOf(after, driver);
        const withPlan = averageWith(sums, now, driver);
        if (later === null) expect(withPlan).toBeNull();
        else expect(withPlan).toBeCloseTo(later, 9);
      }
    }),
  );
});

const DRIVERS = ['1. A', '2. B'];

function averageOf(actions: readonly AnsweredAction[], driver: string | null): number | null {
  if (driver === null) return totalAverage(DRIVERS.map((one) => averageOf(actions, one)));
  return weightedAverage(
    actions.filter((one) => one.driver === driver).map(({ answer }) => answer),
  );
}

const generatedAction = fc
  .record({
    driver: fc.constantFrom(...DRIVERS),
    state: fc.option(fc.integer({ min: 1, max: 10 })),
    relevance: fc.option(fc.integer({ min: 0, max: 10 })),
    aim: fc.option(fc.integer({ min: 1, max: 10 })),
    id: fc.uuid(),
  })
  .map(({ state, relevance, ...rest }) => ({
    ...rest,
    name: '1 One',
    answer: {
      revenue_state: state,
      relevance,
      criticality: null,
      cost: null,
      difficulty: null,
      factor_difficulty: null,
      est_cost_company_m: null,
      time_w: null,
    },
  }));

const generatedPath = fc
  .record({
    start_average: fc.double({ min: 1, max: 10, noNaN: true }),
    value: fc.integer({ min: 10, max: 100 }).map((tenths) => tenths / 10),
    gaps: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 }),
    values: fc.array(fc.double({ min: 1, max: 10, noNaN: true }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ start_average, value, gaps, values }): TargetPath => {
    const start_on = '2026-02-20';
    let day = 0;
    const days = gaps.map((gap) => addDays(start_on, (day += gap)));
    return {
      start_on,
      start_average,
      value,
      due_on: days.at(-1) ?? start_on,
      milestones: days.slice(0, -1).map((on, index) => ({ on, value: values[index] ?? 1 })),
    };
  });
