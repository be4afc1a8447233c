import { DAY_MS } from '@contract/days';
import { createHash } from 'node:crypto';
import type { WriteTransaction } from '@server/store/Store';
import type { AppliedSaveRow } from '@server/store/tables';
import { AppError } from '../errors';

/** How long the result of a save is kept. */
export const SAVE_RETENTION_MS = DAY_MS;

/** The statuses of the stored outcomes. */
const APPLIED = 200;
const CONFLICTED = 409;

/** Two requests of a person with the same id and equal payloads are the same save. */
export interface SaveIdentity {
  user_id: string;
  save_id: string;
  payload: unknown;
}

/** The outcome of an earlier save with the same id: its result, or what is stored of its conflict. */
type Earlier<Applied, Conflicted> = { applied: Applied } | { conflicted: Conflicted };

const isOutdated = (save: AppliedSaveRow, now: Date) =>
  now.getTime() - Date.parse(save.applied_at) >= SAVE_RETENTION_MS;

/**
 * The outcome of this save if it has been here before, else null. SAVE_ID_REUSED if the id was used for
 * other values. An outdated outcome is removed. The caller names the types of what it has stored.
 */
export async function findEarlier<Applied, Conflicted>(
  tx: WriteTransaction,
  save: SaveIdentity,
  now: Date,
): Promise<Earlier<Applied, Conflicted> | null> {
  const earlier = await tx.get('applied_saves', idOf(save));
  if (!earlier) return null;
  if (isOutdated(earlier, now)) {
    await forget(tx, save);
    return null;
  }
  if (earlier.payload_hash !== hashOf(save)) {
    throw new AppError('SAVE_ID_REUSED', 'This save id was already used for other changes.');
  }
  return earlier.status === CONFLICTED
    ? { conflicted: earlier.body as Conflicted }
    : { applied: earlier.body as Applied };
}

export const forget = (tx: WriteTransaction, save: SaveIdentity): Promise<number> =>
  tx.remove('applied_saves', { id: idOf(save) });

export const rememberApplied = (
  tx: WriteTransaction,
  save: SaveIdentity,
  result: unknown,
  now: Date,
): Promise<void> => remember(tx, save, { status: APPLIED, body: result, now });

/**
 * Remembers a save that was answered with REVISION_CONFLICT. A copy of the request that arrives later must not
 * be applied: the person may have decided otherwise in the meantime.
 */
export const rememberConflicted = (
  tx: WriteTransaction,
  save: SaveIdentity,
  conflicted: unknown,
  now: Date,
): Promise<void> => remember(tx, save, { status: CONFLICTED, body: conflicted, now });

async function remember(
  tx: WriteTransaction,
  save: SaveIdentity,
  { status, body, now }: { status: number; body: unknown; now: Date },
): Promise<void> {
  await tx.insert('applied_saves', {
    id: idOf(save),
    payload_hash: hashOf(save),
    status,
    body,
    applied_at: now.toISOString(),
  });
}

const idOf = ({ user_id, save_id }: SaveIdentity) => `${user_id}:${save_id}`;

const hashOf = ({ payload }: SaveIdentity): string =>
  createHash('sha256').update(JSON.stringify(payload)).digest('hex');
