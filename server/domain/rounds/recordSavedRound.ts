import type { EventValues } from '@contract/events/events';
import type { WriteTransaction } from '@server/store/Store';
import type { CompanyRow, RoundPersonRow, RoundRow, WorkspaceRow } from '@server/store/tables';
import { aboutCompany, aboutWorkspace, changedValues, recordEvent } from '../events/recordEvent';
import type { Actor } from '../manage/access';

interface SavedRound {
  round: RoundRow;
  /** The round before the change; null for a new one. */
  stored: { round: RoundRow } | null;
  /** The parts before the change. */
  before: readonly RoundPersonRow[];
  companies: readonly CompanyRow[];
  workspace: WorkspaceRow | undefined;
}

/** Records that a round was created, or changed if it was. */
export async function recordSavedRound(
  tx: WriteTransaction,
  actor: Actor,
  now: Date,
  { round, stored, before, companies, workspace }: SavedRound,
): Promise<void> {
  const after = await tx.find('round_people', { round_id: round.id });
  const values = valuesOf(round, after);
  const [company] = companies;
  // A round in one company is for the eyes of its administrators, too.
  const about =
    company && (companies.length === 1 || !workspace)
      ? aboutCompany(company)
      : workspace && aboutWorkspace(workspace);
  if (!stored) {
    await recordEvent(tx, actor, now, { kind: 'round_created', ...about, after: values });
    return;
  }
  const changed = changedValues(valuesOf(stored.round, before), values);
  const hasOtherParts = partsText(before) !== partsText(after);
  if (!changed && !hasOtherParts) return;
  await recordEvent(tx, actor, now, {
    kind: 'round_changed',
    ...about,
    before: changed?.before ?? {},
    after: { ...changed?.after, round: round.name },
  });
}

function valuesOf(
  { name, names, opens_on, due_on }: RoundRow,
  parts: readonly RoundPersonRow[],
): EventValues {
  return { round: name, names, opens_on, due_on, people: parts.length };
}

const partsText = (parts: readonly RoundPersonRow[]) =>
  JSON.stringify(parts.map(({ id, party, areas }) => [id, party, areas]).sort());
