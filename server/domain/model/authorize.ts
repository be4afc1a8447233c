import { can } from '@contract/permissions/permissions';
import type { ReadTransaction } from '@server/store/Store';
import type { ModelVersionRow } from '@server/store/tables';
import { AppError, forbidden, notFound } from '../errors';
import { actingPerson, type Actor } from '../manage/access';
import type { Reader } from '../queries/reader';

/** Throws FORBIDDEN unless the acting person may change the model. */
export async function authorizeModel(tx: ReadTransaction, actor: Actor): Promise<void> {
  if (!can(await actingPerson(tx, actor), 'changeModel')) throw forbidden();
}

export function refuseOthers({ person }: Reader): void {
  if (!can(person, 'changeModel')) throw forbidden();
}

export async function versionOf(tx: ReadTransaction, id: string): Promise<ModelVersionRow> {
  const version = await tx.get('model_versions', id);
  if (!version) throw notFound('version of the model');
  return version;
}

export const modelChanged = (message: string) => new AppError('MODEL_CHANGED', message);
