import { baseApi } from '@/shared/api/baseApi';
import { GetDriversDocument, type GetDriversQuery } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/query';
import { toDriver, type Driver } from './Driver';
import { sampleDrivers } from './drivers.sample';

const driversApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The drivers of a company that have an average, then the Global Average. */
    getDrivers: build.query<Driver[], string>({
      query: (companyId) => query(GetDriversDocument, { company_id: companyId }),
      transformResponse: ({ drivers }: GetDriversQuery) => drivers.map(toDriver),
      extraOptions: { sample: sampleDrivers },
      providesTags: (_, __, companyId) => [{ type: 'Drivers', id: companyId }],
    }),
  }),
});

export const { useGetDriversQuery } = driversApi;
