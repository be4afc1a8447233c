import type { SubjectKind } from '@contract/inbox/subjects';
import { can, type CompanyResource, type Person } from '@contract/permissions/permissions';
import { forbidden, notFound } from '../errors';
import { activityOf } from '../figures/model';
import type { NoticeSubject } from '../notices/notify';
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
    if (!(await readsComments(reader, { company_id, subject_kind }))) throw forbidden();
  }
}

/** Whether the reader's person may read comments on this kind of subject; throws the errors of `reader.company`. */
export async function readsComments(
  reader: Reader,
  { company_id, subject_kind }: Pick<NoticeSubject, 'company_id' | 'subject_kind'>,
): Promise<boolean> {
  const { workspace_id } = await reader.company(company_id);
  return mayReadComments(await reader.personWithReach(), subject_kind, {
    company_id,
    workspace_id,
  });
}

/** Whether a person may read comments on a kind of subject: those on a round are for the people who may run it. */
export const mayReadComments = (person: Person, kind: SubjectKind, company: CompanyResource) =>
  can(person, kind === 'round' ? 'runRound' : 'viewFigures', company);
