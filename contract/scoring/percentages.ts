/** Percentages and shares on the wire have rounding errors, such as 55.00000000000001 for 11 of 20. */
const PARTS_OF_A_PERCENT = 1e7;

/** The percentage of a part, unrounded, 0–100; 0 where there is nothing. Whole percentages are exact. */
export function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

/** A progress of 0–100 as a whole percentage: rounded up, but 100 only when all activities are done. */
export function shownPercentage(completed: number): number {
  const parts = Math.round(completed * PARTS_OF_A_PERCENT);
  if (parts >= 100 * PARTS_OF_A_PERCENT) return 100;
  return Math.min(99, Math.ceil(Math.max(0, parts) / PARTS_OF_A_PERCENT));
}

/** A share of 0–1 as the nearest whole percentage, halves up. Progress has a rule of its own, `shownPercentage`. */
export function shownShare(share: number): number {
  const parts = Math.round(100 * share * PARTS_OF_A_PERCENT);
  return Math.floor((2 * parts + PARTS_OF_A_PERCENT) / (2 * PARTS_OF_A_PERCENT));
}
