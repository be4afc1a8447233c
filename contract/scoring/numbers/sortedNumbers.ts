/** Numbers in ascending order, which may have duplicates. */
export interface SortedNumbers {
  readonly size: number;
  /** The number with a rank of 0 … size - 1. */
  at(rank: number): number;
  /** How many numbers come before those for which a condition holds, which must hold for all larger numbers too. */
  countUntil(holds: (number: number) => boolean): number;
}

export function sortedNumbers(numbers: readonly number[]): SortedNumbers {
  const sorted = Float64Array.from(numbers).sort();
  return {
    size: sorted.length,
    at: (rank) => sorted[rank] ?? NaN,
    countUntil: (holds) => {
      let [low, high] = [0, sorted.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (holds(sorted[middle] ?? NaN)) high = middle;
        else low = middle + 1;
      }
      return low;
    },
  };
}

/** The numbers without some of them. The time depends on how many are left out, not on how many remain. */
export function without(numbers: SortedNumbers, left: readonly number[]): SortedNumbers {
  const out = left.toSorted((a, b) => a - b);
  // Equal numbers have consecutive ranks, of which it does not matter which one is left out.
  const ranks = out.map(
    (number, index) => numbers.countUntil((other) => other >= number) + index - out.indexOf(number),
  );
  return {
    size: numbers.size - out.length,
    at: (rank) => numbers.at(ranks.reduce((at, gone) => (gone <= at ? at + 1 : at), rank)),
    countUntil: (holds) => numbers.countUntil(holds) - out.filter((one) => !holds(one)).length,
  };
}
