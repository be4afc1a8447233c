import { sumBenefits, type Benefit, type BenefitSums } from '../priorities/benefits';
import {
  rankPriorities,
  sumSelection,
  type AnsweredAction,
  type SelectionSums,
} from '../priorities/priorities';
import { totalAverage, weightedAverage } from '../scoring/scoring';

/** Limits on what a person may save. */
export const SCENARIO_LIMITS = {
  items: 200,
  /** Scenarios of a company. */
  ofCompany: 50,
  noteLength: 2_000,
} as const;

/** An action of a scenario. */
export interface ScenarioItemValues extends Benefit {
  activity_id: string;
  /** 1–10. */
  aim: number;
  /** null for none. */
  owner_id: string | null;
  /** A day such as '2026-05-13'; null for none. */
  due_on: string | null;
}

/** The averages of a company, unrounded; null without a scored answer. */
export interface CompanyAverages {
  /** By the name of the driver. */
  drivers: ReadonlyMap<string, number | null>;
  total: number | null;
}

/** What a scenario would change, all from the same answers. */
export interface ScenarioFigures extends BenefitSums {
  /** By how much the Global Average would rise; null without a scored answer. */
  gain: number | null;
  /** What the actions that would rise contribute, and their weeks of work. */
  rising: SelectionSums;
  /** The averages once all actions have reached their aims. */
  then: CompanyAverages;
  /** The known costs of all its actions: at least this much if `notCosted` is not 0. */
  costM: number;
  /** The number of its actions without a cost. */
  notCosted: number;
}

/** The averages of the drivers, in the order of their first action, and of Total. */
export function averagesNow(actions: readonly AnsweredAction[]): CompanyAverages {
  const answers = new Map<string, AnsweredAction['answer'][]>();
  for (const { driver, answer } of actions) {
    const ofDriver = answers.get(driver);
    if (ofDriver) ofDriver.push(answer);
    else answers.set(driver, [answer]);
  }
  const drivers = new Map([...answers].map(([name, all]) => [name, weightedAverage(all)]));
  return { drivers, total: totalAverage(drivers.values()) };
}

/**
 * The figures of a scenario. `actions` are all actions of the company with an answer. An action of the scenario that is
 * not scored, not applicable or at its aim gains nothing.
 */
export function scenarioFigures(
  actions: readonly AnsweredAction[],
  items: readonly ScenarioItemValues[],
  now: CompanyAverages = averagesNow(actions),
): ScenarioFigures {
  const aims = new Map(items.map(({ activity_id, aim }) => [activity_id, aim]));
  const rising = sumSelection(rankPriorities(actions, (id) => aims.get(id) ?? 0));
  const costs = new Map(actions.map(({ id, answer }) => [id, answer.est_cost_company_m]));
  const known = items.flatMap(({ activity_id }) => costs.get(activity_id) ?? []);
  return {
    gain: now.total === null ? null : rising.gain,
    rising,
    then: {
      drivers: new Map(
        [...now.drivers].map(([driver, average]) => [
          driver,
          average === null ? null : average + (rising.driverGains.get(driver) ?? 0),
        ]),
      ),
      total: now.total === null ? null : now.total + rising.gain,
    },
    costM: known.reduce((sum, cost) => sum + cost, 0),
    notCosted: items.length - known.length,
    ...sumBenefits(items),
  };
}
