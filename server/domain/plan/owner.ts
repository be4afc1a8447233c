import { can } from '@contract/permissions/permissions';
import type { ReadTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { toPerson } from '../queries/users';

/** Whether a user can own plan items of a company, which requires the permission to save its answers. */
export async function mayOwn(
  tx: ReadTransaction,
  user: UserRow,
  company_id: string,
): Promise<boolean> {
  if (!user.activated) return false;
  const [person, company] = await Promise.all([
    toPerson(tx, user),
    tx.get('companies', company_id),
  ]);
  return can(person, 'saveAnswer', { company_id, workspace_id: company?.workspace_id ?? null });
}
