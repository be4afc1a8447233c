import { can } from '@contract/permissions';
import type { PlanItemRow } from '@server/store/tables';
import type { Reader } from '../queries/reader';
import { userDtoOf } from '../queries/users';

/**
 * Reads the owners of plan items, with their companies and workspaces, in three statements. The result tells whether
 * the owner with this id may still save answers of the company.
 */
export async function readOwners(
  { tx, company }: Reader,
  companyId: string,
  items: readonly PlanItemRow[],
): Promise<(ownerId: string) => boolean> {
  const ids = [...new Set(items.flatMap(({ owner_id }) => owner_id ?? []))];
  const { workspace_id } = await company(companyId);
  const users = ids.length === 0 ? [] : await tx.find('users', { id: ids, activated: true });
  const companyIds = [...new Set(users.flatMap(({ company_id }) => company_id ?? []))];
  const companies = await tx.find('companies', { id: companyIds });
  const workspaceIds = [...new Set(companies.flatMap((one) => one.workspace_id ?? []))];
  const workspaces = await tx.find('workspaces', { id: workspaceIds });

  const owners = new Set<string>();
  for (const user of users) {
    const own = companies.find(({ id }) => id === user.company_id);
    const workspace = workspaces.find(({ id }) => id === own?.workspace_id);
    const person = {
      ...userDtoOf(user, { company: own, workspace }),
      company_activated: own?.activated ?? true,
    };
    if (can(person, 'saveAnswer', { company_id: companyId, workspace_id })) owners.add(user.id);
  }
  return (ownerId) => owners.has(ownerId);
}
