import type { Person } from '@contract/permissions';
import type { UserDto } from '@contract/rest';
import type { ReadTransaction } from '@server/store/Store';
import type { UserRow, WorkspaceRow } from '@server/store/tables';

/** The person as sent to clients. Their workspace is that of their company. */
export const toUserDto = async (tx: ReadTransaction, user: UserRow): Promise<UserDto> =>
  userDtoOf(user, await workspaceOf(tx, user.company_id));

export function userDtoOf(user: UserRow, workspace_id: string | null): UserDto {
  const { id, name, email, picture_url, role, company_role, workspace_role, company_id } = user;
  const roles = { role, company_role, workspace_role };
  return { id, name, email, picture_url, ...roles, company_id, workspace_id };
}

/** The person for permission checks. */
export async function toPerson(tx: ReadTransaction, user: UserRow): Promise<Person> {
  const company = user.company_id === null ? null : await tx.get('companies', user.company_id);
  const company_activated = company?.activated ?? true;
  return { ...(await toUserDto(tx, user)), company_activated };
}

/** The form in which addresses are stored and compared. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();

/** The id of a company's workspace; null if it has none or the workspace is deleted. */
export async function workspaceOf(
  tx: ReadTransaction,
  companyId: string | null,
): Promise<string | null> {
  const company = companyId === null ? undefined : await tx.get('companies', companyId);
  if (!company || company.workspace_id === null) return null;
  return idUnlessDeleted(await tx.get('workspaces', company.workspace_id));
}

/** null for a missing or deleted workspace. */
export const idUnlessDeleted = (workspace: WorkspaceRow | undefined): string | null =>
  workspace?.deleted_at === null ? workspace.id : null;
