import type { AutosaveResult } from '@contract/rest';
import { activityNumber, activityTitle } from '@contract/fields/naming';
import { baseApi } from '@/shared/api/baseApi';
import {
  ActivityDocument,
  AllActivitiesDocument,
  AnswerDocument,
  ImpactAreaActivitiesDocument,
  ImpactAreaCompletedActivitiesDocument,
  NextAndPreviousActivityDocument,
  type ActivityQuery,
  type AllActivitiesQuery,
  type AnswerQuery,
  type ImpactAreaActivitiesQuery,
  type ImpactAreaCompletedActivitiesQuery,
  type NextAndPreviousActivityQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/query';
import { figure, object, trueOrAbsent, unusedReply, type Shape } from '@/shared/api/shapes';
import { toActivityItem, type Activity, type ActivityItem } from './Activity';
import { toAutosaveForm, toSavedAnswer, type SavedAnswer, type SavePayload } from './answerForm';

/** An impact area of a company. */
export interface AreaOf {
  companyId: string;
  area: string;
}

export interface AnswerOf {
  companyId: string;
  activityId: string;
}

const areaVariables = ({ companyId, area }: AreaOf) => ({
  company_id: companyId,
  impact_area: area,
});

export const answerTag = ({ companyId, activityId }: AnswerOf) => ({
  type: 'Answer' as const,
  id: `${companyId}/${activityId}`,
});

/** What the app reads of an AutosaveResult. */
type AutosaveReply = Pick<AutosaveResult, 'revision' | 'merged'>;

const saved: Shape<AutosaveReply> = object({ revision: figure, merged: trueOrAbsent });

export const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** NOT_FOUND for an unknown id. */
    getActivity: build.query<Activity, string>({
      query: (activityId) => query(ActivityDocument, { activity_id: activityId }, 'activity'),
      transformResponse: ({ activity }: ActivityQuery) => {
        if (!activity) throw new Error('No activity data returned');
        const { id, name, description, impact_area: area } = activity;
        return { id, number: activityNumber(name), title: activityTitle(name), description, area };
      },
    }),
    getAnswer: build.query<SavedAnswer, AnswerOf>({
      query: ({ companyId, activityId }) =>
        query(AnswerDocument, { activity_id: activityId, company_id: companyId }),
      transformResponse: ({ answer }: AnswerQuery) => toSavedAnswer(answer),
      providesTags: (_, __, of) => [answerTag(of)],
    }),
    getActivities: build.query<ActivityItem[], AreaOf>({
      query: (area) => query(ImpactAreaActivitiesDocument, areaVariables(area)),
      transformResponse: ({ impactAreaActivities }: ImpactAreaActivitiesQuery) =>
        impactAreaActivities.map((activity) => toActivityItem(activity, activity.status)),
      providesTags: (_, __, { companyId }) => [{ type: 'Activities', id: companyId }],
    }),
    /** Those of every impact area, in their order. */
    getAllActivities: build.query<(ActivityItem & { area: string })[], string>({
      query: (companyId) => query(AllActivitiesDocument, { company_id: companyId }),
      transformResponse: (areas: AllActivitiesQuery) =>
        Object.entries(areas).flatMap(([key, activities]) =>
          activities.map((activity) => ({
            ...toActivityItem(activity, activity.status),
            area: key.replace('area', ''),
          })),
        ),
      providesTags: (_, __, companyId) => [{ type: 'Activities', id: companyId }],
    }),
    getCompletedActivities: build.query<ActivityItem[], AreaOf>({
      query: (area) => query(ImpactAreaCompletedActivitiesDocument, areaVariables(area)),
      transformResponse: ({ impactAreaCompletedActivities }: ImpactAreaCompletedActivitiesQuery) =>
        impactAreaCompletedActivities.map((activity) => toActivityItem(activity, 'done')),
      providesTags: (_, __, { companyId }) => [{ type: 'Activities', id: companyId }],
    }),
    getNeighbours: build.query<
      { next: string | null; previous: string | null },
      { activityId: string; area: string }
    >({
      query: ({ activityId, area }) =>
        query(NextAndPreviousActivityDocument, { activity_id: activityId, impact_area: area }),
      transformResponse: ({
        nextAndPreviousActivity: { next, prev },
      }: NextAndPreviousActivityQuery) => ({
        next,
        previous: prev,
      }),
    }),
    /** What follows from it is the saving listeners' to see to, for every tab. */
    autosave: build.mutation<AutosaveReply | null, SavePayload>({
      query: (payload) => ({
        method: 'POST',
        path: '/user/autosave',
        body: toAutosaveForm(payload),
        // The page may go away at any moment; the bodies of a few of these are far below the limit.
        keepalive: true,
        reply: unusedReply(saved),
      }),
    }),
  }),
});

export const {
  useGetActivityQuery,
  useGetAnswerQuery,
  useGetActivitiesQuery,
  useGetAllActivitiesQuery,
  useGetCompletedActivitiesQuery,
  useGetNeighboursQuery,
} = activityApi;
