import { can, isAdmin, type Person } from '@contract/permissions/permissions';
import type { Company } from '../Company';
import type { CompaniesState } from '../companiesSlice';

/**
 * The companies that are chosen after startup or sign-in; §4.7 and §4.8. Administrators keep their choice if that
 * company is still active, and otherwise get the first active company. All other users get their own company; those
 * who may choose a company keep what they chose since. Returns the same object if nothing changes.
 */
export function startingChoice(
  person: Person,
  companies: readonly Company[],
  choice: CompaniesState,
): CompaniesState {
  const isListed = (id: string | null) => companies.some((company) => company.id === id);
  const active = companies.filter(({ activated }) => activated);
  if (can(person, 'chooseCompany') && active.some(({ id }) => id === choice.shownId)) return choice;
  if (isAdmin(person)) return chooseEverywhere(active[0]?.id ?? null, choice);
  if (person.company_id === choice.shownId) return choice;
  return chooseEverywhere(isListed(person.company_id) ? person.company_id : null, choice);
}

/** Shows, selects and compares the same company. */
function chooseEverywhere(id: string | null, choice: CompaniesState): CompaniesState {
  const { shownId, selectedId, comparedId } = choice;
  if (shownId === id && selectedId === id && comparedId === id) return choice;
  return { shownId: id, selectedId: id, comparedId: id };
}
