import type { Progress } from '@contract/scoring/progress';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetImpactAreasDocument,
  GetImpactAreasWithCurrentDocument,
  PercentageCompletedDocument,
  type GetImpactAreasQuery,
  type GetImpactAreasWithCurrentQuery,
  type PercentageCompletedQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { toImpactArea, type ImpactArea, type ImpactAreaWithCurrent } from './ImpactArea';
import { sampleImpactAreas } from './impactAreas.sample';

/** An impact area of a company. */
export interface AreaIds {
  companyId: string;
  /** '1' … '7'. */
  area: string;
}

export const impactAreasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getImpactAreas: build.query<ImpactArea[], string>({
      query: (companyId) => query(GetImpactAreasDocument, { company_id: companyId }),
      transformResponse: ({ impactAreas }: GetImpactAreasQuery) =>
        impactAreas.map((area) => toImpactArea(area)),
      extraOptions: { sample: sampleImpactAreas },
      providesTags: (_, __, companyId) => [{ type: 'ImpactAreas', id: companyId }],
    }),
    getImpactAreasWithCurrent: build.query<ImpactAreaWithCurrent[], string>({
      query: (companyId) => query(GetImpactAreasWithCurrentDocument, { company_id: companyId }),
      transformResponse: ({ impactAreas }: GetImpactAreasWithCurrentQuery) =>
        impactAreas.map((area) => ({ ...toImpactArea(area), currentId: area.current })),
      extraOptions: { sample: sampleImpactAreas },
      providesTags: (_, __, companyId) => [{ type: 'ImpactAreas', id: companyId }],
    }),
    /** A company's progress in one area. */
    getProgress: build.query<Progress, AreaIds>({
      query: ({ companyId, area }) =>
        query(PercentageCompletedDocument, {
          company_id: companyId,
          impact_area: area,
          activity_id: null,
        }),
      transformResponse: ({ percentageCompleted }: PercentageCompletedQuery) => percentageCompleted,
      providesTags: (_, __, { companyId }) => [{ type: 'Progress', id: companyId }],
    }),
  }),
});

export const { useGetImpactAreasQuery, useGetImpactAreasWithCurrentQuery, useGetProgressQuery } =
  impactAreasApi;
