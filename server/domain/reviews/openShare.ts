import { dayOf } from '@contract/days';
import type { Language } from '@contract/language';
import type { ProofDto, SharedReview } from '@contract/reviews/reviewPayloads';
import type { ReadTransaction, Store } from '@server/store/Store';
import type { ReviewRow, ReviewShareRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { notFound } from '../errors';
import { hashOfSecret } from '../secrets';
import { attemptCounters, countUnlessBlocked } from '../signIn/attempts';
import { parseContent } from './content';
import { toReview } from './listReviews';
import { frozenProof } from './proof';

interface Deps {
  store: Store;
  clock: Clock;
  reviewShares: boolean;
}

interface Opening {
  token: string;
  /** The network address of the caller, whose openings are limited. */
  address: string;
  /** In which a proof names actions. */
  language: Language;
}

/**
 * The review that a link shares, and nothing else. NOT_FOUND alike for a link that is unknown, revoked, over or at
 * rest, because the company was deleted or moved. TOO_MANY_ATTEMPTS after 30 openings in a minute.
 */
export async function openShare(deps: Deps, opening: Opening): Promise<SharedReview> {
  const { store, clock } = deps;
  await countOpening(deps, opening);
  return store.write(async (tx) => {
    const { share, review, content, logo } = await sharedReview(tx, deps, opening.token);
    const locked = (await tx.getForUpdate('review_shares', share.id)) ?? share;
    const opened = { opened: locked.opened + 1, last_opened_at: clock.now().toISOString() };
    await tx.update('review_shares', share.id, opened);
    return { review: await toReview(tx, review), content, ...(logo !== null && { logo }) };
  });
}

/** The proof of a figure of the shared review; NOT_FOUND if the link shares the page alone. */
export async function openSharedProof(
  deps: Deps,
  opening: Opening,
  figure: string,
): Promise<ProofDto> {
  await countOpening(deps, opening);
  return deps.store.read(async (tx) => {
    const { share, content } = await sharedReview(tx, deps, opening.token);
    if (share.scope !== 'proof') throw noShare();
    return frozenProof(tx, parseContent(content), figure, opening.language);
  });
}

const noShare = () => notFound('share');

const countOpening = ({ store, clock }: Deps, { address }: Opening) =>
  store.write((tx) =>
    countUnlessBlocked(tx, clock.now(), attemptCounters.byAddress('shared', address)),
  );

async function sharedReview(
  tx: ReadTransaction,
  { clock, reviewShares }: Deps,
  token: string,
): Promise<{ share: ReviewShareRow; review: ReviewRow; content: string; logo: string | null }> {
  const [share] = reviewShares
    ? await tx.find('review_shares', { token_hash: hashOfSecret(token) })
    : [];
  if (!share || share.revoked_at !== null || share.ends_on < dayOf(clock.now())) throw noShare();
  const company = await tx.get('companies', share.company_id);
  if (!company?.activated || company.workspace_id !== share.workspace_id) throw noShare();
  const review = await tx.get('reviews', share.review_id);
  if (!review || review.content === null) throw noShare();
  return { share, review, content: review.content, logo: company.logo };
}
