import { rankPriorities, type AnsweredAction } from '../priorities/priorities';
import type { ScenarioItemValues } from './scenarios';

/** An action that two scenarios treat differently. */
interface ScenarioDifference {
  activity_id: string;
  /** Its aims; null where the scenario does not have it. */
  aims: readonly [first: number | null, second: number | null];
  /** By how much more the Global Average rises with it in the second scenario. */
  gain: number;
}

/** Actions of one side of a comparison. */
interface DifferenceSums {
  count: number;
  gain: number;
  /** The known costs. */
  costM: number;
  notCosted: number;
}

/** How two scenarios of the same company differ. */
interface ScenarioComparison {
  /** By how much more the Global Average rises in the second scenario. */
  gain: number;
  onlyFirst: readonly ScenarioDifference[];
  onlySecond: readonly ScenarioDifference[];
  /** In both, with different aims. */
  otherAim: readonly ScenarioDifference[];
}

/** The gain of each action for an aim; 0 for one that is not scored, or at its aim. */
export function gainsOf(
  actions: readonly AnsweredAction[],
  items: readonly Pick<ScenarioItemValues, 'activity_id' | 'aim'>[],
): ReadonlyMap<string, number> {
  const aims = new Map(items.map(({ activity_id, aim }) => [activity_id, aim]));
  return new Map(
    rankPriorities(actions, (id) => aims.get(id) ?? 0).map(({ id, gain }) => [id, gain]),
  );
}

/**
 * Compares two scenarios on the same answers. Exchanging them exchanges the sides and the sign of each gain, exactly:
 * a subtraction is exact in both directions.
 */
export function compareScenarios(
  actions: readonly AnsweredAction[],
  first: readonly ScenarioItemValues[],
  second: readonly ScenarioItemValues[],
): ScenarioComparison {
  const gains = [gainsOf(actions, first), gainsOf(actions, second)] as const;
  const aims = [aimsOf(first), aimsOf(second)] as const;
  const differences = actions
    .map(({ id }): ScenarioDifference => ({
      activity_id: id,
      aims: [aims[0].get(id) ?? null, aims[1].get(id) ?? null],
      gain: (gains[1].get(id) ?? 0) - (gains[0].get(id) ?? 0),
    }))
    .filter(({ aims: [a, b] }) => a !== b);
  return {
    gain: differences.reduce((sum, { gain }) => sum + gain, 0),
    onlyFirst: differences.filter(({ aims: [, b] }) => b === null),
    onlySecond: differences.filter(({ aims: [a] }) => a === null),
    otherAim: differences.filter(({ aims: [a, b] }) => a !== null && b !== null),
  };
}

const aimsOf = (items: readonly ScenarioItemValues[]) =>
  new Map(items.map(({ activity_id, aim }) => [activity_id, aim]));

/** The number, gain and cost of actions that only one scenario has, or that it raises further. */
export function sumDifferences(
  actions: readonly AnsweredAction[],
  differences: readonly ScenarioDifference[],
): DifferenceSums {
  const costs = new Map(actions.map(({ id, answer }) => [id, answer.est_cost_company_m]));
  const known = differences.flatMap(({ activity_id }) => costs.get(activity_id) ?? []);
  return {
    count: differences.length,
    gain: differences.reduce((sum, { gain }) => sum + gain, 0),
    costM: known.reduce((sum, cost) => sum + cost, 0),
    notCosted: differences.length - known.length,
  };
}
