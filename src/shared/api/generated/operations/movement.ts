// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetScoreMovementDocument = new TypedDocumentString<
  types.GetScoreMovementQuery,
  types.GetScoreMovementQueryVariables
>(
  'getScoreMovement',
  'query getScoreMovement($company_id:ID!$driver_name:String!$from:String!$to:String!){scoreMovement(company_id:$company_id driver_name:$driver_name from:$from to:$to){before after change rescored reweighted first_scored no_longer_scored model unexplained complete_since contributions{activity_id name impact_area driver subdriver cause contribution state_before state_after weight_before weight_after changes last_changed_by last_changed_at}}}',
  shapes.object({
    scoreMovement: shapes.object({
      before: shapes.orNull(shapes.number),
      after: shapes.orNull(shapes.number),
      change: shapes.orNull(shapes.number),
      rescored: shapes.number,
      reweighted: shapes.number,
      first_scored: shapes.number,
      no_longer_scored: shapes.number,
      model: shapes.number,
      unexplained: shapes.number,
      complete_since: shapes.stringOrNull,
      contributions: shapes.array(
        shapes.object({
          activity_id: shapes.string,
          name: shapes.string,
          impact_area: shapes.string,
          driver: shapes.string,
          subdriver: shapes.string,
          cause: shapes.string,
          contribution: shapes.number,
          state_before: shapes.orNull(shapes.number),
          state_after: shapes.orNull(shapes.number),
          weight_before: shapes.orNull(shapes.number),
          weight_after: shapes.orNull(shapes.number),
          changes: shapes.number,
          last_changed_by: shapes.stringOrNull,
          last_changed_at: shapes.stringOrNull,
        }),
      ),
    }),
  }),
  ['score_movement'],
);
