import { skipToken } from '@reduxjs/toolkit/query';
import { isUnreachable } from '@/shared/api/errors/ApiError';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetBenchmarkDocument,
  GetDriverDocument,
  GetDriversDocument,
  GetSubdriversDocument,
  type GetBenchmarkQuery,
  type GetDriverQuery,
  type GetDriversQuery,
  type GetSubdriversQuery,
} from '@/shared/api/generated/operations';
import { isSampleId } from '@/shared/api/sample/sample';
import { query } from '@/shared/api/transport/query';
import { toRatings, type CompanyRatings } from './Driver';
import { toBenchmarks, type DriverBenchmark } from './benchmark/Benchmark';
import { toDriverDetail, type DriverDetail } from './DriverDetail';
import { sampleDriver, sampleRatings } from './drivers.sample';
import { toSubdrivers, type Subdriver } from './Subdriver';

export const driversApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The ratings of all drivers, how many actions each one includes, its earlier average, and what is due in the
     * plan and in rounds.
     */
    getDrivers: build.query<CompanyRatings, string>({
      query: (companyId) => query(GetDriversDocument, { company_id: companyId }),
      transformResponse: (reply: GetDriversQuery) => toRatings(reply),
      extraOptions: { sample: sampleRatings },
      providesTags: (_, __, companyId) => [
        { type: 'Drivers', id: companyId },
        { type: 'Plan', id: companyId },
        'Rounds',
        'Inbox',
      ],
    }),
    /**
     * The ratings of all sub-drivers. An error becomes an empty result, because every view that mounts after a failed
     * query would send it again.
     */
    getSubdrivers: build.query<Subdriver[], string>({
      queryFn: async (companyId, _, __, send) => {
        const { data, error } = await send(query(GetSubdriversDocument, { company_id: companyId }));
        if (error) return isUnreachable(error) ? { error } : { data: [] };
        return { data: toSubdrivers(data as GetSubdriversQuery) };
      },
      providesTags: (_, __, companyId) => [{ type: 'Drivers', id: companyId }],
    }),
    /** How the company compares with its peers, by driver; empty on a server that does not compare. */
    getBenchmark: build.query<Record<string, DriverBenchmark>, string>({
      queryFn: async (companyId, _, __, send) => {
        const { data, error } = await send(query(GetBenchmarkDocument, { company_id: companyId }));
        if (error) return isUnreachable(error) ? { error } : { data: {} };
        return { data: toBenchmarks(data as GetBenchmarkQuery) };
      },
      providesTags: (_, __, companyId) => [{ type: 'Drivers', id: companyId }],
    }),
    /** One driver with all its actions by sub-driver, including unscored ones. */
    getDriver: build.query<DriverDetail, { companyId: string; driverName: string }>({
      query: ({ companyId, driverName }) =>
        query(GetDriverDocument, { company_id: companyId, driver_name: driverName }, 'driver'),
      transformResponse: (reply: GetDriverQuery) => toDriverDetail(reply),
      extraOptions: { sample: sampleDriver },
      providesTags: (_, __, { companyId }) => [{ type: 'Drivers', id: companyId }],
    }),
  }),
});

export const {
  useGetBenchmarkQuery,
  useGetDriverQuery,
  useGetDriversQuery,
  useGetSubdriversQuery,
} = driversApi;

/** Requests the comparison with peers together with the ratings beside which it is shown. */
export const useRequestBenchmark = (companyId: string) =>
  void driversApi.endpoints.getBenchmark.useQuerySubscription(
    isSampleId(companyId) ? skipToken : companyId,
  );
