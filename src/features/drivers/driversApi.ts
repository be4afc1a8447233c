import { baseApi } from '@/shared/api/baseApi';
import {
  GetDriverCountsDocument,
  GetDriverDocument,
  GetDriversDocument,
  type GetDriversQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/query';
import { toDriver, toDriverCounts, type Driver, type DriverCounts } from './Driver';
import { toDriverDetail, type DriverDetail } from './DriverDetail';
import { sampleDriver, sampleDrivers } from './drivers.sample';

export const driversApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The drivers of a company that have an average, then the Global Average. */
    getDrivers: build.query<Driver[], string>({
      query: (companyId) => query(GetDriversDocument, { company_id: companyId }),
      transformResponse: ({ drivers }: GetDriversQuery) => drivers.map(toDriver),
      extraOptions: { sample: sampleDrivers },
      providesTags: (_, __, companyId) => [{ type: 'Drivers', id: companyId }],
    }),
    /** How many actions each driver's average rests on. Views do without where it fails. */
    getDriverCounts: build.query<Record<string, DriverCounts>, string>({
      query: (companyId) => query(GetDriverCountsDocument, { company_id: companyId }),
      transformResponse: toDriverCounts,
      providesTags: (_, __, companyId) => [{ type: 'Drivers', id: companyId }],
    }),
    /** One driver with all its actions by sub-driver, unscored ones included. */
    getDriver: build.query<DriverDetail, { companyId: string; driverName: string }>({
      query: ({ companyId, driverName }) =>
        query(GetDriverDocument, { company_id: companyId, driver_name: driverName }),
      transformResponse: toDriverDetail,
      extraOptions: { sample: sampleDriver },
      providesTags: (_, __, { companyId }) => [{ type: 'Drivers', id: companyId }],
    }),
  }),
});

export const { useGetDriverCountsQuery, useGetDriverQuery, useGetDriversQuery } = driversApi;
