// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetProfilesDocument = new TypedDocumentString<
  types.GetProfilesQuery,
  types.GetProfilesQueryVariables
>(
  'getProfiles',
  'query getProfiles($workspace_id:ID!){profiles(workspace_id:$workspace_id){id name activities reason applied{company_id applied_at marked}}}',
  shapes.object({
    profiles: shapes.array(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        activities: shapes.array(shapes.string),
        reason: shapes.string,
        applied: shapes.array(
          shapes.object({
            company_id: shapes.string,
            applied_at: shapes.string,
            marked: shapes.number,
          }),
        ),
      }),
    ),
  }),
  ['profiles'],
);
export const GetProfileActionsDocument = new TypedDocumentString<
  types.GetProfileActionsQuery,
  types.GetProfileActionsQueryVariables
>(
  'getProfileActions',
  'query getProfileActions($company_id:ID!){subdriverActivitiesGrade(company_id:$company_id driver_name:"Total"){activities{id name}}}',
  shapes.object({
    subdriverActivitiesGrade: shapes.array(
      shapes.object({
        activities: shapes.array(shapes.object({ id: shapes.string, name: shapes.string })),
      }),
    ),
  }),
);
