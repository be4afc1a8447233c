import type { NoticeSubject } from '../notices/notify';
import { can } from '@contract/permissions/permissions';
import { forbidden, notFound } from '../errors';
import { activityOf } from '../figures/model';
import type { Reader } from '../queries/reader';
import { findRound } from '../rounds/access';

/**
 * NOT_FOUND for a subject that the company does not have, FORBIDDEN for a round that the person may not run there. The
 * company was checked before.
 */
export async function requireSubject(
  reader: Reader,
  { company_id, subject_kind, subject_id }: NoticeSubject,
): Promise<void> {
  const { tx } = reader;
  if (subject_kind === 'activity') activityOf(await reader.model(), subject_id);
  else if (subject_kind === 'plan_item') {
    const item = await tx.get('plan_items', subject_id);
    if (item?.company_id !== company_id) throw notFound('plan item');
  } else if (subject_kind === 'review') {
    const [review] = await tx.findColumns('reviews', ['id'], { id: subject_id, company_id });
    if (!review) throw notFound('review');
  } else {
    await findRound(tx, subject_id, company_id);
    const { workspace_id } = await reader.company(company_id);
    const person = await reader.personWithReach();
    if (!can(person, 'runRound', { company_id, workspace_id })) throw forbidden();
  }
}
