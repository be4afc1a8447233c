// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetAssessmentDocument = new TypedDocumentString<
  types.GetAssessmentQuery,
  types.GetAssessmentQueryVariables
>(
  'getAssessment',
  'query getAssessment($company_id:ID!){answers(company_id:$company_id){...fullAnswer}subdriverActivitiesGrade(company_id:$company_id driver_name:"Total"){name <counts:driver> activities{id}}area1:impactAreaActivities(company_id:$company_id impact_area:"1"){...inArea}area2:impactAreaActivities(company_id:$company_id impact_area:"2"){...inArea}area3:impactAreaActivities(company_id:$company_id impact_area:"3"){...inArea}area4:impactAreaActivities(company_id:$company_id impact_area:"4"){...inArea}area5:impactAreaActivities(company_id:$company_id impact_area:"5"){...inArea}area6:impactAreaActivities(company_id:$company_id impact_area:"6"){...inArea}area7:impactAreaActivities(company_id:$company_id impact_area:"7"){...inArea}}fragment fullAnswer on Answer{id activity_id activity_name company_id revenue_state relevance criticality cost difficulty factor_difficulty time_w avg_cost_thread_m est_cost_process_m est_cost_driver_m est_cost_subdriver_m est_cost_company_m time_thread_h answered_at average_score revision <answer_marks:not_applicable not_applicable_reason confidence confirmed_at>}fragment inArea on ActivityStatus{id name}',
  shapes.object({
    answers: shapes.array(
      shapes.object({
        id: shapes.string,
        activity_id: shapes.string,
        activity_name: shapes.string,
        company_id: shapes.string,
        revenue_state: shapes.orNull(shapes.number),
        relevance: shapes.orNull(shapes.number),
        criticality: shapes.orNull(shapes.number),
        cost: shapes.orNull(shapes.number),
        difficulty: shapes.orNull(shapes.number),
        factor_difficulty: shapes.orNull(shapes.number),
        time_w: shapes.orNull(shapes.number),
        avg_cost_thread_m: shapes.orNull(shapes.number),
        est_cost_process_m: shapes.orNull(shapes.number),
        est_cost_driver_m: shapes.orNull(shapes.number),
        est_cost_subdriver_m: shapes.orNull(shapes.number),
        est_cost_company_m: shapes.orNull(shapes.number),
        time_thread_h: shapes.orNull(shapes.number),
        answered_at: shapes.stringOrNull,
        average_score: shapes.orNull(shapes.number),
        revision: shapes.number,
        not_applicable: shapes.orNull(shapes.boolean),
        not_applicable_reason: shapes.stringOrNull,
        confidence: shapes.orNull(shapes.number),
        confirmed_at: shapes.stringOrNull,
      }),
    ),
    subdriverActivitiesGrade: shapes.array(
      shapes.object({
        name: shapes.string,
        driver: shapes.stringOrNull,
        activities: shapes.array(shapes.object({ id: shapes.string })),
      }),
    ),
    area1: shapes.array(shapes.object({ id: shapes.string, name: shapes.string })),
    area2: shapes.array(shapes.object({ id: shapes.string, name: shapes.string })),
    area3: shapes.array(shapes.object({ id: shapes.string, name: shapes.string })),
    area4: shapes.array(shapes.object({ id: shapes.string, name: shapes.string })),
    area5: shapes.array(shapes.object({ id: shapes.string, name: shapes.string })),
    area6: shapes.array(shapes.object({ id: shapes.string, name: shapes.string })),
    area7: shapes.array(shapes.object({ id: shapes.string, name: shapes.string })),
  }),
  ['answers'],
);
