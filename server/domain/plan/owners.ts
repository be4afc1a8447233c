import { can } from '@contract/permissions/permissions';
import type { PlanItemRow, UserRow } from '@server/store/tables';
import type { Reader } from '../queries/reader';
import { personOf } from '../queries/users';

/**
 * The owners of plan items, or of items of scenarios, who may still save answers of the company, by id. Reads them with their companies and
 * workspaces in three statements, whatever the number of items.
 */
export async function ownersOf(
  { tx, company }: Reader,
  companyId: string,
  items: readonly Pick<PlanItemRow, 'owner_id'>[],
): Promise<ReadonlyMap<string, UserRow>> {
  const ids = [...new Set(items.flatMap(({ owner_id }) => owner_id ?? []))];
  if (ids.length === 0) return new Map();
  const { workspace_id } = await company(companyId);
  const users = await tx.find('users', { id: ids, activated: true });
  const companyIds = [...new Set(users.flatMap(({ company_id }) => company_id ?? []))];
  const companies = await tx.find('companies', { id: companyIds });
  const workspaceIds = [...new Set(companies.flatMap((one) => one.workspace_id ?? []))];
  const workspaces = await tx.find('workspaces', { id: workspaceIds });

  const maySave = (user: UserRow) => {
    const own = companies.find(({ id }) => id === user.company_id);
    const workspace = workspaces.find(({ id }) => id === own?.workspace_id);
    const person = personOf(user, { company: own, workspace });
    return can(person, 'saveAnswer', { company_id: companyId, workspace_id });
  };
  return new Map(users.filter(maySave).map((user) => [user.id, user]));
}
