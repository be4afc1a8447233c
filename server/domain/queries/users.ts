import type { Person } from '@contract/permissions/permissions';
import type { AdministratorsReach } from '@contract/permissions/reach';
import type { UserDto } from '@contract/rest';
import type { ReadTransaction } from '@server/store/Store';
import type { CompanyRow, UserRow, WorkspaceRow } from '@server/store/tables';

/** A person's company and its workspace; undefined if there is none. The workspace may be deleted. */
export interface Affiliation {
  company: CompanyRow | undefined;
  workspace: WorkspaceRow | undefined;
}

/** Converts a row to the user that clients receive. The user's workspace is the workspace of their company. */
export const toUserDto = async (tx: ReadTransaction, user: UserRow): Promise<UserDto> =>
  userDtoOf(user, await affiliationOf(tx, user.company_id));

export function userDtoOf(user: UserRow, affiliation: Affiliation): UserDto {
  const { id, name, email, picture_url, role, company_role, workspace_role, company_id } = user;
  const roles = { role, company_role, workspace_role };
  const workspace_id = idUnlessDeleted(affiliation.workspace);
  const dto = { id, name, email, picture_url, ...roles, company_id, workspace_id };
  return withReach(dto, affiliation);
}

/** Sets or removes `administrators_reach`, depending on what the person's workspace currently grants. */
export function withReach<P extends Person>(
  { administrators_reach: _, ...person }: P,
  { company, workspace }: Affiliation,
) {
  const reach = reachOf(workspace);
  const hasReach =
    reach !== 'none' &&
    workspace?.deleted_at === null &&
    workspace.id === person.workspace_id &&
    person.workspace_role === 'administrator' &&
    company?.activated === true;
  return { ...person, ...(hasReach && { administrators_reach: reach }) };
}

/** The person for permission checks. */
export const toPerson = async (tx: ReadTransaction, user: UserRow): Promise<Person> =>
  personOf(user, await affiliationOf(tx, user.company_id));

/** Like `toPerson`, for a user whose company and workspace are known. */
export const personOf = (user: UserRow, affiliation: Affiliation): Person => ({
  ...userDtoOf(user, affiliation),
  company_activated: affiliation.company?.activated ?? true,
});

/** The id of a company's workspace; null if it has none or the workspace is deleted. */
export const workspaceOf = async (
  tx: ReadTransaction,
  companyId: string | null,
): Promise<string | null> => idUnlessDeleted((await affiliationOf(tx, companyId)).workspace);

export async function affiliationOf(
  tx: ReadTransaction,
  companyId: string | null,
): Promise<Affiliation> {
  const company = companyId === null ? undefined : await tx.get('companies', companyId);
  const workspaceId = company?.workspace_id ?? null;
  const workspace = workspaceId === null ? undefined : await tx.get('workspaces', workspaceId);
  return { company, workspace };
}

/** null for a missing or deleted workspace. */
const idUnlessDeleted = (workspace: WorkspaceRow | undefined): string | null =>
  workspace?.deleted_at === null ? workspace.id : null;

export const reachOf = (workspace: WorkspaceRow | undefined): AdministratorsReach =>
  workspace?.administrators_reach ?? 'none';
