import type { MovementCause } from '@contract/scoring/movement';
import { roundAverage } from '@contract/scoring/numbers/averages';
import { roundToSum } from '@contract/scoring/numbers/roundToSum';
import { shownDifference } from '@contract/scoring/numbers/shownDifference';
import type { MovedAction, Movement, MovementPart } from '../Movement';

/**
 * The figures of a movement with two decimals, rounded so that they add up: `before` and all parts make
 * `after`, and the contributions of the actions make the parts that actions cause.
 */
export interface ShownMovement {
  before: number | null;
  after: number | null;
  change: number | null;
  parts: Record<MovementPart, number>;
  /** In the order of the actions. */
  contributions: number[];
}

const NO_PARTS: Record<MovementPart, number> = {
  rescored: 0,
  first_scored: 0,
  reweighted: 0,
  no_longer_scored: 0,
  model: 0,
  unexplained: 0,
};

/** Rounds by largest remainders from the whole to its parts, so that no figure is off by 0.01. */
export function shownMovement({ before, after, change, parts, actions }: Movement): ShownMovement {
  const ends = { before: rounded(before), after: rounded(after) };
  if (change === null || ends.before === null || ends.after === null) {
    const contributions = roundToSum(actions.map(({ contribution }) => contribution));
    return { ...ends, change: null, parts: NO_PARTS, contributions };
  }
  const shownChange = shownDifference(ends.before, ends.after);

  const { rescored, reweighted, first_scored, no_longer_scored, model, unexplained } = parts;
  const changed = rescored + reweighted;
  const explained = changed + first_scored + no_longer_scored;
  const [shownExplained, shownModel, shownUnexplained] = split(
    [explained, model, unexplained],
    shownChange,
  );
  const [shownChanged, shownFirst, shownNoLonger] = split(
    [changed, first_scored, no_longer_scored],
    shownExplained,
  );
  const [shownRescored, shownReweighted] = split([rescored, reweighted, 0], shownChanged);
  const shown = {
    rescored: shownRescored,
    first_scored: shownFirst,
    reweighted: shownReweighted,
    no_longer_scored: shownNoLonger,
    model: shownModel,
    unexplained: shownUnexplained,
  };
  const contributions = shownContributions(actions, shown);
  return { ...ends, change: shownChange, parts: shown, contributions };
}

/**
 * Each group of actions adds up to its part. An action with a new state and a new weight belongs to two
 * parts, so that with one of them both parts are rounded together.
 */
function shownContributions(
  actions: readonly MovedAction[],
  parts: Record<MovementPart, number>,
): number[] {
  const groups: [MovementCause[], number][] = [
    [['first_scored'], parts.first_scored],
    [['no_longer_scored'], parts.no_longer_scored],
    ...(actions.some(({ cause }) => cause === 'rescored_and_reweighted')
      ? [groupOf(['rescored', 'reweighted', 'rescored_and_reweighted'], changedSum(parts))]
      : [groupOf(['rescored'], parts.rescored), groupOf(['reweighted'], parts.reweighted)]),
  ];
  const shown = new Map<MovedAction, number>();
  for (const [causes, sum] of groups) {
    const members = actions.filter(({ cause }) => causes.includes(cause));
    const figures = roundToSum(
      members.map(({ contribution }) => contribution),
      sum,
    );
    members.forEach((action, index) => shown.set(action, figures[index] ?? 0));
  }
  return actions.map((action) => shown.get(action) ?? 0);
}

const groupOf = (causes: MovementCause[], sum: number): [MovementCause[], number] => [causes, sum];

const changedSum = ({ rescored, reweighted }: Record<MovementPart, number>) =>
  rounded(rescored + reweighted) ?? 0;

function split(
  values: readonly [number, number, number],
  sum: number,
): readonly [number, number, number] {
  const [first = 0, second = 0, third = 0] = roundToSum(values, sum);
  return [first, second, third];
}

const rounded = (value: number | null) => (value === null ? null : roundAverage(value, 2));
