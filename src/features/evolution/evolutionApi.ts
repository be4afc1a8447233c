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
    /** The weekly averages of a company's drivers, with the Global Average. */
    getGraphDrivers: build.query<Evolution, string>({
      query: (companyId) => query(GetGraphDriversDocument, { company_id: companyId }),
      transformResponse: ({ graphDrivers }: GetGraphDriversQuery) => toEvolution(graphDrivers),
      extraOptions: { sample: sampleEvolution },
      // A saved answer changes the averages of the current week.
      providesTags: (_, __, companyId) => [{ type: 'Drivers', id: companyId }],
    }),
  }),
});

export const { useGetGraphDriversQuery } = evolutionApi;

/** The cached history of a company; does not send a request. */
export const useGraphDriversState = evolutionApi.endpoints.getGraphDrivers.useQueryState;
