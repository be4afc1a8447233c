// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetCompaniesDocument = new TypedDocumentString<
  types.GetCompaniesQuery,
  types.GetCompaniesQueryVariables
>(
  'getCompanies',
  'query getCompanies($user_role:String<lists:$first:Int $ids:[ID!]>){workspaces(user_role:$user_role){id name}companies(user_role:$user_role <lists:first:$first ids:$ids>){...companyParts}}fragment companyParts on Company{id name logo website activated expiration_date <value_plan:money_unit> workspace{id name}}',
  shapes.object({
    workspaces: shapes.array(shapes.object({ id: shapes.string, name: shapes.string })),
    companies: shapes.array(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        logo: shapes.stringOrNull,
        website: shapes.stringOrNull,
        activated: shapes.boolean,
        expiration_date: shapes.stringOrNull,
        money_unit: shapes.stringOrNull,
        workspace: shapes.orNull(shapes.object({ id: shapes.string, name: shapes.string })),
      }),
    ),
  }),
);
export const GetCompanyPageDocument = new TypedDocumentString<
  types.GetCompanyPageQuery,
  types.GetCompanyPageQueryVariables
>(
  'getCompanyPage',
  'query getCompanyPage($user_role:String<lists:$search:String $first:Int $after:ID $ids:[ID!]><counts:$figures:Boolean=false>){companies(user_role:$user_role <lists:search:$search first:$first after:$after ids:$ids>){...companyParts <counts:average@include(if:$figures) completed@include(if:$figures) people@include(if:$figures)>}}fragment companyParts on Company{id name logo website activated expiration_date <value_plan:money_unit> workspace{id name}}',
  shapes.object({
    companies: shapes.array(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        logo: shapes.stringOrNull,
        website: shapes.stringOrNull,
        activated: shapes.boolean,
        expiration_date: shapes.stringOrNull,
        money_unit: shapes.stringOrNull,
        workspace: shapes.orNull(shapes.object({ id: shapes.string, name: shapes.string })),
        average: shapes.orNull(shapes.number),
        completed: shapes.orNull(shapes.number),
        people: shapes.orNull(shapes.number),
      }),
    ),
  }),
);
export const GetCompanyFiguresDocument = new TypedDocumentString<
  types.GetCompanyFiguresQuery,
  types.GetCompanyFiguresQueryVariables
>(
  'getCompanyFigures',
  'query getCompanyFigures($user_role:String){companies(user_role:$user_role){id <counts:average completed people>}}',
  shapes.object({
    companies: shapes.array(
      shapes.object({
        id: shapes.string,
        average: shapes.orNull(shapes.number),
        completed: shapes.orNull(shapes.number),
        people: shapes.orNull(shapes.number),
      }),
    ),
  }),
);
