import type { Store } from '@server/store/Store';
import { isForgotten as isForgottenAttempt } from './accounts/attempts';
import { isOutlived } from './accounts/tokens';
import type { Clock } from './clock';
import type { ImageFolder } from './images';
import { purgeDeleted } from './purge';
import { isForgotten } from './saveAnswer/appliedSaves';
import { isExpired, type SessionLimits } from './sessions';

/**
 * Removes what has outlived its use: expired sessions, links, counts and remembered saves, and
 * what was deleted too long ago. Safe to repeat.
 */
export async function sweep(
  store: Store,
  clock: Clock,
  limits: SessionLimits,
  images?: ImageFolder,
): Promise<void> {
  const now = clock.now();
  await store.write(async (tx) => {
    const sessions = (await tx.find('sessions')).filter((one) => isExpired(one, limits, now));
    const saves = (await tx.find('applied_saves')).filter((save) => isForgotten(save, now));
    const tokens = (await tx.find('tokens')).filter((token) => isOutlived(token, now));
    const attempts = (await tx.find('attempts')).filter((one) => isForgottenAttempt(one, now));
    if (sessions.length > 0) await tx.remove('sessions', { id: idsOf(sessions) });
    if (saves.length > 0) await tx.remove('applied_saves', { id: idsOf(saves) });
    if (tokens.length > 0) await tx.remove('tokens', { id: idsOf(tokens) });
    if (attempts.length > 0) await tx.remove('attempts', { id: idsOf(attempts) });
  });
  await purgeDeleted({ store, clock, images });
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
