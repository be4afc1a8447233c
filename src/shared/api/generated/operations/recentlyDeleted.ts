// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const RecentlyDeletedDocument = new TypedDocumentString<
  types.RecentlyDeletedQuery,
  types.RecentlyDeletedQueryVariables
>(
  'recentlyDeleted',
  'query recentlyDeleted{recentlyDeleted{kind id name deleted_by deleted_at purge_at}}',
  shapes.object({
    recentlyDeleted: shapes.array(
      shapes.object({
        kind: shapes.string,
        id: shapes.string,
        name: shapes.string,
        deleted_by: shapes.stringOrNull,
        deleted_at: shapes.string,
        purge_at: shapes.string,
      }),
    ),
  }),
);
