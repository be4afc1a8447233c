import { quantile } from './quantile';

/** With fewer peers nothing is shown, because figures of few companies give single ones away. */
export const FEWEST_PEERS = 5;

/** From this number of peers on, quartiles are shown. */
const PEERS_FOR_QUARTILES = 8;

/** How a company compares with its peers. All figures are null with fewer peers than needed. */
export interface Benchmark {
  peers: number;
  /** 1–10, rounded to 0.1. The quartiles are null with fewer than eight peers. */
  median: number | null;
  lower: number | null;
  upper: number | null;
  /** The numbers of peers that the company is above of, and equal to, after rounding to 0.1. */
  above: number | null;
  equal: number | null;
}

/**
 * Compares an average, 1–10, with those of its peers; null if the company has too few scores to compare. Minimum,
 * maximum and single averages are never part of the result.
 */
export function benchmarkOf(
  own: number | null,
  peers: readonly number[],
  needed: number,
): Benchmark {
  const nothing = { median: null, lower: null, upper: null, above: null, equal: null };
  if (peers.length < Math.max(FEWEST_PEERS, needed)) return { peers: peers.length, ...nothing };
  const sorted = peers.toSorted((a, b) => a - b);
  const hasQuartiles = peers.length >= PEERS_FOR_QUARTILES;
  const shown = own === null ? null : rounded(own);
  const count = (holds: (peer: number) => boolean) =>
    peers.filter((peer) => holds(rounded(peer))).length;
  return {
    peers: peers.length,
    median: rounded(quantile(sorted, 0.5)),
    lower: hasQuartiles ? rounded(quantile(sorted, 0.25)) : null,
    upper: hasQuartiles ? rounded(quantile(sorted, 0.75)) : null,
    above: shown === null ? null : count((peer) => peer < shown),
    equal: shown === null ? null : count((peer) => peer === shown),
  };
}

/** The number of peers that are needed. A setting can raise it; any other value means five. */
export function peersNeeded(setting: number | undefined): number {
  if (setting === undefined || !Number.isFinite(setting)) return FEWEST_PEERS;
  return Math.max(FEWEST_PEERS, Math.ceil(setting));
}

const rounded = (value: number) => Math.round(value * 10) / 10;
