// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const ActivityDocument = new TypedDocumentString<
  types.ActivityQuery,
  types.ActivityQueryVariables
>(
  'activity',
  'query activity($activity_id:ID!){activity(activity_id:$activity_id){...activityParts}}fragment activityParts on Activity{id name impact_area description <model:anchors>}',
  shapes.object({
    activity: shapes.nullOr(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        impact_area: shapes.string,
        description: shapes.stringOrNull,
        anchors: shapes.orNull(shapes.array(shapes.string)),
      }),
    ),
  }),
);
export const AnswerDocument = new TypedDocumentString<
  types.AnswerQuery,
  types.AnswerQueryVariables
>(
  'answer',
  'query answer($activity_id:ID!$company_id:ID!){answer(activity_id:$activity_id company_id:$company_id){...fullAnswer}}fragment fullAnswer on Answer{id activity_id activity_name company_id revenue_state relevance criticality cost difficulty factor_difficulty time_w avg_cost_thread_m est_cost_process_m est_cost_driver_m est_cost_subdriver_m est_cost_company_m time_thread_h answered_at average_score revision <answer_marks:not_applicable not_applicable_reason confidence confirmed_at>}',
  shapes.object({
    answer: shapes.nullOr(
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
  }),
);
export const ImpactAreaActivitiesDocument = new TypedDocumentString<
  types.ImpactAreaActivitiesQuery,
  types.ImpactAreaActivitiesQueryVariables
>(
  'impactAreaActivities',
  'query impactAreaActivities($company_id:ID!$impact_area:ID!){impactAreaActivities(company_id:$company_id impact_area:$impact_area){...listed <answer_marks:not_applicable>}}fragment listed on ActivityStatus{id name status}',
  shapes.object({
    impactAreaActivities: shapes.array(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        status: shapes.string,
        not_applicable: shapes.orNull(shapes.boolean),
      }),
    ),
  }),
);
export const ImpactAreaCompletedActivitiesDocument = new TypedDocumentString<
  types.ImpactAreaCompletedActivitiesQuery,
  types.ImpactAreaCompletedActivitiesQueryVariables
>(
  'impactAreaCompletedActivities',
  'query impactAreaCompletedActivities($company_id:ID!$impact_area:ID!){impactAreaCompletedActivities(company_id:$company_id impact_area:$impact_area){id name <answer_marks:not_applicable>}}',
  shapes.object({
    impactAreaCompletedActivities: shapes.array(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        not_applicable: shapes.orNull(shapes.boolean),
      }),
    ),
  }),
);
export const NextAndPreviousActivityDocument = new TypedDocumentString<
  types.NextAndPreviousActivityQuery,
  types.NextAndPreviousActivityQueryVariables
>(
  'nextAndPreviousActivity',
  'query nextAndPreviousActivity($activity_id:ID!$impact_area:ID!){nextAndPreviousActivity(activity_id:$activity_id impact_area:$impact_area){next prev}}',
  shapes.object({
    nextAndPreviousActivity: shapes.object({
      next: shapes.stringOrNull,
      prev: shapes.stringOrNull,
    }),
  }),
);
export const AllActivitiesDocument = new TypedDocumentString<
  types.AllActivitiesQuery,
  types.AllActivitiesQueryVariables
>(
  'allActivities',
  'query allActivities($company_id:ID!){area1:impactAreaActivities(company_id:$company_id impact_area:"1"){...listed}area2:impactAreaActivities(company_id:$company_id impact_area:"2"){...listed}area3:impactAreaActivities(company_id:$company_id impact_area:"3"){...listed}area4:impactAreaActivities(company_id:$company_id impact_area:"4"){...listed}area5:impactAreaActivities(company_id:$company_id impact_area:"5"){...listed}area6:impactAreaActivities(company_id:$company_id impact_area:"6"){...listed}area7:impactAreaActivities(company_id:$company_id impact_area:"7"){...listed}}fragment listed on ActivityStatus{id name status}',
  shapes.object({
    area1: shapes.array(
      shapes.object({ id: shapes.string, name: shapes.string, status: shapes.string }),
    ),
    area2: shapes.array(
      shapes.object({ id: shapes.string, name: shapes.string, status: shapes.string }),
    ),
    area3: shapes.array(
      shapes.object({ id: shapes.string, name: shapes.string, status: shapes.string }),
    ),
    area4: shapes.array(
      shapes.object({ id: shapes.string, name: shapes.string, status: shapes.string }),
    ),
    area5: shapes.array(
      shapes.object({ id: shapes.string, name: shapes.string, status: shapes.string }),
    ),
    area6: shapes.array(
      shapes.object({ id: shapes.string, name: shapes.string, status: shapes.string }),
    ),
    area7: shapes.array(
      shapes.object({ id: shapes.string, name: shapes.string, status: shapes.string }),
    ),
  }),
);
export const ActionsAheadDocument = new TypedDocumentString<
  types.ActionsAheadQuery,
  types.ActionsAheadQueryVariables
>(
  'actionsAhead',
  'query actionsAhead($company_id:ID!$id1:ID!$id2:ID!$id3:ID!$id4:ID!$id5:ID!$id6:ID!$id7:ID!){activity1:activity(activity_id:$id1){...activityParts}answer1:answer(activity_id:$id1 company_id:$company_id){...fullAnswer}activity2:activity(activity_id:$id2){...activityParts}answer2:answer(activity_id:$id2 company_id:$company_id){...fullAnswer}activity3:activity(activity_id:$id3){...activityParts}answer3:answer(activity_id:$id3 company_id:$company_id){...fullAnswer}activity4:activity(activity_id:$id4){...activityParts}answer4:answer(activity_id:$id4 company_id:$company_id){...fullAnswer}activity5:activity(activity_id:$id5){...activityParts}answer5:answer(activity_id:$id5 company_id:$company_id){...fullAnswer}activity6:activity(activity_id:$id6){...activityParts}answer6:answer(activity_id:$id6 company_id:$company_id){...fullAnswer}activity7:activity(activity_id:$id7){...activityParts}answer7:answer(activity_id:$id7 company_id:$company_id){...fullAnswer}}fragment activityParts on Activity{id name impact_area description <model:anchors>}fragment fullAnswer on Answer{id activity_id activity_name company_id revenue_state relevance criticality cost difficulty factor_difficulty time_w avg_cost_thread_m est_cost_process_m est_cost_driver_m est_cost_subdriver_m est_cost_company_m time_thread_h answered_at average_score revision <answer_marks:not_applicable not_applicable_reason confidence confirmed_at>}',
  shapes.object({
    activity1: shapes.nullOr(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        impact_area: shapes.string,
        description: shapes.stringOrNull,
        anchors: shapes.orNull(shapes.array(shapes.string)),
      }),
    ),
    answer1: shapes.nullOr(
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
    activity2: shapes.nullOr(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        impact_area: shapes.string,
        description: shapes.stringOrNull,
        anchors: shapes.orNull(shapes.array(shapes.string)),
      }),
    ),
    answer2: shapes.nullOr(
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
    activity3: shapes.nullOr(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        impact_area: shapes.string,
        description: shapes.stringOrNull,
        anchors: shapes.orNull(shapes.array(shapes.string)),
      }),
    ),
    answer3: shapes.nullOr(
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
    activity4: shapes.nullOr(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        impact_area: shapes.string,
        description: shapes.stringOrNull,
        anchors: shapes.orNull(shapes.array(shapes.string)),
      }),
    ),
    answer4: shapes.nullOr(
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
    activity5: shapes.nullOr(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        impact_area: shapes.string,
        description: shapes.stringOrNull,
        anchors: shapes.orNull(shapes.array(shapes.string)),
      }),
    ),
    answer5: shapes.nullOr(
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
    activity6: shapes.nullOr(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        impact_area: shapes.string,
        description: shapes.stringOrNull,
        anchors: shapes.orNull(shapes.array(shapes.string)),
      }),
    ),
    answer6: shapes.nullOr(
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
    activity7: shapes.nullOr(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        impact_area: shapes.string,
        description: shapes.stringOrNull,
        anchors: shapes.orNull(shapes.array(shapes.string)),
      }),
    ),
    answer7: shapes.nullOr(
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
  }),
);
