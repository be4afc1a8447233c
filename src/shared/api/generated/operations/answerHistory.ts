// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const AnswerHistoryDocument = new TypedDocumentString<
  types.AnswerHistoryQuery,
  types.AnswerHistoryQueryVariables
>(
  'answerHistory',
  'query answerHistory($activity_id:ID!$company_id:ID!){answerHistory(activity_id:$activity_id company_id:$company_id){revision changed_at changed_by source changes{field before after}driver_before driver_after}}',
  shapes.object({
    answerHistory: shapes.array(
      shapes.object({
        revision: shapes.number,
        changed_at: shapes.string,
        changed_by: shapes.stringOrNull,
        source: shapes.string,
        changes: shapes.array(
          shapes.object({
            field: shapes.string,
            before: shapes.stringOrNull,
            after: shapes.stringOrNull,
          }),
        ),
        driver_before: shapes.orNull(shapes.number),
        driver_after: shapes.orNull(shapes.number),
      }),
    ),
  }),
  ['answer_history'],
);
