import type { SubjectKind } from '@contract/inbox/subjects';
import type { ReadTransaction } from '@server/store/Store';

/** The number of comments on a company's subjects of one kind, by the id of the subject; deleted ones are not counted. */
export async function countComments(
  tx: ReadTransaction,
  company_id: string,
  subject_kind: SubjectKind,
): Promise<(subjectId: string) => number> {
  const where = { company_id, subject_kind, deleted_at: null };
  const counts = await tx.countBy('comments', 'subject_id', { all: {} }, where);
  return (id) => counts.get(id)?.all ?? 0;
}
