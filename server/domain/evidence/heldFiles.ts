import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { notify } from '../notices/notify';
import { completeRequests } from '../requests/completeRequests';
import { writeWithRetries } from '../writeWithRetries';
import { scanFile, type ScanSettings } from './scan';

interface Deps {
  store: Store;
  clock: Clock;
  /** null if there is no scanner any more; then all files pass. */
  scan: ScanSettings | null;
  signal?: AbortSignal;
}

/** Scans the files again that are held back, one after the other. A refused one is removed for good. */
export async function scanHeldFiles({ store, clock, scan, signal }: Deps): Promise<void> {
  const held = await store.read((tx) =>
    tx.findColumns('evidence', ['id', 'size'], { checking: true }),
  );
  for (const { id, size } of held) {
    if (signal?.aborted) return;
    const result = await scanFile(store, { id, size: size ?? 0 }, scan);
    if (result !== 'held') await settle({ store, clock }, id, result === 'passed');
  }
}

const settle = ({ store, clock }: Pick<Deps, 'store' | 'clock'>, id: string, passed: boolean) =>
  writeWithRetries(store, async (tx) => {
    const row = await tx.getForUpdate('evidence', id);
    if (!row?.checking) return;
    const now = clock.now();
    const { company_id, activity_id, added_by } = row;
    if (passed) {
      await tx.update('evidence', id, { checking: false });
      if (row.removed_at === null) {
        await completeRequests(tx, { company_id, activity_id, kind: 'evidence' }, added_by, now);
      }
      return;
    }
    await tx.remove('evidence_pieces', { evidence_id: id });
    await tx.remove('evidence', { id });
    if (added_by === null) return;
    const subject = { company_id, subject_kind: 'activity', subject_id: activity_id } as const;
    await notify(tx, { ...subject, user_id: added_by, kind: 'evidence_refused', by: null }, now);
  });
