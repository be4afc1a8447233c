import { createHash } from 'node:crypto';
import type { AnswerValues } from '@contract/answer';
import type { AutosaveResult } from '@contract/rest';
import type { WriteTransaction } from '@server/store/Store';
import type { AppliedSaveRow } from '@server/store/tables';
import { AppError } from '../errors';

/** How long the result of a save is kept. */
export const SAVE_RETENTION_MS = 24 * 60 * 60 * 1000;

/** The statuses of the stored outcomes. */
const APPLIED = 200;
const REFUSED = 409;

/** Two saves with equal values are the same save. */
interface SaveIdentity {
  user_id: string;
  save_id: string;
  company_id: string;
  activity_id: string;
  values: Partial<AnswerValues>;
}

/** What is stored of a refused save: the revision that its edit started from. */
interface Refused {
  revision: number;
}

/** The outcome of an earlier save with the same id: its result, or the fact that it was refused. */
type Earlier = { applied: AutosaveResult } | { refused: Refused };

const isOutdated = (save: AppliedSaveRow, now: Date) =>
  now.getTime() - Date.parse(save.applied_at) >= SAVE_RETENTION_MS;

/**
 * The outcome of this save if it has been here before, else null. SAVE_ID_REUSED if the id was used for
 * other values. An outdated outcome is removed.
 */
export async function findEarlier(
  tx: WriteTransaction,
  save: SaveIdentity,
  now: Date,
): Promise<Earlier | null> {
  const earlier = await tx.get('applied_saves', idOf(save));
  if (!earlier) return null;
  if (isOutdated(earlier, now)) {
    await forget(tx, save);
    return null;
  }
  if (earlier.payload_hash !== hashOf(save)) {
    throw new AppError('SAVE_ID_REUSED', 'This save id was already used for other changes.');
  }
  return earlier.status === REFUSED
    ? { refused: earlier.body as Refused }
    : { applied: earlier.body as AutosaveResult };
}

export const forget = (tx: WriteTransaction, save: SaveIdentity): Promise<number> =>
  tx.remove('applied_saves', { id: idOf(save) });

export const rememberApplied = (
  tx: WriteTransaction,
  save: SaveIdentity,
  result: AutosaveResult,
  now: Date,
): Promise<void> => remember(tx, save, { status: APPLIED, body: result, now });

/**
 * Remembers a save that was refused with REVISION_CONFLICT. A copy of the request that arrives later must not
 * be applied: the person may have decided otherwise meanwhile.
 */
export const rememberRefused = (
  tx: WriteTransaction,
  save: SaveIdentity,
  refused: Refused,
  now: Date,
): Promise<void> => remember(tx, save, { status: REFUSED, body: refused, now });

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

function hashOf({ company_id, activity_id, values }: SaveIdentity): string {
  const fields = Object.entries(values).sort(([a], [b]) => a.localeCompare(b));
  const payload = JSON.stringify([company_id, activity_id, fields]);
  return createHash('sha256').update(payload).digest('hex');
}
