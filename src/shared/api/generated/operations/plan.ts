// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetPrioritiesDocument = new TypedDocumentString<
  types.GetPrioritiesQuery,
  types.GetPrioritiesQueryVariables
>(
  'getPriorities',
  'query getPriorities($company_id:ID!){answers(company_id:$company_id){activity_id activity_name <answers:driver impact_area> revenue_state relevance criticality cost difficulty factor_difficulty est_cost_company_m time_w <answer_marks:not_applicable> answered_at}percentageCompleted(company_id:$company_id){total}}',
  shapes.object({
    answers: shapes.array(
      shapes.object({
        activity_id: shapes.string,
        activity_name: shapes.string,
        driver: shapes.stringOrNull,
        impact_area: shapes.stringOrNull,
        revenue_state: shapes.orNull(shapes.number),
        relevance: shapes.orNull(shapes.number),
        criticality: shapes.orNull(shapes.number),
        cost: shapes.orNull(shapes.number),
        difficulty: shapes.orNull(shapes.number),
        factor_difficulty: shapes.orNull(shapes.number),
        est_cost_company_m: shapes.orNull(shapes.number),
        time_w: shapes.orNull(shapes.number),
        not_applicable: shapes.orNull(shapes.boolean),
        answered_at: shapes.stringOrNull,
      }),
    ),
    percentageCompleted: shapes.object({ total: shapes.number }),
  }),
  ['answers'],
);
export const GetPlanDocument = new TypedDocumentString<
  types.GetPlanQuery,
  types.GetPlanQueryVariables
>(
  'getPlan',
  'query getPlan($company_id:ID!){drivers(company_id:$company_id){name average}plan(company_id:$company_id){id activity_id activity_name impact_area driver aim status owner_id owner_name starts_on due_on note state cost_m time_w planned_gain realised done_at not_applicable <model:retired> revision <value_plan:benefit_m benefit_kind full_on benefit_real_m confirmed_by_name confirmed_on payback_months> <inbox:comment_count>}}',
  shapes.object({
    drivers: shapes.array(
      shapes.object({ name: shapes.string, average: shapes.orNull(shapes.number) }),
    ),
    plan: shapes.array(
      shapes.object({
        id: shapes.string,
        activity_id: shapes.string,
        activity_name: shapes.string,
        impact_area: shapes.string,
        driver: shapes.string,
        aim: shapes.number,
        status: shapes.string,
        owner_id: shapes.stringOrNull,
        owner_name: shapes.stringOrNull,
        starts_on: shapes.stringOrNull,
        due_on: shapes.stringOrNull,
        note: shapes.stringOrNull,
        state: shapes.orNull(shapes.number),
        cost_m: shapes.orNull(shapes.number),
        time_w: shapes.orNull(shapes.number),
        planned_gain: shapes.orNull(shapes.number),
        realised: shapes.orNull(shapes.number),
        done_at: shapes.stringOrNull,
        not_applicable: shapes.orNull(shapes.boolean),
        retired: shapes.orNull(shapes.boolean),
        revision: shapes.number,
        benefit_m: shapes.orNull(shapes.number),
        benefit_kind: shapes.stringOrNull,
        full_on: shapes.stringOrNull,
        benefit_real_m: shapes.orNull(shapes.number),
        confirmed_by_name: shapes.stringOrNull,
        confirmed_on: shapes.stringOrNull,
        payback_months: shapes.orNull(shapes.number),
        comment_count: shapes.orNull(shapes.number),
      }),
    ),
  }),
  ['plan'],
);
export const GetScenariosDocument = new TypedDocumentString<
  types.GetScenariosQuery,
  types.GetScenariosQueryVariables
>(
  'getScenarios',
  'query getScenarios($company_id:ID!){scenarios(company_id:$company_id){id name note items{activity_id aim owner_id owner_name due_on benefit_m benefit_kind}created_by revision chosen_at answers_changed}}',
  shapes.object({
    scenarios: shapes.array(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        note: shapes.stringOrNull,
        items: shapes.array(
          shapes.object({
            activity_id: shapes.string,
            aim: shapes.number,
            owner_id: shapes.stringOrNull,
            owner_name: shapes.stringOrNull,
            due_on: shapes.stringOrNull,
            benefit_m: shapes.orNull(shapes.number),
            benefit_kind: shapes.stringOrNull,
          }),
        ),
        created_by: shapes.stringOrNull,
        revision: shapes.number,
        chosen_at: shapes.stringOrNull,
        answers_changed: shapes.boolean,
      }),
    ),
  }),
  ['value_plan'],
);
