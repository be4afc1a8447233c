import type { Company } from '../Company';

interface Comparison {
  /** The activated companies except the shown one. */
  candidates: Company[];
  /** Null if none is chosen. */
  compared: Company | null;
}

/** The companies that the shown one can be compared with, and the one that is chosen. */
export function comparisonOf(
  shownId: string,
  companies: readonly Company[],
  comparedId: string | null,
): Comparison {
  const candidates = companies.filter(({ id, activated }) => activated && id !== shownId);
  return { candidates, compared: candidates.find(({ id }) => id === comparedId) ?? null };
}
