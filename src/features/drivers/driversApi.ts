import { isUnreachable } from '@/shared/api/errors/ApiError';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetDriverCountsDocument,
  GetDriverDocument,
  GetDriversDocument,
  type GetDriverCountsQuery,
  type GetDriversQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { toDriver, toDriverCounts, type Driver, type DriverCounts } from './Driver';
import { toDriverDetail, type DriverDetail } from './DriverDetail';
import { sampleDriver, sampleDrivers } from './drivers.sample';

export const driversApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The company's drivers that have an average, followed by the Global Average. */
    getDrivers: build.query<Driver[], string>({
      query: (companyId) => query(GetDriversDocument, { company_id: companyId }),
      transformResponse: ({ drivers }: GetDriversQuery) => drivers.map(toDriver),
      extraOptions: { sample: sampleDrivers },
      providesTags: (_, __, companyId) => [{ type: 'Drivers', id: companyId }],
    }),
    /**
     * How many scored actions each driver's average includes. An error becomes an empty result,
     * because every view that mounts after a failed query would send it again.
     */
    getDriverCounts: build.query<Record<string, DriverCounts>, string>({
      queryFn: async (companyId, _, __, send) => {
        const { data, error } = await send(
          query(GetDriverCountsDocument, { company_id: companyId }),
        );
        if (error) return isUnreachable(error) ? { error } : { data: {} };
        return { data: toDriverCounts(data as GetDriverCountsQuery) };
      },
      providesTags: (_, __, companyId) => [{ type: 'Drivers', id: companyId }],
    }),
    /** One driver with all its actions by sub-driver, including unscored ones. */
    getDriver: build.query<DriverDetail, { companyId: string; driverName: string }>({
      query: ({ companyId, driverName }) =>
        query(GetDriverDocument, { company_id: companyId, driver_name: driverName }, 'driver'),
      transformResponse: toDriverDetail,
      extraOptions: { sample: sampleDriver },
      providesTags: (_, __, { companyId }) => [{ type: 'Drivers', id: companyId }],
    }),
  }),
});

export const { useGetDriverCountsQuery, useGetDriverQuery, useGetDriversQuery } = driversApi;
