import { EMPTY_ANSWER } from '@contract/answer';
import type { AnsweredAction } from '@contract/priorities/priorities';
import { compare } from './comparison';
import type { Scenario } from './Scenario';

const action = (id: string, state: number, cost: number | null, weeks: number): AnsweredAction => ({
  ...{ id, name: `${id} Action`, driver: 'Expectations' },
  answer: { ...EMPTY_ANSWER, revenue_state: state, est_cost_company_m: cost, time_w: weeks },
});

const ACTIONS = [action('1.1', 4, 2, 10), action('1.2', 6, null, 8)];

const scenario = (items: Partial<Scenario['items'][number]>[]): Scenario => ({
  ...{ id: 's', name: 'S', note: '', revision: 1, isChosen: false, isRecomputed: false },
  items: items.map((item) => ({
    ...{ activity_id: '1.1', aim: 8, owner_id: 'ann', ownerName: 'Ann', due_on: '2026-06-30' },
    ...{ benefit_m: null, benefit_kind: null },
    ...item,
  })),
});

const TODAY = '2026-05-13';

test('a scenario has its average, costs, benefits and largest load', () => {
  const both = scenario([
    { benefit_m: 1, benefit_kind: 'margin' },
    { activity_id: '1.2', aim: 8, benefit_m: 3, benefit_kind: 'cash_once' },
  ]);
  const { now, columns } = compare(ACTIONS, [both], null, TODAY);
  expect(now.total).toBe(5);
  expect(columns[0]).toMatchObject({
    figures: { gain: 3, then: { total: 8 }, costM: 2, notCosted: 1, yearM: 1, onceM: 3 },
    ...{ targetDay: null, paybackMonths: 24 },
    largest: { owner_id: 'ann', quarter: '2026-Q2', weeks: 18, isTooMuch: true },
  });
});

test('a target is met when the actions that are due have raised the average enough', () => {
  const target = { value: 7, pace: 0.1, paceDate: '2026-09-30' };
  const first = scenario([{}, { activity_id: '1.2', due_on: '2026-09-30' }]);
  const { nothing, columns } = compare(ACTIONS, [first], target, TODAY);
  expect(columns[0]?.targetDay).toBe('2026-06-30');
  expect(nothing).toMatchObject({
    ...{ until: '2026-09-30', targetDay: '2026-09-30', isDayAtPace: true },
  });
  expect(nothing.total).toBeCloseTo(5 + 0.1 * 20, 9);
});

test('without a known pace doing nothing leaves the average as it is', () => {
  expect(compare(ACTIONS, [scenario([{}])], null, TODAY).nothing).toEqual({
    ...{ total: 5, until: null, targetDay: null, isDayAtPace: false },
  });
});
