import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '@contract/days';
import type { NewShare, ReviewShareDto } from '@contract/reviews/reviewPayloads';
import { REVIEW_LIMITS, type ShareScope } from '@contract/reviews/reviews';
import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { badFields, forbidden, notFound, notFoundAs } from '../errors';
import { aboutCompany, recordEvent } from '../events/recordEvent';
import { actingPerson, type Actor, type Deferred } from '../manage/access';
import { hashOfSecret, newSecret } from '../secrets';
import { reviewFor } from './access';
import { toShares } from './listReviews';
import { notSigned } from './signReview';

interface Deps {
  store: Store;
  clock: Clock;
  /** Whether reviews can be shared with people without an account. */
  reviewShares: boolean;
}

/** Shares a signed review by a link, which is told once. REVISION_CONFLICT for one that is not signed. */
export function shareReview(
  { store, clock, reviewShares, site }: Deps & { site: string },
  actor: Actor,
  review_id: string,
  fields: Deferred<{ recipient: string; scope: ShareScope; ends_on: string }>,
): Promise<NewShare> {
  return store.write(async (tx) => {
    const { review, company } = await reviewFor(tx, actor, 'shareReview', review_id);
    if (!reviewShares) throw forbidden('Shares of reviews are switched off here.');
    const { recipient, scope, ends_on } = fields();
    const now = clock.now();
    const today = dayOf(now);
    if (ends_on < today || ends_on > addDays(today, REVIEW_LIMITS.shareDays)) {
      const days = String(REVIEW_LIMITS.shareDays);
      throw badFields({ ends_on: `Choose a day from today to ${days} days ahead.` });
    }
    if (review.signed_at === null) throw notSigned();
    const token = newSecret();
    const id = randomUUID();
    await tx.insert('review_shares', {
      ...{ id, review_id, recipient, scope, ends_on },
      company_id: company.id,
      workspace_id: company.workspace_id,
      token_hash: hashOfSecret(token),
      created_by: actor.id,
      created_at: now.toISOString(),
      revoked_at: null,
      opened: 0,
      last_opened_at: null,
    });
    await recordEvent(tx, actor, now, {
      kind: 'review_shared',
      ...aboutCompany(company),
      after: { review: review.name, recipient, scope, ends_on },
    });
    return { id, token, url: `${site}/shared/${token}` };
  });
}

/** Revokes a share. Revoking it again changes nothing. */
export function unshareReview(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
): Promise<ReviewShareDto> {
  return store.write(async (tx) => {
    const seen = await tx.get('review_shares', id);
    if (!seen) {
      await actingPerson(tx, actor);
      throw notFound('share');
    }
    const { review, company } = await reviewFor(tx, actor, 'shareReview', seen.review_id).catch(
      notFoundAs('share'),
    );
    // It may have changed before the company was locked.
    const stored = await tx.get('review_shares', id);
    if (!stored) throw notFound('share');
    const now = clock.now();
    const share = { ...stored, revoked_at: stored.revoked_at ?? now.toISOString() };
    if (stored.revoked_at === null) {
      await tx.update('review_shares', id, { revoked_at: share.revoked_at });
      await recordEvent(tx, actor, now, {
        kind: 'review_unshared',
        ...aboutCompany(company),
        after: { review: review.name, recipient: share.recipient },
      });
    }
    const [dto] = await toShares(tx, [share]);
    if (!dto) throw new Error(`The share ${id} was not converted`);
    return dto;
  });
}
