/** What an action brings: recurring revenue or margin, a year at full effect, or cash that is released once. */
export const BENEFIT_KINDS = ['revenue', 'margin', 'cash_once'] as const;
export type BenefitKind = (typeof BENEFIT_KINDS)[number];

export const isBenefitKind = (word: string): word is BenefitKind =>
  BENEFIT_KINDS.some((kind) => kind === word);

/** The greatest benefit, in millions of the company's money unit. */
export const BENEFIT_MAX = 1e9;

/** An amount of a benefit, or none. */
export interface Benefit {
  /** In millions of the company's money unit; null for none. */
  benefit_m: number | null;
  benefit_kind: BenefitKind | null;
}

/**
 * Benefits by how often they come, in millions of one company's money unit. Recurring ones and those that come once
 * are never added. Each sum is an upper bound, because benefits of different actions may overlap.
 */
export interface BenefitSums {
  yearM: number;
  onceM: number;
}

/** Adds up the benefits of items of one company. */
export function sumBenefits(items: Iterable<Benefit>): BenefitSums {
  const sums: BenefitSums = { yearM: 0, onceM: 0 };
  for (const { benefit_m, benefit_kind } of items) {
    if (benefit_m === null || benefit_kind === null) continue;
    if (benefit_kind === 'cash_once') sums.onceM += benefit_m;
    else sums.yearM += benefit_m;
  }
  return sums;
}

/**
 * After how many months a recurring benefit has paid back a cost; null for cash that comes once, without a cost, and
 * without a benefit above 0. Both amounts are in the same unit.
 */
export function paybackMonths(cost_m: number | null, { benefit_m, benefit_kind }: Benefit) {
  if (cost_m === null || benefit_m === null || benefit_m <= 0) return null;
  if (benefit_kind === null || benefit_kind === 'cash_once') return null;
  return (12 * cost_m) / benefit_m;
}
