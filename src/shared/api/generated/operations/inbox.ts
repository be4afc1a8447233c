// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetInboxDocument = new TypedDocumentString<
  types.GetInboxQuery,
  types.GetInboxQueryVariables
>(
  'getInbox',
  'query getInbox{tasks{id kind company_id company_name activity_id activity_name impact_area round_id round_name text asked_by_name due_on}notices{...shownNotice}}fragment shownNotice on Notice{id kind company_id company_name subject_kind activity_id activity_name impact_area subject_id round_name review_name created_at read_at}',
  shapes.object({
    tasks: shapes.array(
      shapes.object({
        id: shapes.string,
        kind: shapes.string,
        company_id: shapes.string,
        company_name: shapes.string,
        activity_id: shapes.stringOrNull,
        activity_name: shapes.stringOrNull,
        impact_area: shapes.stringOrNull,
        round_id: shapes.stringOrNull,
        round_name: shapes.stringOrNull,
        text: shapes.stringOrNull,
        asked_by_name: shapes.stringOrNull,
        due_on: shapes.stringOrNull,
      }),
    ),
    notices: shapes.array(
      shapes.object({
        id: shapes.string,
        kind: shapes.string,
        company_id: shapes.stringOrNull,
        company_name: shapes.stringOrNull,
        subject_kind: shapes.string,
        activity_id: shapes.stringOrNull,
        activity_name: shapes.stringOrNull,
        impact_area: shapes.stringOrNull,
        subject_id: shapes.string,
        round_name: shapes.stringOrNull,
        review_name: shapes.stringOrNull,
        created_at: shapes.string,
        read_at: shapes.stringOrNull,
      }),
    ),
  }),
  ['inbox'],
);
export const GetEarlierNoticesDocument = new TypedDocumentString<
  types.GetEarlierNoticesQuery,
  types.GetEarlierNoticesQueryVariables
>(
  'getEarlierNotices',
  'query getEarlierNotices($after:ID!){notices(after:$after){...shownNotice}}fragment shownNotice on Notice{id kind company_id company_name subject_kind activity_id activity_name impact_area subject_id round_name review_name created_at read_at}',
  shapes.object({
    notices: shapes.array(
      shapes.object({
        id: shapes.string,
        kind: shapes.string,
        company_id: shapes.stringOrNull,
        company_name: shapes.stringOrNull,
        subject_kind: shapes.string,
        activity_id: shapes.stringOrNull,
        activity_name: shapes.stringOrNull,
        impact_area: shapes.stringOrNull,
        subject_id: shapes.string,
        round_name: shapes.stringOrNull,
        review_name: shapes.stringOrNull,
        created_at: shapes.string,
        read_at: shapes.stringOrNull,
      }),
    ),
  }),
  ['inbox'],
);
