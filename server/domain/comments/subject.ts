import type { NoticeSubject } from '../notices/notify';
import { notFound } from '../errors';
import { activityOf } from '../figures/model';
import type { Reader } from '../queries/reader';

/** NOT_FOUND for a subject that the company does not have. The company was checked before. */
export async function requireSubject(
  { tx, model }: Reader,
  { company_id, subject_kind, subject_id }: NoticeSubject,
): Promise<void> {
  if (subject_kind === 'activity') activityOf(await model(), subject_id);
  else if (subject_kind === 'plan_item') {
    const item = await tx.get('plan_items', subject_id);
    if (item?.company_id !== company_id) throw notFound('plan item');
  } else if (subject_kind === 'review') {
    const [review] = await tx.findColumns('reviews', ['id'], { id: subject_id, company_id });
    if (!review) throw notFound('review');
  } else throw notFound(subject_kind);
}
