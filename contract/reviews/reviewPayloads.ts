import type { AnswerFieldName, AnswerValue } from '../answer';
import type { FrozenAverage } from './reviewContent';
import type { ReviewKind, ShareScope } from './reviews';

/** Request and response bodies for reviews. */

/** A review without its answers. Names are null for people who were removed. */
export interface ReviewDto {
  id: string;
  name: string;
  as_of: string;
  kind: ReviewKind;
  summary: string;
  averages: FrozenAverage[];
  taken_by: string | null;
  taken_at: string;
  signed_by: string | null;
  signed_at: string | null;
  second_signed_by: string | null;
  second_signed_at: string | null;
  withdrawn_at: string | null;
  withdrawn_reason: string | null;
  /** 64 lower-case hexadecimal digits; null until it is signed. */
  digest: string | null;
  previous_digest: string | null;
}

/** `data` of GET /shared/:token. `content` is the canonical JSON of a ReviewContent. */
export interface SharedReview {
  review: ReviewDto;
  content: string;
  /** The address of the company's picture as it is now; absent without one. */
  logo?: string;
}

/** The values of an action in a past assessment; a level may be its name, as in an import. */
export interface ImportedReviewRow {
  activity_id: string;
  values: Partial<Record<AnswerFieldName, AnswerValue>>;
}

/** POST /review/import; its `data` is a ReviewDto. */
export interface ImportReviewPayload {
  company_id: string;
  name: string;
  /** A day such as '2026-05-13', not in the future. */
  as_of: string;
  rows: ImportedReviewRow[];
}

/** POST /review/share; its `data` is a NewShare. */
export interface ShareReviewPayload {
  review_id: string;
  recipient: string;
  scope: ShareScope;
  /** The last day, at most 90 days ahead. */
  ends_on: string;
}

/** The token is told once. */
export interface NewShare {
  id: string;
  token: string;
  url: string;
}

/** `created_by` is a name, null for a person who was removed. */
export interface ReviewShareDto {
  id: string;
  recipient: string;
  scope: ShareScope;
  created_by: string | null;
  created_at: string;
  ends_on: string;
  revoked_at: string | null;
  opened: number;
  last_opened_at: string | null;
}

/** `data` of POST /review/verify. The name and the moment are for those who may see the review. */
export interface VerifiedReview {
  valid: boolean;
  withdrawn: boolean;
  name?: string;
  signed_at?: string;
}

/** A proof of a figure; the type Proof in schema.graphql explains it. */
export interface ProofDto {
  figure: string;
  value: number | null;
  shown: string;
  rows: ProofRowDto[];
  since: number | null;
}

export interface ProofRowDto {
  activity_id: string;
  name: string;
  weight: number;
  state: number | null;
  share: number;
  shown: string;
  changed_by: string | null;
  changed_at: string | null;
  evidence: number;
}
