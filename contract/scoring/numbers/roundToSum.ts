/**
 * Rounds values to hundredths so that they add up to `sum`, using the largest remainder method.
 * `sum` must have at most two decimals; it defaults to the rounded sum of the values, and then each
 * value changes by less than 0.01. If remainders are equal, the earlier value is rounded up first.
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
  for (let steps = 0; steps < Math.abs(missing) && order.length > 0; steps++) {
    const index = order[steps % order.length] ?? 0;
    rounded[index] = (rounded[index] ?? 0) + step;
  }
  return rounded.map((value) => value / 100);
}

/** A product such as 0.29 * 100 is slightly below 29 in floating-point arithmetic. */
const TOLERANCE = 1e-9;

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const remainderOf = (exact: readonly number[], rounded: readonly number[], index: number) =>
  (exact[index] ?? 0) - (rounded[index] ?? 0);
