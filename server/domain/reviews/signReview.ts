import type { ReviewDto } from '@contract/reviews/reviewPayloads';
import type { ReadTransaction, Store, WriteTransaction } from '@server/store/Store';
import type { CompanyRow, ReviewRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import { aboutCompany, recordEvent } from '../events/recordEvent';
import type { Actor, Deferred } from '../manage/access';
import { writeWithRetries } from '../writeWithRetries';
import { reviewFor } from './access';
import { contentOf, digestOf } from './content';
import { toReview } from './listReviews';

interface Deps {
  store: Store;
  clock: Clock;
}

/**
 * Signs a review, after which it never changes. A second person sets the second signature, which is outside of the
 * digest. Signing again changes nothing. REVISION_CONFLICT for a withdrawn review.
 */
export function signReview({ store, clock }: Deps, actor: Actor, id: string): Promise<ReviewDto> {
  return writeWithRetries(store, async (tx) => {
    const { review, company } = await reviewFor(tx, actor, 'signReview', id);
    const now = clock.now();
    const signed = await signatureFor(tx, review, actor, now);
    if (signed === null) return toReview(tx, review);
    await tx.update('reviews', id, signed);
    if (signed.digest) {
      const signed_at = now.toISOString();
      await tx.insert('review_digests', {
        id: signed.digest,
        review_id: id,
        signed_at,
        withdrawn_at: null,
      });
    }
    await recordSigning(tx, actor, now, company, review);
    return toReview(tx, { ...review, ...signed });
  });
}

/** The columns that a signature sets; null if it changes nothing. */
async function signatureFor(
  tx: ReadTransaction,
  review: ReviewRow,
  { id: by }: Actor,
  now: Date,
): Promise<Partial<ReviewRow> | null> {
  const at = now.toISOString();
  if (review.signed_at === null) {
    const previous_digest = await lastDigest(tx, review.company_id);
    const signature = { signed_by: by, signed_at: at, previous_digest };
    const content = contentOf(review, signature);
    return { ...signature, content, digest: digestOf(content) };
  }
  if (review.signed_by === by || review.second_signed_at !== null) return null;
  if (review.withdrawn_at !== null) throw withdrawn();
  return { second_signed_by: by, second_signed_at: at };
}

/**
 * The digest of the company's review that was signed last, withdrawn or not; null without one. It is the end of the
 * chain, which is known also if two reviews were signed at the same moment.
 */
async function lastDigest(tx: ReadTransaction, company_id: string): Promise<string | null> {
  const columns = ['digest', 'previous_digest', 'signed_at'] as const;
  const reviews = await tx.findColumns('reviews', columns, { company_id });
  const previous = new Set(reviews.map(({ previous_digest }) => previous_digest));
  const ends = reviews.filter(({ digest }) => digest !== null && !previous.has(digest));
  return (
    ends.sort((a, b) => ((a.signed_at ?? '') < (b.signed_at ?? '') ? -1 : 1)).at(-1)?.digest ?? null
  );
}

const recordSigning = (
  tx: WriteTransaction,
  actor: Actor,
  now: Date,
  company: CompanyRow,
  { name, signed_at }: ReviewRow,
) =>
  recordEvent(tx, actor, now, {
    kind: 'review_signed',
    ...aboutCompany(company),
    after: { review: name, signature: signed_at === null ? 1 : 2 },
  });

/** Withdraws a signed review for a reason. REVISION_CONFLICT for one that is not signed, or withdrawn already. */
export function withdrawReview(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
  fields: Deferred<{ reason: string }>,
): Promise<ReviewDto> {
  return store.write(async (tx) => {
    const { review, company } = await reviewFor(tx, actor, 'signReview', id);
    const { reason } = fields();
    if (review.signed_at === null || review.digest === null) throw notSigned();
    if (review.withdrawn_at !== null) throw withdrawn();
    const now = clock.now();
    const withdrawn_at = now.toISOString();
    const changes = { withdrawn_by: actor.id, withdrawn_at, withdrawn_reason: reason };
    await tx.update('reviews', id, changes);
    await tx.update('review_digests', review.digest, { withdrawn_at });
    await recordEvent(tx, actor, now, {
      kind: 'review_withdrawn',
      ...aboutCompany(company),
      after: { review: review.name, reason },
    });
    return toReview(tx, { ...review, ...changes });
  });
}

const withdrawn = () => new AppError('REVISION_CONFLICT', 'This review is already withdrawn.');

export const notSigned = () => new AppError('REVISION_CONFLICT', 'This review is not signed yet.');
