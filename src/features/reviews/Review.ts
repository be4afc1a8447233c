import type { ReviewContent } from '@contract/reviews/reviewContent';
import type { ReviewDto } from '@contract/reviews/reviewPayloads';
import type { ReviewKind } from '@contract/reviews/reviews';
import type { BesideContent } from '@contract/report/blocks';
import { TOTAL } from '@contract/fields/naming';

/** A review without its answers. Names are null for people who were removed. */
export interface Review {
  id: string;
  name: string;
  /** A day such as '2026-05-13'. */
  asOf: string;
  kind: ReviewKind;
  summary: string;
  /** The averages by the names of drivers and Total; null without a score. */
  averages: Readonly<Partial<Record<string, number | null>>>;
  takenAt: string;
  takenBy: string | null;
  signedBy: string | null;
  signedAt: string | null;
  secondSignedBy: string | null;
  secondSignedAt: string | null;
  withdrawnAt: string | null;
  withdrawnReason: string | null;
  digest: string | null;
}

/** The Global Average of a review; null without one. */
export const totalOf = ({ averages }: Review): number | null => averages[TOTAL] ?? null;

/** What the page of a review is drawn from. */
export interface ReviewPage {
  review: Review;
  content: ReviewContent;
  /** The content as it is signed. */
  text: string;
  beside: BesideContent;
}

type OptionalText =
  | 'summary'
  | 'taken_by'
  | 'signed_by'
  | 'signed_at'
  | 'second_signed_by'
  | 'second_signed_at'
  | 'withdrawn_at'
  | 'withdrawn_reason'
  | 'digest';

/** What a reply says about a review. */
type SentReview = Pick<ReviewDto, 'id' | 'name' | 'as_of' | 'taken_at'> & {
  [Field in OptionalText]?: string | null | undefined;
} & {
  kind: string;
  averages: readonly { driver: string; averages?: number | null | undefined }[];
};

export const toReview = (sent: SentReview): Review => ({
  id: sent.id,
  name: sent.name,
  asOf: sent.as_of,
  kind: sent.kind === 'imported' ? 'imported' : 'taken',
  summary: sent.summary ?? '',
  averages: Object.fromEntries(
    sent.averages.map(({ driver, averages }) => [driver, averages ?? null]),
  ),
  takenAt: sent.taken_at,
  takenBy: sent.taken_by ?? null,
  signedBy: sent.signed_by ?? null,
  signedAt: sent.signed_at ?? null,
  secondSignedBy: sent.second_signed_by ?? null,
  secondSignedAt: sent.second_signed_at ?? null,
  withdrawnAt: sent.withdrawn_at ?? null,
  withdrawnReason: sent.withdrawn_reason ?? null,
  digest: sent.digest ?? null,
});

/** A review with its content; throws for a content that is no JSON. `people`: null for a share, which names nobody. */
export function toReviewPage(
  sent: SentReview,
  text: string,
  people: readonly { id: string; name: string }[] | null,
): ReviewPage {
  const review = toReview(sent);
  // The server has made the content, whose form its format names.
  const content = JSON.parse(text) as ReviewContent;
  return { review, content, text, beside: besideOf(review, content, people) };
}

function besideOf(
  review: Review,
  content: ReviewContent,
  people: readonly { id: string; name: string }[] | null,
): BesideContent {
  const names = (people ?? []).map(({ id, name }) => [id, name] as const);
  // Who signed is named in a share, too.
  const signer =
    content.signed_by !== null && review.signedBy !== null
      ? [[content.signed_by, review.signedBy] as const]
      : [];
  return {
    people: Object.fromEntries([...names, ...signer]),
    ...(people === null && { isAnonymous: true }),
    digest: review.digest,
    second_signed_by: review.secondSignedBy,
    second_signed_at: review.secondSignedAt,
    withdrawn_at: review.withdrawnAt,
    withdrawn_reason: review.withdrawnReason,
  };
}
