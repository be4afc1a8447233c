import { EMPTY_ANSWER } from '@contract/answer';
import { rankPriorities, sumSelection, type AnsweredAction } from '@contract/priorities/priorities';
import { selectWithin } from '@contract/priorities/selection';
import { weightedAverage } from '@contract/scoring/scoring';

const OWN = 'Revenue Growth';
const OTHERS = ['Expectations', 'Operating Margin', 'Asset Efficiency'];

/** Two actions below the aim and one above it, of one driver. */
const ANSWERS = [
  { revenue_state: 4, relevance: 4, criticality: 9, cost: 2, factor_difficulty: 2.5, cost_m: 1.2 },
  { revenue_state: 6, relevance: 8, criticality: 8, cost: 6, difficulty: 6, cost_m: 0.5 },
  { revenue_state: 9, relevance: 4, criticality: 4, cost: 4, difficulty: 4, cost_m: 2 },
];

const action = (id: string, driver: string, answer: object): AnsweredAction => ({
  id,
  driver,
  name: id,
  answer: { ...EMPTY_ANSWER, ...answer },
});

const ACTIONS: readonly AnsweredAction[] = [
  ...ANSWERS.map(({ cost_m, ...answer }, index) =>
    action(String(index + 1), OWN, { ...answer, est_cost_company_m: cost_m }),
  ),
  // The other drivers have an average, so that the gain of the driver is divided by four.
  ...OTHERS.map((driver) => action(driver, driver, { revenue_state: 8 })),
];

/** The smallest of the budgets pays for one of the actions. */
const BUDGET_M = 1;

/** The example of the article about the plan, computed by the functions that the page uses. */
export function planExample() {
  const rows = rankPriorities(ACTIONS);
  const candidates = rows.map(({ gain, costM }) => ({ gain, costM: costM ?? 0 }));
  const bought = selectWithin(candidates, BUDGET_M);
  const sums = sumSelection(rows);
  const own = ACTIONS.filter(({ driver }) => driver === OWN).map(({ answer }) => answer);
  const before = weightedAverage(own) ?? 0;
  return {
    rows,
    before,
    after: before + (sums.driverGains.get(OWN) ?? 0),
    driverGain: sums.driverGains.get(OWN) ?? 0,
    gain: sums.gain,
    costM: sums.costM,
    budgetM: BUDGET_M,
    bought: bought.indexes.map((index) => rows[index]?.name ?? ''),
    boughtGain: bought.gain,
  };
}
