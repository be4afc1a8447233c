import { can, isAdmin, type Person } from '@contract/permissions/permissions';
import type { ReadTransaction } from '@server/store/Store';
import type { CompanyRow } from '@server/store/tables';

/** The companies that a person compares; none for people who compare none. */
export async function companiesInReach(tx: ReadTransaction, person: Person): Promise<CompanyRow[]> {
  if (!can(person, 'viewPortfolio')) return [];
  const { workspace_id } = person;
  const where = isAdmin(person) ? {} : { workspace_id };
  return tx.find('companies', { activated: true, ...where });
}

/**
 * The companies about which the weekly mail of a person has lines: null for all in their reach. What is no longer in it
 * is left out.
 */
export async function subscriptionsOf(
  tx: ReadTransaction,
  person: Person,
): Promise<string[] | null> {
  const row = await tx.get('user_subscriptions', person.id);
  if (!row) return null;
  if (row.company_ids.length === 0) return [];
  const known = new Set((await companiesInReach(tx, person)).map(({ id }) => id));
  return row.company_ids.filter((id) => known.has(id));
}
