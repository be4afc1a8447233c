import type { Store } from '@server/store/Store';
import type { Clock } from './clock';
import { isExpired, type SessionLimits } from './sessions';
import { isForgotten } from './saveAnswer/appliedSaves';

/** Removes what has outlived its use: expired sessions and remembered saves. Safe to repeat. */
export async function sweep(store: Store, clock: Clock, limits: SessionLimits): Promise<void> {
  const now = clock.now();
  await store.write(async (tx) => {
    const sessions = (await tx.find('sessions')).filter((one) => isExpired(one, limits, now));
    const saves = (await tx.find('applied_saves')).filter((save) => isForgotten(save, now));
    if (sessions.length > 0) await tx.remove('sessions', { id: sessions.map(({ id }) => id) });
    if (saves.length > 0) await tx.remove('applied_saves', { id: saves.map(({ id }) => id) });
  });
}
