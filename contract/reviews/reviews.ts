/** How a review came about: from the answers at that moment, or from a past assessment in a workbook. */
export const REVIEW_KINDS = ['taken', 'imported'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** What the recipient of a share may open: the page, or also the proofs of its figures. */
export const SHARE_SCOPES = ['page', 'proof'] as const;
export type ShareScope = (typeof SHARE_SCOPES)[number];

/** Lengths are in characters. */
export const REVIEW_LIMITS = {
  summaryLength: 1_000,
  reasonLength: 500,
  recipientLength: 200,
  /** The days for which a share can be valid. */
  shareDays: 90,
  /** The numbers of digits with which a signed review can be looked up. */
  fewestDigits: 12,
  mostDigits: 64,
} as const;

/** The printed part of a digest. */
export const proofCodeOf = (digest: string): string => digest.slice(0, REVIEW_LIMITS.fewestDigits);

/** A review as a moment of a score movement: 'review:<id>'. */
export const reviewMoment = (id: string): string => `review:${id}`;

/** The id of the review that a moment names; null for other moments. */
export const reviewOfMoment = (moment: string): string | null =>
  moment.startsWith('review:') ? moment.slice('review:'.length) : null;

/** For sorting reviews from the earliest to the latest. */
export function compareReviews(
  a: { as_of: string; taken_at: string },
  b: { as_of: string; taken_at: string },
): number {
  if (a.as_of !== b.as_of) return a.as_of < b.as_of ? -1 : 1;
  return a.taken_at === b.taken_at ? 0 : a.taken_at < b.taken_at ? -1 : 1;
}
