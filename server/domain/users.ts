import type { UserDto } from '@contract/rest';
import type { ReadTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';

/** A person as the app knows them; the workspace follows from the company. */
export async function toUserDto(tx: ReadTransaction, user: UserRow): Promise<UserDto> {
  const { id, name, email, picture_url, role, company_role, workspace_role, company_id } = user;
  const roles = { role, company_role, workspace_role };
  const workspace_id = await workspaceOf(tx, company_id);
  return { id, name, email, picture_url, ...roles, company_id, workspace_id };
}

/** Addresses are compared without case and stored in lower case. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

async function workspaceOf(tx: ReadTransaction, companyId: string | null): Promise<string | null> {
  const company = companyId === null ? undefined : await tx.get('companies', companyId);
  if (!company || company.workspace_id === null) return null;
  const workspace = await tx.get('workspaces', company.workspace_id);
  return workspace && workspace.deleted_at === null ? workspace.id : null;
}
