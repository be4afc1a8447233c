/** The value below which a share (0–1) of the sorted values lies, linear between them. There is at least one value. */
export function quantile(sorted: readonly number[], share: number): number {
  const position = share * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (position - Math.floor(position)) * (above - below);
}
