import { roundAverage } from './numbers/averages';
import { quantileAt } from './numbers/quantile';
import { sortedNumbers, type SortedNumbers } from './numbers/sortedNumbers';

/** With fewer peers nothing is shown, because figures of few companies would reveal single ones. */
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
export const benchmarkOf = (
  own: number | null,
  peers: readonly number[],
  needed: number,
): Benchmark => benchmarkAmong(own, sortedNumbers(peers), needed);

/** The same for sorted averages of peers, in a time that hardly grows with their number. */
export function benchmarkAmong(
  own: number | null,
  peers: SortedNumbers,
  needed: number,
): Benchmark {
  const { size } = peers;
  const nothing = { median: null, lower: null, upper: null, above: null, equal: null };
  if (size < Math.max(FEWEST_PEERS, needed)) return { peers: size, ...nothing };
  const hasQuartiles = size >= PEERS_FOR_QUARTILES;
  const quantile = (share: number) => rounded(quantileAt(size, peers.at, share));
  const shown = own === null ? null : rounded(own);
  const above = shown === null ? null : peers.countUntil((peer) => rounded(peer) >= shown);
  const upTo = shown === null ? null : peers.countUntil((peer) => rounded(peer) > shown);
  return {
    peers: size,
    median: quantile(0.5),
    lower: hasQuartiles ? quantile(0.25) : null,
    upper: hasQuartiles ? quantile(0.75) : null,
    above,
    equal: above === null || upTo === null ? null : upTo - above,
  };
}

/** The number of peers that are needed. A setting can raise it; any other value means five. */
export function peersNeeded(setting: number | undefined): number {
  if (setting === undefined || !Number.isFinite(setting)) return FEWEST_PEERS;
  return Math.max(FEWEST_PEERS, Math.ceil(setting));
}

const rounded = (value: number) => roundAverage(value, 1);
