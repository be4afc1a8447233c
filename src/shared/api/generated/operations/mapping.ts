// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetMappingsDocument = new TypedDocumentString<
  types.GetMappingsQuery,
  types.GetMappingsQueryVariables
>(
  'getMappings',
  'query getMappings($workspace_id:ID!){mappings(workspace_id:$workspace_id){id name header_digest columns{field header}scale{theirs ours}pairs{theirs activity_id}combine at by_name revision}}',
  shapes.object({
    mappings: shapes.array(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        header_digest: shapes.string,
        columns: shapes.array(shapes.object({ field: shapes.string, header: shapes.string })),
        scale: shapes.array(
          shapes.object({ theirs: shapes.string, ours: shapes.orNull(shapes.number) }),
        ),
        pairs: shapes.array(shapes.object({ theirs: shapes.string, activity_id: shapes.string })),
        combine: shapes.string,
        at: shapes.string,
        by_name: shapes.stringOrNull,
        revision: shapes.number,
      }),
    ),
  }),
  ['mappings'],
);
