// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetTargetsDocument = new TypedDocumentString<
  types.GetTargetsQuery,
  types.GetTargetsQueryVariables
>(
  'getTargets',
  'query getTargets($company_id:ID!){targets(company_id:$company_id){id driver start_on start_average value due_on milestones{on value}reason set_by set_at ended_at average expected status pace pace_date plan_average plan_date}}',
  shapes.object({
    targets: shapes.array(
      shapes.object({
        id: shapes.string,
        driver: shapes.string,
        start_on: shapes.string,
        start_average: shapes.orNull(shapes.number),
        value: shapes.number,
        due_on: shapes.string,
        milestones: shapes.array(shapes.object({ on: shapes.string, value: shapes.number })),
        reason: shapes.string,
        set_by: shapes.stringOrNull,
        set_at: shapes.string,
        ended_at: shapes.stringOrNull,
        average: shapes.orNull(shapes.number),
        expected: shapes.orNull(shapes.number),
        status: shapes.stringOrNull,
        pace: shapes.orNull(shapes.number),
        pace_date: shapes.stringOrNull,
        plan_average: shapes.orNull(shapes.number),
        plan_date: shapes.stringOrNull,
      }),
    ),
  }),
  ['targets'],
);
