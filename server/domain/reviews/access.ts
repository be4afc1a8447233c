import { foldCase } from '@contract/fields/names';
import { isAdmin, type ActionOn, type CompanyResource } from '@contract/permissions/permissions';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { CompanyRow, ReviewRow } from '@server/store/tables';
import { AppError, forbidden, notFound, notFoundAs } from '../errors';
import { actingPerson, companyFor, type Actor } from '../manage/access';
import { createReader, type Reader } from '../queries/reader';

type ReviewAction = Extract<ActionOn<CompanyResource>, 'takeReview' | 'signReview' | 'shareReview'>;

/**
 * The company, which is locked until the transaction ends, and a reader for the acting person. NOT_FOUND if they may not
 * see the company, FORBIDDEN if they may not act on its reviews.
 */
export async function reviewerFor(
  tx: WriteTransaction,
  actor: Actor,
  action: ReviewAction,
  companyId: string,
): Promise<{ reader: Reader; company: CompanyRow }> {
  const { person, company } = await companyFor(tx, actor, action, companyId);
  if (!company.activated && !isAdmin(person)) throw forbidden();
  return { reader: createReader(tx, person), company };
}

/**
 * A review to act on, with its company locked. NOT_FOUND for one of a company whose figures the person may not see,
 * FORBIDDEN if they see it but may not act on it.
 */
export async function reviewFor(
  tx: WriteTransaction,
  actor: Actor,
  action: ReviewAction,
  id: string,
): Promise<{ reader: Reader; company: CompanyRow; review: ReviewRow }> {
  const [seen] = await tx.findColumns('reviews', ['company_id'], { id });
  const person = await actingPerson(tx, actor);
  if (!seen) throw notFound('review');
  await createReader(tx, person).company(seen.company_id).catch(notFoundAs('review'));
  const found = await reviewerFor(tx, actor, action, seen.company_id);
  // It may have changed before the company was locked.
  const review = await tx.get('reviews', id);
  if (!review) throw notFound('review');
  return { ...found, review };
}

/** SIGNED for a review that was signed, which cannot change any more. */
export function refuseSigned({ signed_at }: Pick<ReviewRow, 'signed_at'>): void {
  if (signed_at !== null) {
    throw new AppError('SIGNED', 'This review is signed and cannot be changed any more.');
  }
}

/** The form in which the names of reviews are compared. */
export const nameKeyOf = (name: string): string => foldCase(name.trim());

/** NAME_TAKEN if another review of the company has this name. */
export async function refuseTakenName(
  tx: ReadTransaction,
  company_id: string,
  name: string,
  id: string | null = null,
): Promise<void> {
  const same = await tx.findColumns('reviews', ['id'], { company_id, name_key: nameKeyOf(name) });
  if (same.every((one) => one.id === id)) return;
  const message = 'Another review of this company has this name.';
  throw new AppError('NAME_TAKEN', message, { fields: { name: message }, conflict: true });
}
