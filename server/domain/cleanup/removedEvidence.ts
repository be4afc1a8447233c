import { DAY_MS } from '@contract/days';
import { EVIDENCE_RESTORABLE_DAYS } from '@contract/evidence/evidence';
import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { removeUpload } from '../evidence/pieces';

interface Deps {
  store: Store;
  clock: Clock;
  signal?: AbortSignal | undefined;
}

/** Longer than an upload and its scan take. */
const LONGEST_UPLOAD_MS = 10 * 60 * 1000;

/**
 * Removes evidence that can no longer be restored, with its bytes, and the pieces of uploads that did not come to an
 * end. Each is a transaction of its own, so that it is safe to repeat or interrupt this.
 */
export async function cleanEvidence({ store, clock, signal }: Deps): Promise<void> {
  const now = clock.now().getTime();
  const removedUntil = new Date(now - EVIDENCE_RESTORABLE_DAYS * DAY_MS).toISOString();
  const startedUntil = new Date(now - LONGEST_UPLOAD_MS).toISOString();
  const { removed, uploads } = await store.read(async (tx) => ({
    removed: await tx.findColumns('evidence', ['id', 'removed_at'], { removed_at: { not: null } }),
    uploads: await tx.find('evidence_uploads'),
  }));
  for (const { id, removed_at } of removed) {
    if (signal?.aborted) return;
    if (removed_at === null || removed_at >= removedUntil) continue;
    await store.write(async (tx) => {
      // It may have been restored in the meantime, although the clock of another server is behind.
      const row = await tx.getForUpdate('evidence', id);
      if (row?.removed_at !== removed_at) return;
      await tx.remove('evidence_pieces', { evidence_id: id });
      await tx.remove('evidence', { id });
    });
  }
  for (const { id, started_at } of uploads) {
    if (signal?.aborted) return;
    if (started_at <= startedUntil) await removeUpload(store, id);
  }
}
