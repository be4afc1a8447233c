import {
  can,
  isAdmin,
  type ActionOn,
  type Person,
  type WorkspaceResource,
} from '@contract/permissions/permissions';
import type { WriteTransaction } from '@server/store/Store';
import type { WorkspaceRow } from '@server/store/tables';
import { isSameName } from '@contract/fields/names';
import { AppError, badFields, forbidden, notFound } from '../errors';
import { createReader, type Reader } from '../queries/reader';
import { actingPerson, type Actor } from './access';

/**
 * A workspace that is not deleted. NOT_FOUND if the person may not see it, FORBIDDEN if it is their own one but their
 * company is deactivated.
 */
export async function visibleWorkspace(
  { tx, person, affiliation }: Reader,
  id: string,
): Promise<WorkspaceRow> {
  const workspace = await tx.get('workspaces', id);
  if (workspace?.deleted_at !== null || !can(person, 'seeWorkspace', { workspace_id: id })) {
    throw notFound('workspace');
  }
  const { company } = await affiliation();
  if (company?.activated === false && !isAdmin(person)) {
    throw forbidden('Your company has been deleted.');
  }
  return workspace;
}

/**
 * The workspace to act in, locked until the transaction ends, so that two rows cannot take the same name. NOT_FOUND if
 * the person may not see it, FORBIDDEN if they may not act there.
 */
export async function actingInWorkspace(
  tx: WriteTransaction,
  actor: Actor,
  action: ActionOn<WorkspaceResource>,
  id: string,
): Promise<{ workspace: WorkspaceRow; person: Person }> {
  await tx.getForUpdate('workspaces', id);
  const person = await actingPerson(tx, actor);
  const workspace = await visibleWorkspace(createReader(tx, person), id);
  if (!can(person, action, { workspace_id: id })) throw forbidden();
  return { workspace, person };
}

/** The workspace with this id, or that of the stored row; BAD_USER_INPUT for a new row without one. */
export function workspaceOfRow(
  workspaceId: string | null,
  stored: { workspace_id: string } | undefined,
): string {
  const id = workspaceId ?? stored?.workspace_id;
  if (id === undefined) throw badFields({ workspace_id: 'Choose a workspace.' });
  return id;
}

/** Throws NAME_TAKEN if another of the rows has the name. */
export function refuseTakenName(
  rows: readonly { id: string; name: string }[],
  { id, name }: { id: string; name: string },
  message: string,
): void {
  if (!rows.some((row) => row.id !== id && isSameName(row.name, name))) return;
  throw new AppError('NAME_TAKEN', message, { fields: { name: message }, conflict: true });
}
