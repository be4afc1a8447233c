import type {
  FrozenAnswer,
  FrozenAverage,
  FrozenNames,
  ReviewFacts,
} from '@contract/reviews/reviewContent';
import type { ReviewKind, ShareScope } from '@contract/reviews/reviews';

/** Rows of reviews and their shares. */

/** The figures of a company at a moment. What is signed never changes. */
export interface ReviewRow {
  id: string;
  company_id: string;
  name: string;
  /** The name as it is compared; unique in a company. */
  name_key: string;
  /** A day such as '2026-05-13'. */
  as_of: string;
  kind: ReviewKind;
  summary: string;
  taken_by: string;
  taken_at: string;
  averages: FrozenAverage[];
  answers: FrozenAnswer[];
  names: FrozenNames;
  facts: ReviewFacts;
  /** The canonical JSON of its content as it was signed; null until then. */
  content: string | null;
  /** The SHA-256 of the content, in hexadecimal digits. */
  digest: string | null;
  previous_digest: string | null;
  signed_by: string | null;
  signed_at: string | null;
  second_signed_by: string | null;
  second_signed_at: string | null;
  withdrawn_by: string | null;
  withdrawn_at: string | null;
  withdrawn_reason: string | null;
}

/** A link with which somebody without an account opens a signed review. */
export interface ReviewShareRow {
  id: string;
  review_id: string;
  company_id: string;
  /** The workspace of the company when it was shared. In another one, the share rests. */
  workspace_id: string | null;
  token_hash: string;
  recipient: string;
  scope: ShareScope;
  created_by: string;
  created_at: string;
  /** The last day. */
  ends_on: string;
  revoked_at: string | null;
  /** How often it was opened. */
  opened: number;
  last_opened_at: string | null;
}

/** The digest of a signed review. It stays when the company is purged. */
export interface ReviewDigestRow {
  /** The digest. */
  id: string;
  review_id: string;
  signed_at: string;
  withdrawn_at: string | null;
}

export interface ReviewTables {
  reviews: ReviewRow;
  review_shares: ReviewShareRow;
  review_digests: ReviewDigestRow;
}
