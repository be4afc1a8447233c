import { isSameName } from '@contract/fields/names';
import { randomUUID } from 'node:crypto';
import { can } from '@contract/permissions/permissions';
import type { AdministratorsReach } from '@contract/permissions/reach';
import type { DeleteResult, WorkspaceResult } from '@contract/payloads';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { Clock } from '../clock';
import { AppError, forbidden, notFound } from '../errors';
import { aboutWorkspace, changedValues, recordEvent } from '../events/recordEvent';
import { reachOf } from '../queries/users';
import { isPast, purgeAtOf } from './softDelete';
import { actingPerson, workspaceFor, type Actor, type Deferred } from './access';

interface WorkspaceFields {
  name: string;
}

interface WorkspaceChanges extends WorkspaceFields {
  /** Absent to keep it. */
  administrators_reach?: AdministratorsReach | undefined;
}

interface Deps {
  store: Store;
  clock: Clock;
}

/** `userId` is the person that the payload names; it must be the acting person. */
export function createWorkspace(
  { store, clock }: Deps,
  actor: Actor,
  userId: unknown,
  fields: Deferred<WorkspaceFields>,
) {
  return store.write(async (tx): Promise<WorkspaceResult> => {
    const person = await actingPerson(tx, actor);
    if (!can(person, 'manageWorkspaces') || userId !== person.id) throw forbidden();
    const { name } = fields();
    const id = randomUUID();
    await refuseTakenName(tx, id, name);
    await tx.insert('workspaces', { id, name, deleted_at: null, deleted_by: null, purge_at: null });
    const event = { kind: 'workspace_created', ...aboutWorkspace({ id, name }) } as const;
    await recordEvent(tx, actor, clock.now(), event);
    return { id, name };
  });
}

export function updateWorkspace(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
  fields: Deferred<WorkspaceChanges>,
) {
  return store.write(async (tx): Promise<WorkspaceResult> => {
    const stored = await workspaceFor(tx, actor, id);
    const { name, administrators_reach } = fields();
    await refuseTakenName(tx, id, name);
    const reach = reachOf(stored);
    const changed = changedValues(
      { name: stored.name, administrators_reach: reach },
      { name, administrators_reach: administrators_reach ?? reach },
    );
    if (changed) {
      const kind = 'administrators_reach' in changed.after ? 'reach_changed' : 'workspace_changed';
      await recordEvent(tx, actor, clock.now(), { kind, ...aboutWorkspace(stored), ...changed });
    }
    await tx.update('workspaces', id, {
      name,
      ...(administrators_reach && { administrators_reach }),
    });
    return { id, name };
  });
}

/** Its companies keep their reference to it, which is hidden until it is restored or purged. */
export function deleteWorkspace(
  { store, clock, restorableDays }: Deps & { restorableDays: number },
  actor: Actor,
  id: string,
) {
  return store.write(async (tx): Promise<DeleteResult> => {
    const stored = await workspaceFor(tx, actor, id, { deleted: true });
    if (stored.purge_at !== null) return { purge_at: stored.purge_at };
    const now = clock.now();
    const purge_at = purgeAtOf(now, restorableDays);
    await recordEvent(tx, actor, now, { kind: 'workspace_deleted', ...aboutWorkspace(stored) });
    await tx.update('workspaces', id, {
      deleted_at: now.toISOString(),
      deleted_by: actor.id,
      purge_at,
    });
    return { purge_at };
  });
}

/** Restores a workspace. It contains the companies that have not been assigned to another one since. */
export function reactivateWorkspace({ store, clock }: Deps, actor: Actor, id: string) {
  return store.write(async (tx): Promise<WorkspaceResult> => {
    const { name, deleted_at, purge_at } = await workspaceFor(tx, actor, id, { deleted: true });
    if (deleted_at === null) return { id, name };
    if (isPast(purge_at, clock.now())) throw notFound('workspace');
    await refuseTakenName(tx, id, name, { conflict: true });
    await tx.update('workspaces', id, { deleted_at: null, deleted_by: null, purge_at: null });
    const event = { kind: 'workspace_restored', ...aboutWorkspace({ id, name }) } as const;
    await recordEvent(tx, actor, clock.now(), event);
    return { id, name };
  });
}

async function refuseTakenName(
  tx: WriteTransaction,
  ownId: string,
  name: string,
  { conflict = false } = {},
): Promise<void> {
  const existing = await tx.find('workspaces', { deleted_at: null });
  if (!existing.some((other) => other.id !== ownId && isSameName(other.name, name))) return;
  const message = 'A workspace with this name already exists';
  throw new AppError('NAME_TAKEN', message, { conflict, fields: { workspace_name: message } });
}
