import { baseApi } from '@/shared/api/baseApi';
import {
  GetImpactAreasDocument,
  GetImpactAreasWithCurrentDocument,
  type GetImpactAreasQuery,
  type GetImpactAreasWithCurrentQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/query';
import { toImpactArea, type ImpactArea, type ImpactAreaWithCurrent } from './ImpactArea';
import { sampleImpactAreas } from './impactAreas.sample';

const impactAreasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getImpactAreas: build.query<ImpactArea[], string>({
      query: (companyId) => query(GetImpactAreasDocument, { company_id: companyId }),
      transformResponse: ({ impactAreas }: GetImpactAreasQuery) => impactAreas.map(toImpactArea),
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
  }),
});

export const { useGetImpactAreasQuery, useGetImpactAreasWithCurrentQuery } = impactAreasApi;
