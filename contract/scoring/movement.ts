/** A scored answer at one moment: state 1–10, weight 1–5. */
export interface WeightedScore {
  state: number;
  weight: number;
}

/** An activity at two moments; null where it has no score. */
export interface ScorePair {
  before: WeightedScore | null;
  after: WeightedScore | null;
}

export type MovementCause =
  | 'rescored'
  | 'reweighted'
  | 'rescored_and_reweighted'
  | 'first_scored'
  | 'no_longer_scored';

/** The contribution of one activity to the change of an average, in points of the average. */
export interface Contribution {
  /** null if nothing changed, or if the activity has no score at either moment. */
  cause: MovementCause | null;
  contribution: number;
  /** The part that comes from the new state; 0 unless the activity is scored at both moments. */
  stateEffect: number;
  /** The part that comes from the new weight; 0 unless the activity is scored at both moments. */
  weightEffect: number;
}

/** The change of an average between two moments. */
export interface Movement {
  /** 1–10; null without a scored activity. */
  before: number | null;
  after: number | null;
  /** null if there is no average at one of the moments. */
  change: number | null;
  /**
   * One contribution per pair, in the same order; they add up to `change`. If `change` is null, each
   * contribution is the activity's share of the one average that exists.
   */
  contributions: Contribution[];
}

/**
 * Splits the change of a driver's average into the contributions of its activities. The contribution of an activity is
 * `(w1 · (s1 − k) − w0 · (s0 − k)) / d`: s0 and s1 are its state before and after, w0 and w1 its weight before and after,
 * k is the mean of the driver's two averages, and d is the mean of its two sums of weights. An unchanged activity
 * contributes exactly 0, and exchanging the moments changes only the signs.
 */
export function driverMovement(pairs: readonly ScorePair[]): Movement {
  const baseline = baselineOf(pairs);
  return {
    ...changeBetween(baseline.before.average, baseline.after.average),
    contributions: pairs.map((pair) => contributionOf(pair, baseline)),
  };
}

/**
 * Splits the change of the Global Average into the contributions of all activities. `drivers` contains
 * the pairs of each driver, and the contributions are in the same order. The Global Average of a moment
 * is the mean of the drivers that have an average at that moment.
 */
export function totalMovement(drivers: readonly (readonly ScorePair[])[]): Movement {
  const baselines = drivers.map(baselineOf);
  const before = meanOf(baselines.map((baseline) => baseline.before.average));
  const after = meanOf(baselines.map((baseline) => baseline.after.average));
  const hasBoth = before.average !== null && after.average !== null;
  const center = hasBoth ? midpoint(before.average ?? 0, after.average ?? 0) : 0;
  const count = hasBoth ? midpoint(before.count, after.count) : before.count + after.count;
  return {
    ...changeBetween(before.average, after.average),
    contributions: drivers.flatMap((pairs, index) => {
      const baseline = baselines[index] ?? EMPTY_BASELINE;
      // A driver that appears or disappears moves the mean by its distance from the mean's center.
      const scale = baseline.scale * count;
      const within = {
        center: baseline.isShare ? center : baseline.center,
        scale,
        isShare: !hasBoth,
      };
      return pairs.map((pair) => contributionOf(pair, within));
    }),
  };
}

/** An average and the sum of its weights. */
interface WeightedAverage {
  average: number | null;
  weights: number;
}

/** The values that the contributions of all activities of a driver share; k and d in `driverMovement`. */
interface Baseline {
  /** Subtracted from each state. */
  center: number;
  /** Divides each contribution. */
  scale: number;
  /** Whether there is no average at one of the moments, so that contributions are shares; see `Movement`. */
  isShare: boolean;
}

interface DriverBaseline extends Baseline {
  before: WeightedAverage;
  after: WeightedAverage;
}

const NO_SCORES: WeightedAverage = { average: null, weights: 0 };
const EMPTY_BASELINE: DriverBaseline = {
  center: 0,
  scale: 0,
  before: NO_SCORES,
  after: NO_SCORES,
  isShare: true,
};

function baselineOf(pairs: readonly ScorePair[]): DriverBaseline {
  const before = weightedAverageOf(pairs.map((pair) => pair.before));
  const after = weightedAverageOf(pairs.map((pair) => pair.after));
  if (before.average === null || after.average === null) {
    // One sum is 0, so the scale is the other one.
    const scale = before.weights + after.weights;
    return { before, after, center: 0, scale, isShare: true };
  }
  return {
    before,
    after,
    center: midpoint(before.average, after.average),
    scale: midpoint(before.weights, after.weights),
    isShare: false,
  };
}

function weightedAverageOf(scores: readonly (WeightedScore | null)[]): WeightedAverage {
  let weights = 0;
  let sum = 0;
  for (const score of scores) {
    if (!score) continue;
    weights += score.weight;
    sum += score.weight * score.state;
  }
  return { average: weights === 0 ? null : sum / weights, weights };
}

function meanOf(averages: readonly (number | null)[]) {
  const present = averages.filter((average) => average !== null);
  const sum = present.reduce((total, average) => total + average, 0);
  return { average: present.length === 0 ? null : sum / present.length, count: present.length };
}

const midpoint = (a: number, b: number) => (a + b) / 2;

function changeBetween(before: number | null, after: number | null) {
  const change = before === null || after === null ? null : after - before;
  return { before, after, change };
}

const UNCHANGED: Contribution = { cause: null, contribution: 0, stateEffect: 0, weightEffect: 0 };

function contributionOf(
  { before, after }: ScorePair,
  { center, scale, isShare }: Baseline,
): Contribution {
  if (before && after) {
    if (before.state === after.state && before.weight === after.weight) return UNCHANGED;
    const stateEffect =
      (midpoint(before.weight, after.weight) * (after.state - before.state)) / scale;
    const weightGain = after.weight - before.weight;
    const weightEffect =
      weightGain === 0 ? 0 : (weightGain * (midpoint(before.state, after.state) - center)) / scale;
    const contribution = stateEffect + weightEffect;
    return { cause: causeOf(before, after), contribution, stateEffect, weightEffect };
  }
  const only = after ?? before;
  if (!only) return UNCHANGED;
  const distance = (only.weight * (only.state - center)) / scale;
  return {
    cause: after ? 'first_scored' : 'no_longer_scored',
    contribution: after || isShare ? distance : -distance,
    stateEffect: 0,
    weightEffect: 0,
  };
}

function causeOf(before: WeightedScore, after: WeightedScore): MovementCause {
  if (before.state === after.state) return 'reweighted';
  return before.weight === after.weight ? 'rescored' : 'rescored_and_reweighted';
}
