import { DAY_MS } from '@contract/days';
import { EVIDENCE_RESTORABLE_DAYS } from '@contract/evidence/evidence';
import type { EvidenceDto } from '@contract/evidence/evidencePayloads';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { EvidenceRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { notFound, notFoundAs } from '../errors';
import { aboutCompany, recordEvent } from '../events/recordEvent';
import { activityOf } from '../figures/model';
import type { Actor } from '../manage/access';
import { planEditor } from '../plan/authorize';
import { toEvidence } from './listEvidence';
import { evidenceFilter } from './visibleEvidence';

interface Deps {
  store: Store;
  clock: Clock;
}

/** Removes evidence, which can be restored for 14 days. NOT_FOUND for removed evidence. */
export const removeEvidence = (deps: Deps, actor: Actor, id: string): Promise<EvidenceDto> =>
  changeEvidence(deps, actor, id, (row, now) => {
    if (row.removed_at !== null) throw notFound('evidence');
    return { removed_at: now.toISOString() };
  });

/** Undoes `removeEvidence`. It changes nothing for evidence that is not removed; NOT_FOUND after 14 days. */
export const restoreEvidence = (deps: Deps, actor: Actor, id: string): Promise<EvidenceDto> =>
  changeEvidence(deps, actor, id, (row, now) => {
    if (row.removed_at === null) return null;
    if (isPastRestoring(row.removed_at, now)) throw notFound('evidence');
    return { removed_at: null };
  });

const isPastRestoring = (removedAt: string, now: Date) =>
  now.getTime() - Date.parse(removedAt) > EVIDENCE_RESTORABLE_DAYS * DAY_MS;

function changeEvidence(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
  change: (row: EvidenceRow, now: Date) => Pick<EvidenceRow, 'removed_at'> | null,
): Promise<EvidenceDto> {
  return store.write(async (tx) => {
    const stored = await tx.getForUpdate('evidence', id);
    const { reader, row } = await authorizeChange(tx, actor, stored);
    const now = clock.now();
    const changes = change(row, now);
    const changed = { ...row, ...changes };
    if (changes) {
      await tx.update('evidence', id, changes);
      const company = await reader.company(row.company_id);
      const { name } = activityOf(await reader.model(), row.activity_id);
      await recordEvent(tx, actor, now, {
        kind: changes.removed_at === null ? 'evidence_restored' : 'evidence_removed',
        ...aboutCompany(company),
        after: { action: name, kind: row.kind, audience: row.audience },
      });
    }
    const [evidence] = await toEvidence(reader, [changed], now);
    if (!evidence) throw new Error(`The evidence ${id} was not converted`);
    return evidence;
  });
}

async function authorizeChange(
  tx: WriteTransaction,
  actor: Actor,
  stored: EvidenceRow | undefined,
) {
  const { reader, authorize } = await planEditor(tx, actor);
  if (!stored) throw notFound('evidence');
  await authorize(stored.company_id).catch(notFoundAs('evidence'));
  const { isVisible } = await evidenceFilter(reader, stored.company_id);
  if (!isVisible(stored)) throw notFound('evidence');
  return { reader, row: stored };
}
