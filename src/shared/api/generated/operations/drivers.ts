// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetDriversDocument = new TypedDocumentString<
  types.GetDriversQuery,
  types.GetDriversQueryVariables
>(
  'getDrivers',
  'query getDrivers($company_id:ID!){drivers(company_id:$company_id){name average grade <counts:scored total previous previous_week> <model:previous_model_changed>}<plan:planDue(company_id:$company_id)> <weakest_point:weakestPoint(company_id:$company_id){below_target action{id name impact_area days_late}}> <rounds:roundsDue> <inbox:noticeCount>}',
  shapes.object({
    drivers: shapes.array(
      shapes.object({
        name: shapes.string,
        average: shapes.orNull(shapes.number),
        grade: shapes.stringOrNull,
        scored: shapes.orNull(shapes.number),
        total: shapes.orNull(shapes.number),
        previous: shapes.orNull(shapes.number),
        previous_week: shapes.stringOrNull,
        previous_model_changed: shapes.orNull(shapes.boolean),
      }),
    ),
    planDue: shapes.orNull(shapes.number),
    weakestPoint: shapes.orNull(
      shapes.object({
        below_target: shapes.orNull(shapes.number),
        action: shapes.orNull(
          shapes.object({
            id: shapes.string,
            name: shapes.string,
            impact_area: shapes.string,
            days_late: shapes.orNull(shapes.number),
          }),
        ),
      }),
    ),
    roundsDue: shapes.orNull(shapes.number),
    noticeCount: shapes.orNull(shapes.number),
  }),
);
export const GetSubdriversDocument = new TypedDocumentString<
  types.GetSubdriversQuery,
  types.GetSubdriversQueryVariables
>(
  'getSubdrivers',
  'query getSubdrivers($company_id:ID!){subdriverActivitiesGrade(company_id:$company_id driver_name:"Total"){name <counts:driver average grade scored total>}}',
  shapes.object({
    subdriverActivitiesGrade: shapes.array(
      shapes.object({
        name: shapes.string,
        driver: shapes.stringOrNull,
        average: shapes.orNull(shapes.number),
        grade: shapes.stringOrNull,
        scored: shapes.orNull(shapes.number),
        total: shapes.orNull(shapes.number),
      }),
    ),
  }),
);
export const GetDriverDocument = new TypedDocumentString<
  types.GetDriverQuery,
  types.GetDriverQueryVariables
>(
  'getDriver',
  'query getDriver($company_id:ID!$driver_name:String!){driver(company_id:$company_id driver_name:$driver_name){name average grade description <answer_marks:evidenced_share> <inbox:shown_share declared_only_share>}subdriverActivitiesGrade(company_id:$company_id driver_name:$driver_name){name activities{id name average grade <answer_marks:not_applicable>}}}',
  shapes.object({
    driver: shapes.nullOr(
      shapes.object({
        name: shapes.string,
        average: shapes.orNull(shapes.number),
        grade: shapes.stringOrNull,
        description: shapes.stringOrNull,
        evidenced_share: shapes.orNull(shapes.number),
        shown_share: shapes.orNull(shapes.number),
        declared_only_share: shapes.orNull(shapes.number),
      }),
    ),
    subdriverActivitiesGrade: shapes.array(
      shapes.object({
        name: shapes.string,
        activities: shapes.array(
          shapes.object({
            id: shapes.string,
            name: shapes.string,
            average: shapes.orNull(shapes.number),
            grade: shapes.stringOrNull,
            not_applicable: shapes.orNull(shapes.boolean),
          }),
        ),
      }),
    ),
  }),
);
export const GetBenchmarkDocument = new TypedDocumentString<
  types.GetBenchmarkQuery,
  types.GetBenchmarkQueryVariables
>(
  'getBenchmark',
  'query getBenchmark($company_id:ID!){benchmark(company_id:$company_id){driver peers needed starts_on median lower upper above equal}}',
  shapes.object({
    benchmark: shapes.array(
      shapes.object({
        driver: shapes.string,
        peers: shapes.number,
        needed: shapes.number,
        starts_on: shapes.stringOrNull,
        median: shapes.orNull(shapes.number),
        lower: shapes.orNull(shapes.number),
        upper: shapes.orNull(shapes.number),
        above: shapes.orNull(shapes.number),
        equal: shapes.orNull(shapes.number),
      }),
    ),
  }),
  ['benchmark'],
);
