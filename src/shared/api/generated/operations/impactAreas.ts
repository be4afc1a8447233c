// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetImpactAreasDocument = new TypedDocumentString<
  types.GetImpactAreasQuery,
  types.GetImpactAreasQueryVariables
>(
  'getImpactAreas',
  'query getImpactAreas($company_id:ID!){impactAreas(company_id:$company_id){name completed <counts:current_name answered total>}}',
  shapes.object({
    impactAreas: shapes.array(
      shapes.object({
        name: shapes.string,
        completed: shapes.number,
        current_name: shapes.stringOrNull,
        answered: shapes.orNull(shapes.number),
        total: shapes.orNull(shapes.number),
      }),
    ),
  }),
);
export const GetImpactAreasWithCurrentDocument = new TypedDocumentString<
  types.GetImpactAreasWithCurrentQuery,
  types.GetImpactAreasWithCurrentQueryVariables
>(
  'getImpactAreasWithCurrent',
  'query getImpactAreasWithCurrent($company_id:ID!){impactAreas(company_id:$company_id){name completed current}}',
  shapes.object({
    impactAreas: shapes.array(
      shapes.object({
        name: shapes.string,
        completed: shapes.number,
        current: shapes.stringOrNull,
      }),
    ),
  }),
);
export const PercentageCompletedDocument = new TypedDocumentString<
  types.PercentageCompletedQuery,
  types.PercentageCompletedQueryVariables
>(
  'percentageCompleted',
  'query percentageCompleted($company_id:ID!$impact_area:ID$activity_id:ID){percentageCompleted(company_id:$company_id impact_area:$impact_area activity_id:$activity_id){total answered completed}}',
  shapes.object({
    percentageCompleted: shapes.object({
      total: shapes.number,
      answered: shapes.number,
      completed: shapes.number,
    }),
  }),
);
