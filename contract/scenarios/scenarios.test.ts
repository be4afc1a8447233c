import fc from 'fast-check';
import { EMPTY_ANSWER } from '../answer';
import { BENEFIT_KINDS, paybackMonths, sumBenefits } from '../priorities/benefits';
import type { AnsweredAction, PriorityValues } from '../priorities/priorities';
import { answerScore, totalAverage, weightedAverage } from '../scoring/scoring';
import { compareScenarios, sumDifferences } from './compareScenarios';
import { averagesNow, scenarioFigures, type ScenarioItemValues } from './scenarios';

const TOLERANCE = 1e-9;

const level = fc.option(fc.integer({ min: 0, max: 10 }));
const amount = fc.option(fc.double({ min: 0, max: 100, noNaN: true }));
const someAnswer = fc.record({
  revenue_state: fc.option(fc.integer({ min: 1, max: 10 })),
  relevance: level,
  criticality: level,
  est_cost_company_m: amount,
  not_applicable: fc.boolean(),
});

const action = (id: string, driver: string, answer: Partial<PriorityValues>): AnsweredAction => ({
  id,
  name: `${id} Action`,
  driver,
  answer: { ...EMPTY_ANSWER, ...answer },
});

const item = (activity_id: string, aim: number, values: Partial<ScenarioItemValues> = {}) => ({
  ...{ activity_id, aim, owner_id: null, due_on: null, benefit_m: null, benefit_kind: null },
  ...values,
});

const someCompany = fc
  .array(fc.tuple(someAnswer, fc.constantFrom('1. A', '2. B', '3. C', '4. D')), { maxLength: 40 })
  .map((all) => all.map(([answer, driver], index) => action(`1.${String(index)}`, driver, answer)));
const someScenario = (actions: readonly AnsweredAction[]) =>
  fc
    .tuple(fc.subarray([...actions]), fc.infiniteStream(fc.integer({ min: 1, max: 10 })))
    .map(([chosen, aims]) => chosen.map(({ id }) => item(id, aims.next().value)));
const companyWithScenarios = someCompany.chain((actions) =>
  fc.tuple(fc.constant(actions), someScenario(actions), someScenario(actions)),
);

/** The averages after the scored answers of a scenario have been replaced by their aims. */
function replaced(actions: readonly AnsweredAction[], items: readonly ScenarioItemValues[]) {
  const aims = new Map(items.map(({ activity_id, aim }) => [activity_id, aim]));
  const drivers = new Map<string, AnsweredAction['answer'][]>();
  for (const { id, driver, answer } of actions) {
    const score = answerScore(answer);
    const state = score === null ? answer.revenue_state : Math.max(score, aims.get(id) ?? 0);
    drivers.set(driver, [...(drivers.get(driver) ?? []), { ...answer, revenue_state: state }]);
  }
  const averages = new Map([...drivers].map(([name, answers]) => [name, weightedAverage(answers)]));
  return { averages, total: totalAverage(averages.values()) };
}

const isClose = (a: number | null | undefined, b: number | null | undefined) =>
  a === b || Math.abs((a ?? NaN) - (b ?? NaN)) <= TOLERANCE;

test('the averages of a scenario are those of the replaced answers', () => {
  fc.assert(
    fc.property(companyWithScenarios, ([actions, items]) => {
      const { then, gain } = scenarioFigures(actions, items);
      const expected = replaced(actions, items);
      const before = averagesNow(actions).total;
      expect(isClose(then.total, expected.total)).toBe(true);
      for (const [driver, average] of expected.averages) {
        expect(isClose(then.drivers.get(driver), average)).toBe(true);
      }
      if (before === null || expected.total === null) expect(gain).toBeNull();
      else expect(isClose(gain, expected.total - before)).toBe(true);
    }),
  );
});

test('comparing two scenarios the other way round exchanges the sides and the signs exactly', () => {
  fc.assert(
    fc.property(companyWithScenarios, ([actions, first, second]) => {
      const forth = compareScenarios(actions, first, second);
      const back = compareScenarios(actions, second, first);
      const ids = (all: readonly { activity_id: string }[]) => all.map((one) => one.activity_id);
      expect(forth.gain + back.gain).toBe(0);
      expect(ids(forth.onlyFirst)).toEqual(ids(back.onlySecond));
      expect(ids(forth.onlySecond)).toEqual(ids(back.onlyFirst));
      expect(forth.otherAim.map(({ gain }) => gain + 0)).toEqual(
        back.otherAim.map(({ gain }) => -gain + 0),
      );
    }),
  );
});

test('the differences add up to the difference of the gains', () => {
  fc.assert(
    fc.property(companyWithScenarios, ([actions, first, second]) => {
      const { gain, onlyFirst, onlySecond, otherAim } = compareScenarios(actions, first, second);
      const [a, b] = [first, second].map((items) => scenarioFigures(actions, items).rising.gain);
      const parts = [onlyFirst, onlySecond, otherAim].map((part) => sumDifferences(actions, part));
      expect(isClose(gain, (b ?? 0) - (a ?? 0))).toBe(true);
      expect(
        isClose(
          gain,
          parts.reduce((sum, part) => sum + part.gain, 0),
        ),
      ).toBe(true);
    }),
  );
});

test('costs are at least the known ones, and unknown ones are counted', () => {
  const actions = [
    action('1.1', '1. A', { revenue_state: 3, est_cost_company_m: 2 }),
    action('1.2', '1. A', { revenue_state: 3 }),
    action('1.3', '1. A', { est_cost_company_m: 0 }),
  ];
  const figures = scenarioFigures(actions, [item('1.1', 8), item('1.2', 8), item('1.3', 8)]);
  expect(figures).toMatchObject({ costM: 2, notCosted: 1, gain: 5 });
});

test.each([
  ['not scored', {}],
  ['at its aim', { revenue_state: 8 }],
  ['above its aim', { revenue_state: 9 }],
  ['not applicable', { revenue_state: 3, not_applicable: true }],
])('an action that is %s gains nothing', (_what, answer) => {
  const actions = [action('1.1', '1. A', answer), action('1.2', '1. A', { revenue_state: 5 })];
  expect(scenarioFigures(actions, [item('1.1', 8)]).gain).toBe(0);
});

test('what comes every year and what comes once are never added', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ benefit_m: amount, benefit_kind: fc.constantFrom(...BENEFIT_KINDS) })),
      (benefits) => {
        const { yearM, onceM } = sumBenefits(benefits);
        const once = benefits.filter(({ benefit_kind }) => benefit_kind === 'cash_once');
        expect(sumBenefits(once)).toEqual({ yearM: 0, onceM });
        const recurring = benefits.filter(({ benefit_kind }) => benefit_kind !== 'cash_once');
        expect(sumBenefits(recurring)).toEqual({ yearM, onceM: 0 });
      },
    ),
  );
});

test.each([
  [3, 6, 'margin', 6],
  [0, 6, 'revenue', 0],
  [null, 6, 'margin', null],
  [3, 0, 'margin', null],
  [3, null, null, null],
  [3, 6, 'cash_once', null],
] as const)('a cost of %p with a benefit of %p (%s) pays back after %p months', (...row) => {
  const [cost, benefit_m, benefit_kind, months] = row;
  expect(paybackMonths(cost, { benefit_m, benefit_kind })).toBe(months);
});
