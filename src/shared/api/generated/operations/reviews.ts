// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetReviewsDocument = new TypedDocumentString<
  types.GetReviewsQuery,
  types.GetReviewsQueryVariables
>(
  'getReviews',
  'query getReviews($company_id:ID!){reviews(company_id:$company_id){...fullReview}}fragment fullReview on Review{id name as_of kind summary averages{driver averages}taken_by taken_at signed_by signed_at second_signed_by second_signed_at withdrawn_at withdrawn_reason digest previous_digest}',
  shapes.object({
    reviews: shapes.array(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        as_of: shapes.string,
        kind: shapes.string,
        summary: shapes.stringOrNull,
        averages: shapes.array(
          shapes.object({ driver: shapes.string, averages: shapes.orNull(shapes.number) }),
        ),
        taken_by: shapes.stringOrNull,
        taken_at: shapes.string,
        signed_by: shapes.stringOrNull,
        signed_at: shapes.stringOrNull,
        second_signed_by: shapes.stringOrNull,
        second_signed_at: shapes.stringOrNull,
        withdrawn_at: shapes.stringOrNull,
        withdrawn_reason: shapes.stringOrNull,
        digest: shapes.stringOrNull,
        previous_digest: shapes.stringOrNull,
      }),
    ),
  }),
  ['reviews'],
);
export const GetReviewDocument = new TypedDocumentString<
  types.GetReviewQuery,
  types.GetReviewQueryVariables
>(
  'getReview',
  'query getReview(<reviews:$id:ID!>){<reviews:review(id:$id){review{...fullReview}content people{id name}}>}fragment fullReview on Review{id name as_of kind summary averages{driver averages}taken_by taken_at signed_by signed_at second_signed_by second_signed_at withdrawn_at withdrawn_reason digest previous_digest}',
  shapes.object({
    review: shapes.orNull(
      shapes.object({
        review: shapes.object({
          id: shapes.string,
          name: shapes.string,
          as_of: shapes.string,
          kind: shapes.string,
          summary: shapes.stringOrNull,
          averages: shapes.array(
            shapes.object({ driver: shapes.string, averages: shapes.orNull(shapes.number) }),
          ),
          taken_by: shapes.stringOrNull,
          taken_at: shapes.string,
          signed_by: shapes.stringOrNull,
          signed_at: shapes.stringOrNull,
          second_signed_by: shapes.stringOrNull,
          second_signed_at: shapes.stringOrNull,
          withdrawn_at: shapes.stringOrNull,
          withdrawn_reason: shapes.stringOrNull,
          digest: shapes.stringOrNull,
          previous_digest: shapes.stringOrNull,
        }),
        content: shapes.string,
        people: shapes.array(shapes.object({ id: shapes.string, name: shapes.string })),
      }),
    ),
  }),
);
export const GetProofDocument = new TypedDocumentString<
  types.GetProofQuery,
  types.GetProofQueryVariables
>(
  'getProof',
  'query getProof(<reviews:$review_id:ID! $figure:String!>){<reviews:proof(review_id:$review_id figure:$figure){figure value shown since rows{activity_id name weight state share shown changed_by changed_at evidence}}>}',
  shapes.object({
    proof: shapes.orNull(
      shapes.object({
        figure: shapes.string,
        value: shapes.orNull(shapes.number),
        shown: shapes.string,
        since: shapes.orNull(shapes.number),
        rows: shapes.array(
          shapes.object({
            activity_id: shapes.string,
            name: shapes.string,
            weight: shapes.number,
            state: shapes.orNull(shapes.number),
            share: shapes.number,
            shown: shapes.string,
            changed_by: shapes.stringOrNull,
            changed_at: shapes.stringOrNull,
            evidence: shapes.number,
          }),
        ),
      }),
    ),
  }),
);
export const GetReviewSharesDocument = new TypedDocumentString<
  types.GetReviewSharesQuery,
  types.GetReviewSharesQueryVariables
>(
  'getReviewShares',
  'query getReviewShares($review_id:ID!){reviewShares(review_id:$review_id){id recipient scope created_by created_at ends_on revoked_at opened last_opened_at}}',
  shapes.object({
    reviewShares: shapes.array(
      shapes.object({
        id: shapes.string,
        recipient: shapes.string,
        scope: shapes.string,
        created_by: shapes.stringOrNull,
        created_at: shapes.string,
        ends_on: shapes.string,
        revoked_at: shapes.stringOrNull,
        opened: shapes.number,
        last_opened_at: shapes.stringOrNull,
      }),
    ),
  }),
  ['reviews'],
);
