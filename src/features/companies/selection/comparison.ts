import type { Company } from '../Company';
import type { CompaniesState } from '../companiesSlice';

interface Comparison {
  /** Activated companies other than the shown one. */
  candidates: Company[];
  /** Null while none is chosen: to begin with the compared company is the shown one. */
  compared: Company | null;
}

/** Which companies the shown one can be compared with, and which it is. */
export function comparisonOf(
  shownId: string,
  companies: readonly Company[],
  { comparedId }: CompaniesState,
): Comparison {
  const candidates = companies.filter(({ id, activated }) => activated && id !== shownId);
  return { candidates, compared: candidates.find(({ id }) => id === comparedId) ?? null };
}
