import { EMPTY_ANSWER } from '../answer';
import * as rules from './actionRules';
import { manyNotApplicable, oneValue } from './areaRules';
import { checkDataHealth } from './dataHealth';
import type { HealthAction, HealthAnswer } from './HealthAction';
import { staleDaysOf } from './staleness';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-20T12:00:00.000Z');
const CHECK = { now: NOW, staleDays: 180, proofSince: null };

const daysAgo = (days: number, ms = 0) =>
  new Date(NOW.getTime() - days * DAY_MS - ms).toISOString();

const answer = (parts: Partial<HealthAnswer> = {}): HealthAnswer => ({
  ...EMPTY_ANSWER,
  revision: 3,
  answered_at: daysAgo(1),
  answered_by: 'ana',
  confirmed_at: null,
  state_change: null,
  last_source: 'form',
  marked_at: null,
  mark_source: null,
  ...parts,
});

const action = (
  values: Partial<HealthAnswer> | null,
  parts: Partial<HealthAction> = {},
): HealthAction => ({
  id: 'a',
  name: '1.1.1.1 A',
  driver: 'Expectations',
  impact_area: 1,
  relevance: null,
  answer: values && answer(values),
  plan: [],
  undecided: null,
  evidence: { shown: false, expired_on: null },
  discussed_at: null,
  ...parts,
});

const MARK = { not_applicable: true, not_applicable_reason: 'No shops' };

test.each([
  [null, 6, true],
  [null, 5, false],
  [null, null, false],
  [{ relevance: 6 }, null, true],
  [{ relevance: 5 }, null, false],
  [{ criticality: 6 }, null, true],
  [{ criticality: 5 }, null, false],
  // The general relevance of the activity counts beside the company's own.
  [{ relevance: 0 }, 6, true],
  [{ revenue_state: 1, relevance: 10 }, 10, false],
  [{ ...MARK, relevance: 10 }, 10, false],
] as const)(
  'missing: the answer %j to an activity of relevance %s: %s',
  (values, relevance, is) => {
    expect(rules.missing(action(values, { relevance }), CHECK) !== null).toBe(is);
  },
);

test.each([
  [30, 0, true, false],
  [30, 1, true, true],
  [31, 0, false, false],
])('half filled: saved %s days and %s ms ago, in progress: %s: %s', (days, ms, isBegun, is) => {
  const values = isBegun
    ? { revenue_state: 4 }
    : { revenue_state: 4, relevance: 4, criticality: 4, cost: 4, difficulty: 4 };
  const healthAction = action({ ...values, answered_at: daysAgo(days, ms) });
  expect(rules.halfFilled(healthAction, CHECK) !== null).toBe(is);
});

test.each([
  [{ answered_at: daysAgo(180) }, false],
  [{ answered_at: daysAgo(180, 1) }, true],
  [{ answered_at: daysAgo(400), confirmed_at: daysAgo(180) }, false],
  [{ answered_at: daysAgo(400), confirmed_at: daysAgo(180, 1) }, true],
  [{ answered_at: daysAgo(400), revenue_state: null }, false],
  [{ answered_at: daysAgo(400), ...MARK }, false],
])('stale: %j: %s', (parts, is) => {
  expect(rules.stale(action({ revenue_state: 5, ...parts }), CHECK) !== null).toBe(is);
});

test.each([
  [165, 0, 0],
  [166, 0, 0],
  [166, 1, 1],
  [180, 0, 1],
  [180, 1, 0],
])('a score of %s days and %s ms is due soon: %s', (days, ms, count) => {
  const healthAction = action({ revenue_state: 5, answered_at: daysAgo(days, ms) });
  const { due_soon, fresh } = checkDataHealth([healthAction], CHECK);
  expect([due_soon.length, fresh]).toEqual([count, days === 180 && ms === 1 ? 0 : 1]);
});

test.each([
  [undefined, 180],
  [0, 180],
  [-1, 180],
  [NaN, 180],
  [90, 90],
])('the setting %s means %s days', (setting, days) => {
  expect(staleDaysOf(setting)).toBe(days);
});

test.each([
  [9, 2, '9/1'],
  [7.5, 2, '7.5/1'],
  [7, 2, null],
  [5, 2, null],
  [5, 8, '5/4'],
  [5.5, 8, null],
  [10, null, null],
  [null, 0, null],
])('difficulty contradiction: factor %s and difficulty %s: %s', (factor, difficulty, detail) => {
  const healthAction = action({ factor_difficulty: factor, difficulty });
  expect(rules.difficultyContradiction(healthAction, CHECK)?.detail ?? null).toBe(detail);
});

test.each([
  [1, 1, 1, 1, null],
  [2, 1, null, null, 'avg_cost_thread_m>est_cost_process_m'],
  [2, null, null, 1, 'avg_cost_thread_m>est_cost_driver_m'],
  [1, null, 3, 2, 'est_cost_subdriver_m>est_cost_driver_m'],
  [1, 2, 1.99, 5, 'est_cost_process_m>est_cost_subdriver_m'],
  [null, null, null, 1, null],
  [0, null, 0, null, null],
])('cost contradiction: %s, %s, %s, %s: %s', (thread, process, subdriver, driver, detail) => {
  const healthAction = action({
    avg_cost_thread_m: thread,
    est_cost_process_m: process,
    est_cost_subdriver_m: subdriver,
    est_cost_driver_m: driver,
    // The company's own estimate is not a scope.
    est_cost_company_m: 100,
  });
  expect(rules.costContradiction(healthAction, CHECK)?.detail ?? null).toBe(detail);
});

test.each([
  [3, 7, null, '3>7'],
  [9, 5, null, '9>5'],
  [3, 6, null, null],
  [null, 9, null, null],
  [9, null, null, null],
  [3, 7, daysAgo(5), null],
  [3, 7, daysAgo(6), '3>7'],
])('leap: from %s to %s, confirmed at %s: %s', (before, after, confirmed_at, detail) => {
  const state_change = { before, after, at: daysAgo(5), source: 'form' as const };
  const healthAction = action({ revenue_state: after, state_change, confirmed_at });
  expect(rules.leap(healthAction, CHECK)?.detail ?? null).toBe(detail);
});

test.each([
  [8, 8, 4, null, false, true],
  [8, 8, 4, 2, false, true],
  [8, 8, 4, 3, false, true],
  [8, 8, 4, null, true, false],
  [7, 8, 4, null, false, false],
  // The weights are 1 + (4 + 2) / 2 = 4 and 1 + (4 + 1) / 2 = 3.5.
  [8, 8, 3, null, false, false],
])('unproven: state %s, relevance %s, criticality %s, confidence %s, shown %s: %s', (...parts) => {
  const [revenue_state, relevance, criticality, confidence, shown, is] = parts;
  const values = { revenue_state, relevance, criticality, confidence };
  const healthAction = action(values, { evidence: { shown, expired_on: null } });
  expect(rules.unproven(healthAction, CHECK) !== null).toBe(is);
});

test.each([
  [3, false, 1, false],
  [2, false, 1, true],
  [2, true, 1, false],
  [3, false, 0, true],
])('unproven: confidence %s, shown %s, saved %s ms before the upgrade: %s', (...parts) => {
  const [confidence, shown, ms, is] = parts;
  const values = { revenue_state: 9, relevance: 10, criticality: 10, confidence };
  const check = { ...CHECK, proofSince: daysAgo(1, -ms) };
  const healthAction = action(values, { evidence: { shown, expired_on: null } });
  expect(rules.unproven(healthAction, check) !== null).toBe(is);
});

test.each([
  [7, { shown: false, expired_on: '2026-11-18' }, '2026-11-19T00:00:00.000Z'],
  [7, { shown: true, expired_on: '2026-11-18' }, null],
  [7, { shown: false, expired_on: null }, null],
  [null, { shown: false, expired_on: '2026-11-18' }, null],
])('evidence expired: state %s, %j: since %s', (revenue_state, evidence, since) => {
  const found = rules.evidenceExpired(action({ revenue_state }, { evidence }), CHECK);
  expect(found?.since ?? null).toBe(since);
});

test.each([
  [daysAgo(5), null],
  [daysAgo(5, 1), '3>7'],
])('leap: discussed at %s: %s', (discussed_at, detail) => {
  const state_change = { before: 3, after: 7, at: daysAgo(5), source: 'form' } as const;
  const healthAction = action({ revenue_state: 7, state_change }, { discussed_at });
  expect(rules.leap(healthAction, CHECK)?.detail ?? null).toBe(detail);
});

test.each([
  [daysAgo(365), null, false],
  [daysAgo(365, 1), null, true],
  [daysAgo(500), daysAgo(365), false],
  [daysAgo(500), daysAgo(365, 1), true],
  // A confirmation from before the mark is not one of the mark.
  [daysAgo(366), daysAgo(367), true],
])('not applicable: marked at %s, confirmed at %s: %s', (marked_at, confirmed_at, is) => {
  const healthAction = action({ ...MARK, marked_at, confirmed_at });
  expect(rules.notApplicableOld(healthAction, CHECK) !== null).toBe(is);
});

test.each([
  [7, 8, 14, null, '7/8'],
  [7, 8, 13.9, null, null],
  [8, 8, 14, null, null],
  [null, 8, 14, null, null],
  [7, 8, 14, daysAgo(13), null],
  [7, 8, 14, daysAgo(15), '7/8'],
])('plan unmet: state %s, aim %s, done %s days ago, confirmed %s: %s', (...parts) => {
  const [revenue_state, aim, days, confirmed_at, detail] = parts;
  const done = { status: 'done', aim, done_at: daysAgo(days), has_owner: false } as const;
  const healthAction = action({ revenue_state, confirmed_at }, { plan: [done] });
  expect(rules.planUnmet(healthAction, CHECK)?.detail ?? null).toBe(detail);
  const again = { status: 'planned', aim, done_at: null, has_owner: true } as const;
  const planned = action({ revenue_state, confirmed_at }, { plan: [done, again] });
  expect(rules.planUnmet(planned, CHECK)).toBeNull();
});

test.each([
  ['planned', false, true],
  ['doing', false, true],
  ['planned', true, false],
  ['done', false, false],
  ['dropped', false, false],
] as const)(
  'owner left: a %s item, with an owner who may save: %s: %s',
  (status, has_owner, is) => {
    const plan = [{ status, has_owner, aim: 8, done_at: null }];
    expect(rules.ownerLeft(action(null, { plan }), CHECK) !== null).toBe(is);
  },
);

describe('one value', () => {
  /** `count` actions saved within `minutes`; the first `same` have the state 7. */
  const burst = (count: number, same: number, minutes: number, parts: Partial<HealthAnswer> = {}) =>
    Array.from({ length: count }, (_, index) =>
      action(
        {
          revenue_state: index < same ? 7 : 1 + (index % 5),
          answered_at: daysAgo(2, -Math.round((index / (count - 1)) * minutes * 60_000)),
          ...(index === 0 && parts),
        },
        { id: `a${String(index)}`, name: `1.1.1.${String(index + 1)} A` },
      ),
    );

  test.each([
    [10, 8, 15, {}, '8/10/7'],
    [10, 10, 15, {}, '10/10/7'],
    [9, 9, 15, {}, null],
    [10, 7, 15, {}, null],
    [10, 10, 15.1, {}, null],
    [10, 10, 15, { answered_by: 'ben' }, null],
    [10, 10, 15, { confirmed_at: daysAgo(1) }, null],
    [10, 10, 15, MARK, null],
    [20, 17, 15, {}, '17/20/7'],
  ])('%s actions, %s with one state, within %s minutes, the first %j: %s', (...parts) => {
    const [count, same, minutes, first, detail] = parts;
    expect(oneValue(burst(count, same, minutes, first), CHECK)?.detail ?? null).toBe(detail);
  });

  test('names the first action with the state, once for an area', () => {
    const found = oneValue(burst(12, 12, 5), CHECK);
    expect(found).toMatchObject({ action: { id: 'a0' }, since: daysAgo(2) });
  });
});

test.each([
  [5, 1, 0, null],
  [5, 2, 0, '2/5'],
  [4, 1, 0, '1/4'],
  // Confirmed marks do not count.
  [4, 1, 1, null],
  [5, 3, 1, '2/5'],
])('of %s actions %s are not applicable, %s of them confirmed: %s', (...parts) => {
  const [count, marked, confirmed, detail] = parts;
  const actions = Array.from({ length: count }, (_, index) =>
    action(
      index < marked
        ? {
            ...MARK,
            marked_at: daysAgo(9),
            confirmed_at: index < confirmed ? daysAgo(3) : null,
          }
        : null,
      { id: `a${String(index)}` },
    ),
  );
  expect(manyNotApplicable(actions, CHECK)?.detail ?? null).toBe(detail);
});

const undecided = (more: object = {}) => ({
  undecided: {
    closed_at: daysAgo(14),
    lowest: 3,
    highest: 8,
    difference: 5,
    camps: false,
    ...more,
  },
});

test.each<[ReturnType<typeof undecided>, object, boolean]>([
  [undecided(), {}, true],
  [undecided({ closed_at: daysAgo(13.9) }), {}, false],
  [undecided({ difference: 1.9 }), {}, false],
  [undecided({ difference: 1.5, camps: true }), {}, true],
  [undecided({ difference: null }), {}, false],
  [undecided(), MARK, false],
])('disagreement: %j with %j: %s', (parts, values, is) => {
  expect(rules.disagreement(action({ ...values }, parts), CHECK) !== null).toBe(is);
});

test('states that were decided in a round are no leap, and no burst of one value', () => {
  const change = { before: 3, after: 8, at: daysAgo(5) };
  const leapOf = (source: 'form' | 'round') =>
    rules.leap(action({ revenue_state: 8, state_change: { ...change, source } }), CHECK);
  expect([leapOf('form')?.detail, leapOf('round')]).toEqual(['3>8', null]);

  const burstOf = (last_source: 'form' | 'round') =>
    Array.from({ length: 12 }, () => action({ revenue_state: 7, last_source }));
  expect(oneValue(burstOf('form'), CHECK)?.detail).toBe('12/12/7');
  expect(oneValue(burstOf('round'), CHECK)).toBeNull();
});

test('a mark of a profile is not old', () => {
  const marked = answer({ not_applicable: true, marked_at: daysAgo(500) });
  expect(rules.isReviewed(marked, CHECK)).toBe(false);
  expect(rules.isReviewed({ ...marked, mark_source: 'profile' }, CHECK)).toBe(true);
});
