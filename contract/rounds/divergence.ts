/** Difference from which an action is to be discussed. */
const DISCUSSED_DIFFERENCE = 2;
/** A gap between neighbours that separates two camps, and the fewest opinions of a camp. */
const CAMP_GAP = 3;
const CAMP_SIZE = 2;
/** The greatest distance between the lowest and the highest opinion that agree. */
const AGREED_SPREAD = 1;

const ascending = (states: readonly number[]) => states.toSorted((a, b) => a - b);

/** What the states of an action, 1–10, have in common and where they differ. */
export interface Divergence {
  /** The number of states. */
  count: number;
  lowest: number | null;
  highest: number | null;
  /** The lower median; null without a state. */
  proposal: number | null;
  /** The mean distance between two states; null with fewer than two. */
  difference: number | null;
  /** Whether the states are in two groups with a gap between them. */
  camps: boolean;
}

/** The divergence of the states of one action. Their order does not matter. */
export function divergenceOf(states: readonly number[]): Divergence {
  const sorted = ascending(states);
  return {
    count: sorted.length,
    lowest: sorted[0] ?? null,
    highest: sorted.at(-1) ?? null,
    proposal: sorted[Math.ceil(sorted.length / 2) - 1] ?? null,
    difference: differenceOf(sorted),
    camps: hasCamps(sorted),
  };
}

/**
 * The mean of |a − b| over all pairs. The distance between two neighbours lies within as many pairs as there are
 * states below it times states above it, which makes the sum exact and fast.
 */
function differenceOf(sorted: readonly number[]): number | null {
  const { length } = sorted;
  if (length < 2) return null;
  const sum = gapsOf(sorted).reduce(
    (total, gap, index) => total + gap * (index + 1) * (length - index - 1),
    0,
  );
  return sum / ((length * (length - 1)) / 2);
}

const hasCamps = (sorted: readonly number[]): boolean =>
  gapsOf(sorted).some(
    (gap, index) =>
      gap >= CAMP_GAP && index + 1 >= CAMP_SIZE && sorted.length - index - 1 >= CAMP_SIZE,
  );

/** The distances between neighbours. */
const gapsOf = (sorted: readonly number[]): number[] =>
  sorted.slice(1).map((state, index) => state - (sorted[index] ?? state));

/** Whether people should talk about an action. */
export const isToDiscuss = ({ difference, camps }: Pick<Divergence, 'difference' | 'camps'>) =>
  camps || (difference !== null && difference >= DISCUSSED_DIFFERENCE);

/** Whether at least two people gave a state and all of them nearly the same. */
export const isAgreed = ({
  count,
  lowest,
  highest,
}: Pick<Divergence, 'count' | 'lowest' | 'highest'>) =>
  count >= 2 && lowest !== null && highest !== null && highest - lowest <= AGREED_SPREAD;
