import type { VerifiedReview } from '@contract/reviews/reviewPayloads';
import { REVIEW_LIMITS } from '@contract/reviews/reviews';
import type { ReadTransaction, Store } from '@server/store/Store';
import type { ReviewDigestRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import { createReader } from '../queries/reader';
import { toPerson } from '../queries/users';
import { attemptCounters, countUnlessBlocked } from '../signIn/attempts';
import { readableReview } from './listReviews';

/**
 * Whether a review with a digest that begins like this was signed here, also if its company was purged. Those who may
 * see the review learn its name. TOO_MANY_ATTEMPTS after 30 calls in a minute.
 */
export async function verifyReview(
  { store, clock }: { store: Store; clock: Clock },
  { userId, address }: { userId: string | null; address: string },
  digest: string,
): Promise<VerifiedReview> {
  const counter = attemptCounters.byAddress('verify', address);
  await store.write((tx) => countUnlessBlocked(tx, clock.now(), counter));
  return store.read(async (tx) => {
    const found = await findDigest(tx, digest);
    if (!found) return { valid: false, withdrawn: false };
    const reply = { valid: true, withdrawn: found.withdrawn_at !== null };
    const name = await nameFor(tx, userId, found.review_id);
    return name === null ? reply : { ...reply, name, signed_at: found.signed_at };
  });
}

async function findDigest(
  tx: ReadTransaction,
  digest: string,
): Promise<ReviewDigestRow | undefined> {
  if (digest.length === REVIEW_LIMITS.mostDigits) return tx.get('review_digests', digest);
  const [next] = await tx.findAfter('review_digests', {}, digest, 1);
  return next?.id.startsWith(digest) ? next : undefined;
}

/** The name of a review; null for a guest, and for those who may not see it. */
async function nameFor(
  tx: ReadTransaction,
  userId: string | null,
  reviewId: string,
): Promise<string | null> {
  const user = userId === null ? undefined : await tx.get('users', userId);
  if (!user?.activated) return null;
  try {
    return (await readableReview(createReader(tx, await toPerson(tx, user)), reviewId)).name;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
