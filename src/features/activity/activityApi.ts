import type { AutosaveResult } from '@contract/rest';
import { baseApi } from '@/shared/api/baseApi';
import {
  ActionsAheadDocument,
  ActivityDocument,
  AllActivitiesDocument,
  AnswerDocument,
  ImpactAreaActivitiesDocument,
  ImpactAreaCompletedActivitiesDocument,
  NextAndPreviousActivityDocument,
  type ActionsAheadQuery,
  type ActivityQuery,
  type AllActivitiesQuery,
  type AnswerQuery,
  type ImpactAreaActivitiesQuery,
  type ImpactAreaCompletedActivitiesQuery,
  type NextAndPreviousActivityQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import {
  number,
  object,
  trueOrAbsent,
  optionalData,
  type Shape,
} from '@/shared/api/transport/shapes';
import { toActivityItem, type Activity, type ActivityItem } from './Activity';
import {
  answeredActionsVariables,
  toActivity,
  toAnsweredActions,
  type AnsweredAction,
} from './answeredActions';
import {
  toAutosaveForm,
  toSavedAnswer,
  type SavedAnswer,
  type SavePayload,
} from './form/answerForm';

/** An impact area of a company. */
export interface AreaIds {
  companyId: string;
  area: string;
}

export interface AnswerIds {
  companyId: string;
  activityId: string;
}

const areaVariables = ({ companyId, area }: AreaIds) => ({
  company_id: companyId,
  impact_area: area,
});

export const answerTag = ({ companyId, activityId }: AnswerIds) => ({
  type: 'Answer' as const,
  id: `${companyId}/${activityId}`,
});

/** The tag of the recorded changes of an answer. */
export const answerHistoryTag = (ids: AnswerIds) => ({
  ...answerTag(ids),
  type: 'AnswerHistory' as const,
});

/** The fields of an AutosaveResult that the app reads. */
type AutosaveReply = Pick<AutosaveResult, 'revision' | 'merged'>;

const autosaveReply: Shape<AutosaveReply> = object({ revision: number, merged: trueOrAbsent });

export const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with NOT_FOUND for an unknown id. */
    getActivity: build.query<Activity, string>({
      query: (activityId) => query(ActivityDocument, { activity_id: activityId }, 'activity'),
      transformResponse: ({ activity }: ActivityQuery) => {
        if (!activity) throw new Error('No activity data returned');
        return toActivity(activity);
      },
      providesTags: ['ModelVersions'],
    }),
    getAnswer: build.query<SavedAnswer, AnswerIds>({
      query: ({ companyId, activityId }) =>
        query(AnswerDocument, { activity_id: activityId, company_id: companyId }),
      transformResponse: ({ answer }: AnswerQuery) => toSavedAnswer(answer),
      providesTags: (_, __, ids) => [answerTag(ids)],
    }),
    /**
     * Actions with a company's answers, in the order of `ids`. Accepts 1 … MAX_PREFETCHED_ACTIONS ids. `activity` is
     * null for an unknown id.
     */
    getAnsweredActions: build.query<
      AnsweredAction[],
      { companyId: string; ids: readonly string[] }
    >({
      query: ({ companyId, ids }) =>
        query(ActionsAheadDocument, answeredActionsVariables(companyId, ids)),
      transformResponse: (reply: ActionsAheadQuery, _, { ids }) =>
        toAnsweredActions(reply).slice(0, ids.length),
      // prefetchActions caches the parts as results of getActivity and getAnswer.
      keepUnusedDataFor: 0,
    }),
    getActivities: build.query<ActivityItem[], AreaIds>({
      query: (area) => query(ImpactAreaActivitiesDocument, areaVariables(area)),
      transformResponse: ({ impactAreaActivities }: ImpactAreaActivitiesQuery) =>
        impactAreaActivities.map((activity) => toActivityItem(activity, activity.status)),
      providesTags: (_, __, { companyId }) => [{ type: 'Activities', id: companyId }],
    }),
    /** The activities of all impact areas, in the order of the areas. */
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
    getCompletedActivities: build.query<ActivityItem[], AreaIds>({
      query: (area) => query(ImpactAreaCompletedActivitiesDocument, areaVariables(area)),
      transformResponse: ({ impactAreaCompletedActivities }: ImpactAreaCompletedActivitiesQuery) =>
        impactAreaCompletedActivities.map((activity) => toActivityItem(activity, 'done')),
      providesTags: (_, __, { companyId }) => [{ type: 'Activities', id: companyId }],
    }),
    getNeighbors: build.query<
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
      providesTags: ['ModelVersions'],
    }),
    /** It invalidates no tags, because the saving listeners update the cache, also for saves of other tabs. */
    autosave: build.mutation<AutosaveReply | null, SavePayload>({
      query: (payload) => ({
        method: 'POST',
        path: '/user/autosave',
        body: toAutosaveForm(payload),
        // The page may close while the request is pending. The save engine respects the size limit of keepalive.
        keepalive: true,
        reply: optionalData(autosaveReply),
      }),
    }),
  }),
});

/** The cached action; does not send a request. */
export const useActivityState = activityApi.endpoints.getActivity.useQueryState;

export const {
  useGetActivityQuery,
  useGetAnswerQuery,
  useGetActivitiesQuery,
  useGetAllActivitiesQuery,
  useGetCompletedActivitiesQuery,
  useGetNeighborsQuery,
} = activityApi;
