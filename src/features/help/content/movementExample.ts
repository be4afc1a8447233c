import { driverMovement, type ScorePair } from '@contract/scoring/movement';
import { roundToSum } from '@contract/scoring/numbers/roundToSum';

/** One for each cause: a new state, a new weight, a first score. */
const PAIRS: readonly ScorePair[] = [
  { before: { state: 4, weight: 3 }, after: { state: 6, weight: 3 } },
  { before: { state: 8, weight: 2 }, after: { state: 8, weight: 3 } },
  { before: null, after: { state: 3, weight: 1 } },
];

/** The example of a movement, computed by the function that the server uses; rounded so that it adds up. */
export function movementExample() {
  const movement = driverMovement(PAIRS);
  const contributions = roundToSum(movement.contributions.map(({ contribution }) => contribution));
  return {
    before: movement.before ?? 0,
    after: movement.after ?? 0,
    change: movement.change ?? 0,
    rows: PAIRS.map((pair, index) => ({ ...pair, contribution: contributions[index] ?? 0 })),
  };
}
