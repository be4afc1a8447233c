import type { ReviewDto } from '@contract/reviews/reviewPayloads';
import type { Store } from '@server/store/Store';
import type { ReviewRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { aboutCompany, changedValues, recordEvent } from '../events/recordEvent';
import type { Actor, Deferred } from '../manage/access';
import { writeWithRetries } from '../writeWithRetries';
import { nameKeyOf, refuseSigned, refuseTakenName, reviewFor } from './access';
import { toReview } from './listReviews';

interface Deps {
  store: Store;
  clock: Clock;
}

/** Changes the name and the summary of a review; absent ones stay. SIGNED once it is signed, and NAME_TAKEN. */
export function updateReview(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
  fields: Deferred<{ name?: string | undefined; summary?: string | undefined }>,
): Promise<ReviewDto> {
  return writeWithRetries(store, async (tx) => {
    const { review, company } = await reviewFor(tx, actor, 'takeReview', id);
    const { name = review.name, summary = review.summary } = fields();
    refuseSigned(review);
    const changed = changedValues(
      { name: review.name, summary: review.summary },
      { name, summary },
    );
    const row: ReviewRow = { ...review, name, name_key: nameKeyOf(name), summary };
    if (changed) {
      await refuseTakenName(tx, company.id, name, id);
      await tx.update('reviews', id, { name, name_key: row.name_key, summary });
      await recordEvent(tx, actor, clock.now(), {
        kind: 'review_changed',
        ...aboutCompany(company),
        before: changed.before,
        after: { ...changed.after, review: name },
      });
    }
    return toReview(tx, row);
  });
}

/** Removes a review that is not signed, with its comments and notices; SIGNED for a signed one. */
export function removeReview({ store, clock }: Deps, actor: Actor, id: string): Promise<ReviewDto> {
  return store.write(async (tx) => {
    const { review, company } = await reviewFor(tx, actor, 'takeReview', id);
    refuseSigned(review);
    const subject = { company_id: company.id, subject_kind: 'review', subject_id: id } as const;
    await tx.remove('comments', subject);
    await tx.remove('notices', subject);
    await tx.remove('reviews', { id });
    await recordEvent(tx, actor, clock.now(), {
      kind: 'review_removed',
      ...aboutCompany(company),
      before: { review: review.name, as_of: review.as_of },
    });
    return toReview(tx, review);
  });
}
