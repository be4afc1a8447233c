// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetActionNotesDocument = new TypedDocumentString<
  types.GetActionNotesQuery,
  types.GetActionNotesQueryVariables
>(
  'getActionNotes',
  'query getActionNotes($company_id:ID!$activity_id:ID!){activity(activity_id:$activity_id){name}evidence(company_id:$company_id activity_id:$activity_id){id kind name url size type evidence_on valid_until audience replaces_id added_by_name added_at shown checking}comments(company_id:$company_id subject_kind:"activity" subject_id:$activity_id){...shownComment}requests(company_id:$company_id){id activity_id kind text asked_of asked_of_name asked_by asked_by_name due_on done_at cancelled_at}}fragment shownComment on Comment{id text mentions{id name}author_id author_name created_at edited_at resolved_at resolved_by}',
  shapes.object({
    activity: shapes.nullOr(shapes.object({ name: shapes.string })),
    evidence: shapes.array(
      shapes.object({
        id: shapes.string,
        kind: shapes.string,
        name: shapes.string,
        url: shapes.stringOrNull,
        size: shapes.orNull(shapes.number),
        type: shapes.stringOrNull,
        evidence_on: shapes.stringOrNull,
        valid_until: shapes.stringOrNull,
        audience: shapes.string,
        replaces_id: shapes.stringOrNull,
        added_by_name: shapes.stringOrNull,
        added_at: shapes.string,
        shown: shapes.boolean,
        checking: shapes.boolean,
      }),
    ),
    comments: shapes.array(
      shapes.object({
        id: shapes.string,
        text: shapes.string,
        mentions: shapes.array(shapes.object({ id: shapes.string, name: shapes.string })),
        author_id: shapes.stringOrNull,
        author_name: shapes.stringOrNull,
        created_at: shapes.string,
        edited_at: shapes.stringOrNull,
        resolved_at: shapes.stringOrNull,
        resolved_by: shapes.stringOrNull,
      }),
    ),
    requests: shapes.array(
      shapes.object({
        id: shapes.string,
        activity_id: shapes.string,
        kind: shapes.string,
        text: shapes.stringOrNull,
        asked_of: shapes.stringOrNull,
        asked_of_name: shapes.stringOrNull,
        asked_by: shapes.stringOrNull,
        asked_by_name: shapes.stringOrNull,
        due_on: shapes.stringOrNull,
        done_at: shapes.stringOrNull,
        cancelled_at: shapes.stringOrNull,
      }),
    ),
  }),
  ['inbox'],
);
export const GetCommentsDocument = new TypedDocumentString<
  types.GetCommentsQuery,
  types.GetCommentsQueryVariables
>(
  'getComments',
  'query getComments($company_id:ID!$subject_kind:String!$subject_id:ID!){comments(company_id:$company_id subject_kind:$subject_kind subject_id:$subject_id){...shownComment}}fragment shownComment on Comment{id text mentions{id name}author_id author_name created_at edited_at resolved_at resolved_by}',
  shapes.object({
    comments: shapes.array(
      shapes.object({
        id: shapes.string,
        text: shapes.string,
        mentions: shapes.array(shapes.object({ id: shapes.string, name: shapes.string })),
        author_id: shapes.stringOrNull,
        author_name: shapes.stringOrNull,
        created_at: shapes.string,
        edited_at: shapes.stringOrNull,
        resolved_at: shapes.stringOrNull,
        resolved_by: shapes.stringOrNull,
      }),
    ),
  }),
  ['inbox'],
);
