/** Far above the rounding errors of a weighted mean, and far below any figure that is shown. */
const TOLERANCE = 1e-9;

/**
 * Compares averages, or an average with a border: negative, 0 or positive. The mean of 10/3, 6, 79/9 and 89/9 is 7,
 * but not in floating-point numbers, so that averages that differ by rounding errors alone are equal.
 */
export function compareAverages(a: number, b: number): number {
  const difference = a - b;
  return Math.abs(difference) <= TOLERANCE ? 0 : difference;
}

/** Rounds an average or a difference of averages, halves away from zero, also where rounding errors hide the half. */
export function roundAverage(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const units = Math.round(Math.abs(value) * factor + TOLERANCE * factor);
  return (Math.sign(value) * units) / factor + 0;
}
