import { isAdmin, type Person } from '@contract/permissions';
import type { WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { lastAdministrator } from '../errors';

/**
 * LAST_ADMINISTRATOR where a company would be left without an administrator of its own; a global
 * one may leave it so. An open invitation does not count: nobody may ever accept it. The company is
 * held by the caller, so that two who go at once are looked at one after the other.
 */
export async function keepCompanyAdministrator(
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
