import { isAdmin, type Person } from '@contract/permissions/permissions';
import type { WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { lastAdministrator } from '../errors';

/**
 * LAST_ADMINISTRATOR if the company would have no activated administrator left, unless a global
 * administrator acts. Invited administrators do not count, because they may never accept. The caller has
 * locked the company's row, so that two concurrent removals are checked one after the other.
 */
export async function refuseLastCompanyAdministrator(
  tx: WriteTransaction,
  person: Person,
  { id, company_id, company_role, activated }: UserRow,
): Promise<void> {
  if (isAdmin(person) || company_role !== 'administrator' || !activated) return;
  if (company_id === null) return;
  const others = await tx.find('users', { company_id, company_role, activated });
  if (others.some((other) => other.id !== id)) return;
  throw lastAdministrator(
    'This is the last administrator of the company. Make someone else an administrator first.',
  );
}
