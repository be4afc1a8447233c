import { randomUUID } from 'node:crypto';
import { dayOf } from '@contract/days';
import { EVIDENCE_LIMITS, EVIDENCE_TYPES } from '@contract/evidence/evidence';
import type { EvidenceDto } from '@contract/evidence/evidencePayloads';
import type { ReadTransaction, Store, WriteTransaction } from '@server/store/Store';
import type { EvidenceRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import { aboutCompany, recordEvent } from '../events/recordEvent';
import { activityOf } from '../figures/model';
import type { Actor, Deferred } from '../manage/access';
import { planEditor } from '../plan/authorize';
import type { Reader } from '../queries/reader';
import { completeRequests } from '../requests/completeRequests';
import { writeWithRetries } from '../writeWithRetries';
import {
  checkReferences,
  isHeldBack,
  refuseProblems,
  type EvidenceFields,
  type AnswerIds,
  type ReceivedFile,
} from './submittedEvidence';
import { toEvidence } from './listEvidence';
import type { EvidenceSettings } from './settings';

export interface EvidenceDeps {
  store: Store;
  clock: Clock;
  evidence: EvidenceSettings;
}

/**
 * Adds a file or a link as evidence on an action. Files are looked at between two transactions; the second one checks
 * the permission again. A file that the scanner has not passed in time is stored and held back.
 */
export async function addEvidence(
  { store, clock, evidence: settings }: EvidenceDeps,
  actor: Actor,
  key: AnswerIds,
  file: ReceivedFile | null,
  fields: Deferred<EvidenceFields>,
): Promise<EvidenceDto> {
  await store.read((tx) => authorizeAdding(tx, actor, key));
  const evidence = fields();
  refuseProblems(evidence, file, dayOf(clock.now()));
  const checking = await isHeldBack(store, file, settings);

  return writeWithRetries(store, async (tx) => {
    const { reader, action } = await authorizeAdding(tx, actor, key);
    await checkReferences(reader, key, evidence);
    // Concurrent uploads wait for each other, so that together they do not exceed the limit.
    const company = await tx.getForUpdate('companies', key.company_id);
    if (!company) throw new Error(`The company ${key.company_id} has been removed`);
    const now = clock.now();
    const row = await newRow(tx, reader, { key, evidence, file, now });
    row.checking = checking;
    if (file) await takeUpload(tx, row, settings.companyBytes);
    await tx.insert('evidence', row);
    await recordEvent(tx, actor, now, {
      kind: 'evidence_added',
      ...aboutCompany(company),
      after: { action, kind: row.kind, audience: row.audience },
    });
    if (!checking) await completeRequests(tx, { ...key, kind: 'evidence' }, reader.person.id, now);
    const [added] = await toEvidence(reader, [row], now);
    if (!added) throw new Error(`The evidence ${row.id} was not converted`);
    return added;
  });
}

async function authorizeAdding(tx: ReadTransaction, actor: Actor, key: AnswerIds) {
  const { reader, authorize } = await planEditor(tx, actor);
  await authorize(key.company_id);
  const { name } = activityOf(await reader.model(), key.activity_id);
  return { reader, action: name };
}

interface NewEvidence {
  key: AnswerIds;
  evidence: EvidenceFields;
  file: ReceivedFile | null;
  now: Date;
}

async function newRow(
  tx: ReadTransaction,
  { person }: Reader,
  { key, evidence, file, now }: NewEvidence,
): Promise<EvidenceRow> {
  const [answer] = await tx.find('answers', { ...key });
  const { name, url, ...fields } = evidence;
  const stored = file && 'bytes' in file ? file : null;
  return {
    id: stored?.bytes.id ?? randomUUID(),
    ...key,
    kind: stored ? 'file' : 'link',
    name: name || (stored?.name ?? nameOfLink(url)),
    url: stored ? null : url,
    size: stored?.bytes.size ?? null,
    type: stored ? EVIDENCE_TYPES[stored.extension] : null,
    sha256: stored?.bytes.sha256 ?? null,
    ...fields,
    state_when_added: answer?.revenue_state ?? null,
    added_by: person.id,
    added_at: now.toISOString(),
    removed_at: null,
    checking: false,
  };
}

function nameOfLink(url: string): string {
  const { hostname, pathname } = new URL(url);
  const name = pathname === '/' ? hostname : hostname + pathname;
  return name.slice(0, EVIDENCE_LIMITS.nameLength);
}

/** Turns an upload into evidence. EVIDENCE_FULL if the company's files would take more bytes than they may. */
async function takeUpload(tx: WriteTransaction, row: EvidenceRow, limit: number): Promise<void> {
  const { company_id } = row;
  const files = await tx.findColumns('evidence', ['size'], { company_id, kind: 'file' });
  const used = files.reduce((sum, { size }) => sum + (size ?? 0), 0);
  if (used + (row.size ?? 0) > limit) {
    throw new AppError('EVIDENCE_FULL', 'The files of this company take all the space they may.');
  }
  if ((await tx.remove('evidence_uploads', { id: row.id })) === 0) {
    throw new Error(`The upload ${row.id} has been removed`);
  }
}
