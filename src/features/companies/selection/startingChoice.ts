import { isAdmin, type Person } from '@contract/permissions';
import type { Company } from '../Company';
import type { CompaniesState } from '../companiesSlice';

/**
 * Which companies to begin with; spec section 4. An administrator keeps a choice that still stands,
 * else gets the first activated company; anyone else gets their own.
 * Returns the present choice itself where nothing changes.
 */
export function startingChoice(
  person: Person,
  companies: readonly Company[],
  choice: CompaniesState,
): CompaniesState {
  const listed = (id: string | null) => companies.some((company) => company.id === id);
  if (isAdmin(person)) {
    const active = companies.filter(({ activated }) => activated);
    if (active.some(({ id }) => id === choice.shownId)) return choice;
    return all(active[0]?.id ?? null, choice);
  }
  if (person.company_id === choice.shownId) return choice;
  return all(listed(person.company_id) ? person.company_id : null, choice);
}

function all(id: string | null, choice: CompaniesState): CompaniesState {
  const { shownId, selectedId, comparedId } = choice;
  if (shownId === id && selectedId === id && comparedId === id) return choice;
  return { shownId: id, selectedId: id, comparedId: id };
}
