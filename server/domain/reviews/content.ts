import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '@contract/reviews/canonicalJson';
import { REVIEW_FORMAT, type ReviewContent } from '@contract/reviews/reviewContent';
import type { ReviewRow } from '@server/store/tables';

/** What a signature adds to the content of a review. */
type Signature = Pick<ReviewContent, 'signed_by' | 'signed_at' | 'previous_digest'>;

const NOT_SIGNED: Signature = { signed_by: null, signed_at: null, previous_digest: null };

/** The columns of a review of which its content consists. */
export type ContentColumns = Pick<
  ReviewRow,
  | 'id'
  | 'company_id'
  | 'name'
  | 'as_of'
  | 'kind'
  | 'summary'
  | 'taken_by'
  | 'taken_at'
  | 'averages'
  | 'answers'
  | 'names'
  | 'facts'
>;

/** The canonical JSON of a review, which is signed. Without a signature it is that of a draft. */
export function contentOf(row: ContentColumns, signature: Signature = NOT_SIGNED): string {
  const { id, company_id, name, as_of, kind, summary, taken_by, taken_at } = row;
  const { averages, answers, names, facts } = row;
  const content: ReviewContent = {
    format: REVIEW_FORMAT,
    ...{ id, company_id, name, as_of, kind, summary, taken_by, taken_at },
    ...{ averages, answers, names, facts },
    signed_by: signature.signed_by,
    signed_at: signature.signed_at,
    previous_digest: signature.previous_digest,
  };
  // Interfaces have no index signature, although all of their members are JSON.
  return canonicalJson(content as unknown as Json);
}

/** The content as it was signed, or as it is now before that. */
export const storedContent = (row: ContentColumns & Pick<ReviewRow, 'content'>): string =>
  row.content ?? contentOf(row);

/** The lower-case hexadecimal SHA-256 of the UTF-8 bytes of a content. */
export const digestOf = (content: string): string =>
  createHash('sha256').update(content, 'utf8').digest('hex');

/** The content of a review as an object. Contents are made by `contentOf` alone. */
export const parseContent = (content: string): ReviewContent =>
  JSON.parse(content) as ReviewContent;
