/**
 * Rounds values to hundredths so that the rounded values add up to `sum`, by the method of largest
 * remainders. A value is off by less than 0.01 as long as `sum` is the rounded sum of the values.
 * Of equal remainders the earlier value is rounded up first. `sum`: in whole hundredths when given.
 */
export function roundToSum(values: readonly number[], sum?: number): number[] {
  const exact = values.map((value) => value * 100);
  const target = Math.round(sum === undefined ? total(exact) : sum * 100);
  const rounded = exact.map((value) => Math.floor(value + TOLERANCE));
  const byRemainder = values
    .map((_, index) => index)
    .sort((a, b) => remainderOf(exact, rounded, b) - remainderOf(exact, rounded, a) || a - b);

  const missing = target - total(rounded);
  const step = Math.sign(missing);
  const order = step > 0 ? byRemainder : [...byRemainder].reverse();
  for (let given = 0; given < Math.abs(missing) && order.length > 0; given++) {
    const index = order[given % order.length] ?? 0;
    rounded[index] = (rounded[index] ?? 0) + step;
  }
  return rounded.map((value) => value / 100);
}

/** Products such as 0.29 * 100 lie a little below the whole number that they stand for. */
const TOLERANCE = 1e-9;

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const remainderOf = (exact: readonly number[], rounded: readonly number[], index: number) =>
  (exact[index] ?? 0) - (rounded[index] ?? 0);
