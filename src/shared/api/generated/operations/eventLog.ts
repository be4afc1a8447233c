// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetEventsDocument = new TypedDocumentString<
  types.GetEventsQuery,
  types.GetEventsQueryVariables
>(
  'getEvents',
  'query getEvents($person:ID$company_id:ID$kinds:[String!]$from:String$until:String$first:Int$after:ID){events(person:$person company_id:$company_id kinds:$kinds from:$from until:$until first:$first after:$after){id at kind actor_id actor_name actor_email subject_type subject_id subject_name company_name workspace_name changes{field before after}address browser os user_agent}}',
  shapes.object({
    events: shapes.array(
      shapes.object({
        id: shapes.string,
        at: shapes.string,
        kind: shapes.string,
        actor_id: shapes.stringOrNull,
        actor_name: shapes.stringOrNull,
        actor_email: shapes.stringOrNull,
        subject_type: shapes.stringOrNull,
        subject_id: shapes.stringOrNull,
        subject_name: shapes.stringOrNull,
        company_name: shapes.stringOrNull,
        workspace_name: shapes.stringOrNull,
        changes: shapes.array(
          shapes.object({
            field: shapes.string,
            before: shapes.stringOrNull,
            after: shapes.stringOrNull,
          }),
        ),
        address: shapes.stringOrNull,
        browser: shapes.stringOrNull,
        os: shapes.stringOrNull,
        user_agent: shapes.stringOrNull,
      }),
    ),
  }),
  ['events'],
);
export const FindPeopleDocument = new TypedDocumentString<
  types.FindPeopleQuery,
  types.FindPeopleQueryVariables
>(
  'findPeople',
  'query findPeople(<lists:$search:String!>){collaborators(<lists:search:$search first:20>){collaborators{id name email}}}',
  shapes.object({
    collaborators: shapes.array(
      shapes.object({
        collaborators: shapes.array(
          shapes.object({ id: shapes.string, name: shapes.string, email: shapes.string }),
        ),
      }),
    ),
  }),
);
