import { dayOf } from '@contract/days';
import { isShown } from '@contract/evidence/evidence';
import type { EvidenceDto } from '@contract/evidence/evidencePayloads';
import type { EvidenceRow } from '@server/store/tables';
import { activityOf } from '../figures/model';
import { namesOf } from '../movement/people';
import { once } from '../queries/once';
import { countComments } from '../comments/countComments';
import type { Reader } from '../queries/reader';
import { evidenceFilter } from './visibleEvidence';

/** The evidence of an action that the person may see, the latest first. Throws the errors of `reader.company`. */
export async function listEvidence(
  reader: Reader,
  { company_id, activity_id }: { company_id: string; activity_id: string },
  now: Date,
): Promise<EvidenceDto[]> {
  const { isVisible } = await evidenceFilter(reader, company_id);
  activityOf(await reader.model(), activity_id);
  const where = { company_id, activity_id, removed_at: null };
  const rows = (await reader.tx.find('evidence', where)).filter(isVisible);
  return toEvidence(reader, rows.sort(compareLatestFirst), now);
}

const sentFields = ({ company_id: _, removed_at: _removed, ...fields }: EvidenceRow) => fields;

const compareLatestFirst = (a: EvidenceRow, b: EvidenceRow) =>
  a.added_at === b.added_at ? (a.id < b.id ? -1 : 1) : a.added_at < b.added_at ? 1 : -1;

/** Converts rows about one action to what clients receive, in the same order. */
export async function toEvidence(
  { tx }: Pick<Reader, 'tx'>,
  rows: readonly EvidenceRow[],
  now: Date,
): Promise<EvidenceDto[]> {
  const [first] = rows;
  if (!first) return [];
  const { company_id, activity_id } = first;
  const [answer] = await tx.find('answers', { company_id, activity_id });
  const names = await namesOf(
    tx,
    rows.flatMap(({ added_by }) => added_by ?? []),
  );
  const today = dayOf(now);
  return rows.map((row): EvidenceDto => {
    const added_by_name = names.get(row.added_by ?? '') ?? null;
    return {
      ...sentFields(row),
      added_by: added_by_name === null ? null : row.added_by,
      added_by_name,
      shown: isShown(row, answer?.revenue_state ?? null, today),
    };
  });
}

/** The numbers of visible evidence and of comments by action; each is read at most once, and only if it is asked for. */
export function countsByAction(reader: Reader, company_id: string) {
  const evidence = once(async () => {
    const { seesAll, seesOwn } = await evidenceFilter(reader, company_id);
    const restricted = {
      audience: 'administrators',
      ...(!seesAll && { added_by: reader.person.id }),
    } as const;
    const counts = await reader.tx.countBy(
      'evidence',
      'activity_id',
      { company: { audience: 'company' }, restricted },
      { company_id, removed_at: null },
    );
    return (id: string) => {
      const count = counts.get(id);
      return (count?.company ?? 0) + (seesAll || seesOwn ? (count?.restricted ?? 0) : 0);
    };
  });
  const comments = once(() => countComments(reader.tx, company_id, 'activity'));
  return (activityId: string) => ({
    evidence_count: async () => (await evidence())(activityId),
    comment_count: async () => (await comments())(activityId),
  });
}
