import { compareByNumber } from '@contract/fields/naming';
import type { ApplyProfilePayload, SaveProfilePayload } from '@contract/profiles/profilePayloads';
import type { ImportAverage } from '@contract/workbook/importPayloads';
import { baseApi } from '@/shared/api/baseApi';
import { companyFiguresChanged } from '@/shared/api/companyFigures';
import {
  GetProfileActionsDocument,
  GetProfilesDocument,
  type GetProfileActionsQuery,
  type GetProfilesQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { array, nullOr, number, object, requiredData, string } from '@/shared/api/transport/shapes';

export type Profile = GetProfilesQuery['profiles'][number];
/** An action that a profile can drop; its name begins with the dotted number. */
export type ProfileAction =
  GetProfileActionsQuery['subdriverActivitiesGrade'][number]['activities'][number];

/** What applying a profile changes, as far as the app shows it. */
export interface AppliedReply {
  results: { activity_id: string; outcome: string }[];
  averages_before: ImportAverage[];
  averages_after: ImportAverage[];
}

const average = object({ driver: string, average: nullOr(number) });
const appliedReply = requiredData(
  object({
    results: array(object({ activity_id: string, outcome: string })),
    averages_before: array(average),
    averages_after: array(average),
  }),
);

const profilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfiles: build.query<Profile[], string>({
      query: (workspaceId) => query(GetProfilesDocument, { workspace_id: workspaceId }),
      transformResponse: ({ profiles }: GetProfilesQuery) => profiles,
      providesTags: ['Profiles'],
    }),
    getProfileActions: build.query<ProfileAction[], string>({
      query: (companyId) => query(GetProfileActionsDocument, { company_id: companyId }),
      transformResponse: ({ subdriverActivitiesGrade }: GetProfileActionsQuery) =>
        subdriverActivitiesGrade
          .flatMap(({ activities }) => activities)
          .sort((a, b) => compareByNumber(a.name, b.name)),
      providesTags: ['ModelVersions'],
    }),
    saveProfile: build.mutation<{ id: string }, SaveProfilePayload>({
      query: (payload) => ({
        method: 'POST',
        path: '/profile/save',
        body: { ...payload },
        reply: requiredData(object({ id: string })),
      }),
      invalidatesTags: ['Profiles'],
    }),
    removeProfile: build.mutation<unknown, string>({
      query: (id) => ({ method: 'POST', path: '/profile/remove', body: { id } }),
      invalidatesTags: ['Profiles'],
    }),
    applyProfile: build.mutation<AppliedReply, ApplyProfilePayload>({
      query: (payload) => ({
        method: 'POST',
        path: '/profile/apply',
        body: { ...payload },
        reply: appliedReply,
      }),
      invalidatesTags: (reply, _, { company_id, dry_run }) =>
        !reply || dry_run
          ? []
          : ['Profiles', 'Answer', 'AnswerHistory', ...companyFiguresChanged(company_id)],
    }),
  }),
});

export const {
  useGetProfilesQuery,
  useGetProfileActionsQuery,
  useSaveProfileMutation,
  useRemoveProfileMutation,
  useApplyProfileMutation,
} = profilesApi;
