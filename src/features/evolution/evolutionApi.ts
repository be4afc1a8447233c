import { baseApi } from '@/shared/api/baseApi';
import {
  GetGraphDriversDocument,
  type GetGraphDriversQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { toEvolution, type Evolution } from './Evolution';
import { sampleEvolution } from './evolution.sample';

export const evolutionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A company's driver averages of every week, with the Global Average. */
    getGraphDrivers: build.query<Evolution, string>({
      query: (companyId) => query(GetGraphDriversDocument, { company_id: companyId }),
      transformResponse: ({ graphDrivers }: GetGraphDriversQuery) => toEvolution(graphDrivers),
      extraOptions: { sample: sampleEvolution },
      // A saved answer changes this week's averages.
      providesTags: (_, __, companyId) => [{ type: 'Drivers', id: companyId }],
    }),
  }),
});

export const { useGetGraphDriversQuery } = evolutionApi;

/** What is known of a company's history, without asking for it. */
export const useGraphDriversState = evolutionApi.endpoints.getGraphDrivers.useQueryState;
