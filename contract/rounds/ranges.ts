import { TOTAL } from '../fields/naming';
import { totalAverage } from '../scoring/scoring';

/** An action of a company with the states that were given for it. */
export interface RangedAction {
  driver: string;
  /** 1–5; 0 for an action that is not applicable, which is in no range. */
  weight: number;
  /** The score of the answer, 1–10; null without one. */
  answer: number | null;
  /** The lowest and the highest state that was given; null without a state. */
  lowest: number | null;
  highest: number | null;
}

/** Between which averages a driver, or the Global Average, lies if each action has one of its states. */
export interface Range {
  driver: string;
  /** The average of the answers; null without a scored one. */
  average: number | null;
  /** null without a state or an answer. */
  low: number | null;
  high: number | null;
}

interface Ranges {
  /** In the order of the drivers, then Total. */
  drivers: Range[];
  /**
   * By how much the Global Average depends on each action, in the order of the actions; null for one without a state
   * and for one that is not applicable. They add up to `high` − `low` of Total.
   */
  swings: (number | null)[];
}

/** The ranges of all drivers, and the swing of each action. An action without a state takes the score of its answer. */
export function rangesOf(drivers: readonly string[], actions: readonly RangedAction[]): Ranges {
  const weights = new Map<string, number>();
  for (const action of actions) {
    if (boundsOf(action) === null) continue;
    weights.set(action.driver, (weights.get(action.driver) ?? 0) + action.weight);
  }
  const ranges = drivers.map((driver) =>
    rangeOf(
      driver,
      actions.filter((action) => action.driver === driver),
    ),
  );
  const mean = (part: 'average' | 'low' | 'high') => totalAverage(ranges.map((one) => one[part]));
  const total = { driver: TOTAL, average: mean('average'), low: mean('low'), high: mean('high') };
  const swings = actions.map(({ driver, weight, lowest, highest }) => {
    if (weight === 0 || lowest === null || highest === null) return null;
    return (weight * (highest - lowest)) / ((weights.get(driver) ?? weight) * weights.size);
  });
  return { drivers: [...ranges, total], swings };
}

/** The lowest and the highest score that an action can have; null for one that is in no range. */
function boundsOf({ weight, answer, lowest, highest }: RangedAction) {
  if (weight === 0) return null;
  const bounds = { low: lowest ?? answer, high: highest ?? answer };
  return bounds.low === null || bounds.high === null
    ? null
    : { low: bounds.low, high: bounds.high };
}

function rangeOf(driver: string, actions: readonly RangedAction[]): Range {
  const mean = (valueOf: (action: RangedAction) => number | null) => {
    let sum = 0;
    let weights = 0;
    for (const action of actions) {
      const value = action.weight === 0 ? null : valueOf(action);
      if (value === null) continue;
      sum += action.weight * value;
      weights += action.weight;
    }
    return weights === 0 ? null : sum / weights;
  };
  return {
    driver,
    average: mean(({ answer }) => answer),
    low: mean((action) => boundsOf(action)?.low ?? null),
    high: mean((action) => boundsOf(action)?.high ?? null),
  };
}
