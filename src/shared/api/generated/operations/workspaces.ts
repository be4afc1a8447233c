// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetWorkspaceReachesDocument = new TypedDocumentString<
  types.GetWorkspaceReachesQuery,
  types.GetWorkspaceReachesQueryVariables
>(
  'getWorkspaceReaches',
  'query getWorkspaceReaches($user_role:String){workspaces(user_role:$user_role){id <reach:administrators_reach>}}',
  shapes.object({
    workspaces: shapes.array(
      shapes.object({ id: shapes.string, administrators_reach: shapes.stringOrNull }),
    ),
  }),
);
export const GetWorkspacesDocument = new TypedDocumentString<
  types.GetWorkspacesQuery,
  types.GetWorkspacesQueryVariables
>(
  'getWorkspaces',
  'query getWorkspaces($user_role:String<lists:$search:String $first:Int $after:ID>){workspaces(user_role:$user_role <lists:search:$search first:$first after:$after>){...workspaceParts}}fragment workspaceParts on Workspace{id name companies{id name image activated}collaborators{id name email image company_id company_name role company_role workspace_role activated invitation_expires}}',
  shapes.object({
    workspaces: shapes.array(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        companies: shapes.array(
          shapes.object({
            id: shapes.string,
            name: shapes.string,
            image: shapes.stringOrNull,
            activated: shapes.boolean,
          }),
        ),
        collaborators: shapes.array(
          shapes.object({
            id: shapes.string,
            name: shapes.string,
            email: shapes.string,
            image: shapes.stringOrNull,
            company_id: shapes.stringOrNull,
            company_name: shapes.stringOrNull,
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
