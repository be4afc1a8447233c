// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetDataHealthDocument = new TypedDocumentString<
  types.GetDataHealthQuery,
  types.GetDataHealthQueryVariables
>(
  'getDataHealth',
  'query getDataHealth($company_id:ID!){dataHealth(company_id:$company_id){scored applicable fresh evidenced_share <inbox:shown_share declared_only_share> items{...healthItem}due_soon{...healthItem}}}fragment healthItem on HealthItem{rule activity_id name impact_area revision since detail}',
  shapes.object({
    dataHealth: shapes.object({
      scored: shapes.number,
      applicable: shapes.number,
      fresh: shapes.number,
      evidenced_share: shapes.orNull(shapes.number),
      shown_share: shapes.orNull(shapes.number),
      declared_only_share: shapes.orNull(shapes.number),
      items: shapes.array(
        shapes.object({
          rule: shapes.string,
          activity_id: shapes.string,
          name: shapes.string,
          impact_area: shapes.string,
          revision: shapes.orNull(shapes.number),
          since: shapes.stringOrNull,
          detail: shapes.stringOrNull,
        }),
      ),
      due_soon: shapes.array(
        shapes.object({
          rule: shapes.string,
          activity_id: shapes.string,
          name: shapes.string,
          impact_area: shapes.string,
          revision: shapes.orNull(shapes.number),
          since: shapes.stringOrNull,
          detail: shapes.stringOrNull,
        }),
      ),
    }),
  }),
  ['data_health'],
);
