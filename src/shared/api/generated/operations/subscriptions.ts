// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetWeeklyMailDocument = new TypedDocumentString<
  types.GetWeeklyMailQuery,
  types.GetWeeklyMailQueryVariables
>(
  'getWeeklyMail',
  'query getWeeklyMail{<subscriptions:weeklyMail{subject text}>}',
  shapes.object({
    weeklyMail: shapes.orNull(shapes.object({ subject: shapes.string, text: shapes.string })),
  }),
);
