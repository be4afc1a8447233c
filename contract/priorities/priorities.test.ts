import fc from 'fast-check';
import { EMPTY_ANSWER } from '../answer';
import { totalAverage, weightedAverage } from '../scoring/scoring';
import {
  comparePriorities,
  DEFAULT_AIM,
  effortOf,
  rankPriorities,
  sumSelection,
  type AnsweredAction,
  type PriorityValues,
} from './priorities';

const RUNS = Number(process.env['PRIORITY_RUNS'] ?? 300);
const TOLERANCE = 1e-9;

const action = (
  number: string,
  answer: Partial<PriorityValues>,
  driver = '3. Revenue Growth',
): AnsweredAction => ({
  id: `id-${number}`,
  name: `${number} Action`,
  driver,
  answer: { ...EMPTY_ANSWER, ...answer },
});

const level = fc.option(fc.integer({ min: 0, max: 10 }));
const amount = fc.option(fc.double({ min: 0, max: 100, noNaN: true }));
const someAnswer = fc.record({
  revenue_state: fc.option(fc.integer({ min: 1, max: 10 })),
  relevance: level,
  criticality: level,
  cost: level,
  difficulty: level,
  factor_difficulty: fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
  est_cost_company_m: amount,
  time_w: amount,
});
const someActions = fc
  .array(fc.tuple(someAnswer, fc.constantFrom('1. A', '2. B', '3. C', '4. D')), { maxLength: 40 })
  .map((answers) =>
    answers.map(([answer, driver], index) => action(`1.${String(index)}`, answer, driver)),
  );

describe('the worked example', () => {
  // The other answers of the driver bring its weights to 102.5, and three other drivers have an average.
  const others = [
    ...Array.from({ length: 19 }, (_, index) =>
      action(`2.${String(index)}`, { revenue_state: 9, relevance: 10, criticality: 10 }),
    ),
    action('2.20', { revenue_state: 9, relevance: 6, criticality: 4 }),
    ...['1. Expectations', '2. Operating Margin', '4. Asset Efficiency'].map((driver) =>
      action('3.1', { revenue_state: 8 }, driver),
    ),
  ];
  const example = action('1.1', {
    revenue_state: 4,
    relevance: 4,
    criticality: 9,
    cost: 2,
    factor_difficulty: 2.5,
  });

  test('has the gain, effort and priority of the help article', () => {
    const [first, ...rest] = rankPriorities([example, ...others]);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ state: 4, aim: 8, weight: 4, effort: 2, isEffortAssumed: false });
    expect(first?.driverGain).toBeCloseTo(16 / 102.5, 12);
    expect(first?.gain).toBeCloseTo(0.039, 4);
    expect(first?.priority).toBeCloseTo(0.0195, 4);
  });
});

test.each([
  ['nothing is set', {}, 3, true],
  ['both levels are set', { cost: 9, difficulty: 0 }, 3, false],
  ['the factor replaces the level', { cost: 0, difficulty: 10, factor_difficulty: 5 }, 2, false],
  ['the factor is set alone', { cost: 0, factor_difficulty: 10 }, 3, false],
  ['the cost is unset', { difficulty: 10 }, 4, true],
  ['least', { cost: 1, difficulty: 1 }, 1, false],
  ['most', { cost: 10, difficulty: 8 }, 5, false],
])('effort: %s', (_, values, effort, isEffortAssumed) => {
  expect(effortOf({ ...EMPTY_ANSWER, ...values })).toEqual({ effort, isEffortAssumed });
});

test('ties are broken by weight, state and dotted number', () => {
  // Each is one step of the state times a weight of 3, or the same points in another way.
  const actions = [
    action('1.10', { revenue_state: 7 }),
    action('1.9', { revenue_state: 7 }),
    action('1.8', { revenue_state: 5, relevance: 0, criticality: 0 }),
  ];
  expect(rankPriorities(actions).map(({ name }) => name)).toEqual([
    '1.9 Action',
    '1.10 Action',
    '1.8 Action',
  ]);
});

test('actions at their aim and actions without a score are not ranked', () => {
  const actions = [action('1.1', { revenue_state: 8 }), action('1.2', {})];
  expect(rankPriorities(actions)).toEqual([]);
  expect(rankPriorities(actions, () => 9).map(({ name }) => name)).toEqual(['1.1 Action']);
});

test('sums say what is not known', () => {
  const actions = [
    action('1.1', { revenue_state: 4, est_cost_company_m: 2.5, time_w: 41 }),
    action('1.2', { revenue_state: 4, est_cost_company_m: 0 }),
    action('1.3', { revenue_state: 4, time_w: 5 }),
  ];
  expect(sumSelection(rankPriorities(actions))).toMatchObject({
    count: 3,
    costM: 2.5,
    notCosted: 1,
    weeks: 46,
    longestWeeks: 41,
    withoutWeeks: 1,
  });
  expect(sumSelection([])).toMatchObject({ count: 0, gain: 0, costM: 0, longestWeeks: 0 });
});

describe('for any answers', () => {
  const averagesOf = (actions: readonly AnsweredAction[]) => {
    const drivers = [...new Set(actions.map(({ driver }) => driver))];
    return drivers.map((driver): [string, number | null] => [
      driver,
      weightedAverage(actions.filter((one) => one.driver === driver).map(({ answer }) => answer)),
    ]);
  };
  const totalOf = (actions: readonly AnsweredAction[]) =>
    totalAverage(averagesOf(actions).map(([, average]) => average)) ?? 0;

  test('the gain of a selection is the average after minus the one before', () => {
    const aims = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(someActions, aims, fc.infiniteStream(fc.boolean()), (actions, aim, choices) => {
        const selected = rankPriorities(actions, () => aim).filter(() => choices.next().value);
        const sums = sumSelection(selected);
        const raised = new Set(selected.map(({ id }) => id));
        const after = actions.map((one) =>
          raised.has(one.id) ? { ...one, answer: { ...one.answer, revenue_state: aim } } : one,
        );
        expect(Math.abs(totalOf(after) - totalOf(actions) - sums.gain)).toBeLessThan(TOLERANCE);
        const averages = new Map(averagesOf(after));
        for (const [driver, before] of averagesOf(actions)) {
          const rise = (averages.get(driver) ?? 0) - (before ?? 0);
          const gain = sums.driverGains.get(driver) ?? 0;
          expect(Math.abs(rise - gain)).toBeLessThan(TOLERANCE);
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('the order is total and does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(someActions, (actions) => {
        const ranked = rankPriorities(actions);
        expect(rankPriorities(actions.toReversed()).map(({ id }) => id)).toEqual(
          ranked.map(({ id }) => id),
        );
        ranked.forEach((one, index) => {
          for (const later of ranked.slice(index + 1)) {
            expect(comparePriorities(one, later)).toBeLessThan(0);
            expect(comparePriorities(later, one)).toBeGreaterThan(0);
          }
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('every ranked action is below the aim and gains something', () => {
    fc.assert(
      fc.property(someActions, (actions) => {
        for (const { state, gain, driverGain, effort } of rankPriorities(actions)) {
          expect(state).toBeLessThan(DEFAULT_AIM);
          expect(Math.min(gain, driverGain)).toBeGreaterThan(0);
          expect(effort).toBeGreaterThanOrEqual(1);
          expect(effort).toBeLessThanOrEqual(5);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
