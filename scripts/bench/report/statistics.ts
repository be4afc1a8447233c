/** The value in the middle; of an even count the mean of the two. NaN of none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which this share (0 … 1) of the values lies, between neighbours in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** How much values grow from each to the next, by least squares. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const along = values.reduce((sum, value, x) => sum + (x - middle) * (value - mean), 0);
  return along / values.reduce((sum, _, x) => sum + (x - middle) ** 2, 0);
}

/** What long tasks take beyond the 50 ms that nobody notices. */
export const blockingTime = (tasks: readonly { duration: number }[]): number =>
  tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
