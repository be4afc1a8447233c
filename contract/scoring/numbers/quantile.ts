/** The value below which a share (0–1) of the sorted values lies, linear between them. There is at least one value. */
export const quantile = (sorted: readonly number[], share: number): number =>
  quantileAt(sorted.length, (rank) => sorted[rank] ?? NaN, share);

/** The same for `size` sorted values, of which `at` returns the one with a rank of 0 … size - 1. */
export function quantileAt(size: number, at: (rank: number) => number, share: number): number {
  const position = share * (size - 1);
  const below = at(Math.floor(position));
  const above = at(Math.ceil(position));
  return below + (position - Math.floor(position)) * (above - below);
}
