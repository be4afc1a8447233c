// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetCollaboratorsDocument = new TypedDocumentString<
  types.GetCollaboratorsQuery,
  types.GetCollaboratorsQueryVariables
>(
  'getCollaborators',
  'query getCollaborators(<lists:$search:String $first:Int $after:ID $ids:[ID!]>){collaborators(<lists:search:$search first:$first after:$after ids:$ids>){company_id company_name company_image <lists:activated workspace_id> collaborators{...collaboratorParts}}}fragment collaboratorParts on Collaborator{id name email image company_id company_name company_image role company_role workspace_role activated invitation_expires}',
  shapes.object({
    collaborators: shapes.array(
      shapes.object({
        company_id: shapes.string,
        company_name: shapes.string,
        company_image: shapes.stringOrNull,
        activated: shapes.orNull(shapes.boolean),
        workspace_id: shapes.stringOrNull,
        collaborators: shapes.array(
          shapes.object({
            id: shapes.string,
            name: shapes.string,
            email: shapes.string,
            image: shapes.stringOrNull,
            company_id: shapes.stringOrNull,
            company_name: shapes.stringOrNull,
            company_image: shapes.stringOrNull,
            role: shapes.stringOrNull,
            company_role: shapes.string,
            workspace_role: shapes.string,
            activated: shapes.boolean,
            invitation_expires: shapes.stringOrNull,
          }),
        ),
      }),
    ),
  }),
);
export const GetLastActiveDocument = new TypedDocumentString<
  types.GetLastActiveQuery,
  types.GetLastActiveQueryVariables
>(
  'getLastActive',
  'query getLastActive(<lists:$ids:[ID!] $first:Int>){collaborators(<lists:ids:$ids first:$first>){collaborators{id <sign_in_status:last_active>}}}',
  shapes.object({
    collaborators: shapes.array(
      shapes.object({
        collaborators: shapes.array(
          shapes.object({ id: shapes.string, last_active: shapes.stringOrNull }),
        ),
      }),
    ),
  }),
);
export const GetSignInStatusesDocument = new TypedDocumentString<
  types.GetSignInStatusesQuery,
  types.GetSignInStatusesQueryVariables
>(
  'getSignInStatuses',
  'query getSignInStatuses(<lists:$ids:[ID!]>){collaborators(<lists:ids:$ids first:1>){collaborators{id <sign_in_status:second_factor sessions>}}}',
  shapes.object({
    collaborators: shapes.array(
      shapes.object({
        collaborators: shapes.array(
          shapes.object({
            id: shapes.string,
            second_factor: shapes.orNull(shapes.boolean),
            sessions: shapes.orNull(shapes.number),
          }),
        ),
      }),
    ),
  }),
);
