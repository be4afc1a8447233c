// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetModelVersionsDocument = new TypedDocumentString<
  types.GetModelVersionsQuery,
  types.GetModelVersionsQueryVariables
>(
  'getModelVersions',
  'query getModelVersions{modelVersions{id status note changes created_at applied_at}}',
  shapes.object({
    modelVersions: shapes.array(
      shapes.object({
        id: shapes.string,
        status: shapes.string,
        note: shapes.string,
        changes: shapes.number,
        created_at: shapes.string,
        applied_at: shapes.stringOrNull,
      }),
    ),
  }),
  ['model'],
);
export const GetModelPreviewDocument = new TypedDocumentString<
  types.GetModelPreviewQuery,
  types.GetModelPreviewQueryVariables
>(
  'getModelPreview',
  'query getModelPreview($version_id:ID!$first:Int$after:ID){modelPreview(version_id:$version_id first:$first after:$after){company_id company_name driver before after change contributions{activity_id name contribution}}}',
  shapes.object({
    modelPreview: shapes.array(
      shapes.object({
        company_id: shapes.string,
        company_name: shapes.string,
        driver: shapes.string,
        before: shapes.orNull(shapes.number),
        after: shapes.orNull(shapes.number),
        change: shapes.orNull(shapes.number),
        contributions: shapes.array(
          shapes.object({
            activity_id: shapes.string,
            name: shapes.string,
            contribution: shapes.number,
          }),
        ),
      }),
    ),
  }),
  ['model'],
);
