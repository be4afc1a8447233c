import { createHash } from 'node:crypto';
import type { AnswerValues } from '@contract/answer';
import type { AutosaveResult } from '@contract/rest';
import type { WriteTransaction } from '@server/store/Store';
import type { AppliedSaveRow } from '@server/store/tables';
import { AppError } from '../errors';

/** How long the result of a save is kept. */
export const SAVE_RETENTION_MS = 24 * 60 * 60 * 1000;

/** Two saves with equal values are the same save. */
interface SaveIdentity {
  user_id: string;
  save_id: string;
  company_id: string;
  activity_id: string;
  values: Partial<AnswerValues>;
}

const isOutdated = (save: AppliedSaveRow, now: Date) =>
  now.getTime() - Date.parse(save.applied_at) >= SAVE_RETENTION_MS;

/**
 * The result of this save if it was applied before, else null. SAVE_ID_REUSED if the id was used for
 * other values. An outdated result is removed.
 */
export async function findApplied(
  tx: WriteTransaction,
  save: SaveIdentity,
  now: Date,
): Promise<AutosaveResult | null> {
  const applied = await tx.get('applied_saves', idOf(save));
  if (!applied) return null;
  if (isOutdated(applied, now)) {
    await tx.remove('applied_saves', { id: applied.id });
    return null;
  }
  if (applied.payload_hash !== hashOf(save)) {
    throw new AppError('SAVE_ID_REUSED', 'This save id was already used for other changes.');
  }
  return applied.body as AutosaveResult;
}

export async function rememberApplied(
  tx: WriteTransaction,
  save: SaveIdentity,
  result: AutosaveResult,
  now: Date,
): Promise<void> {
  await tx.insert('applied_saves', {
    id: idOf(save),
    payload_hash: hashOf(save),
    status: 200,
    body: result,
    applied_at: now.toISOString(),
  });
}

const idOf = ({ user_id, save_id }: SaveIdentity) => `${user_id}:${save_id}`;

function hashOf({ company_id, activity_id, values }: SaveIdentity): string {
  const fields = Object.entries(values).sort(([a], [b]) => a.localeCompare(b));
  const payload = JSON.stringify([company_id, activity_id, fields]);
  return createHash('sha256').update(payload).digest('hex');
}
