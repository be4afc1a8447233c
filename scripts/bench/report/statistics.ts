/** The median; NaN of an empty list. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The quantile for a share of 0 to 1, with linear interpolation; NaN of an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** The slope of the least-squares line through equally spaced values. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const along = values.reduce((sum, value, x) => sum + (x - middle) * (value - mean), 0);
  return along / values.reduce((sum, _, x) => sum + (x - middle) ** 2, 0);
}

/** Total blocking time: the part of each long task beyond 50 ms, summed up. */
export const blockingTime = (tasks: readonly { duration: number }[]): number =>
  tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
