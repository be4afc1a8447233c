import { isUnreachable } from '@/shared/api/errors/ApiError';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetBasicDriverDocument,
  GetBenchmarkDocument,
  GetDriverBasesDocument,
  GetDriverCountsDocument,
  GetDriverDocument,
  GetDriversDocument,
  GetSubdriversDocument,
  type GetBenchmarkQuery,
  type GetDriverBasesQuery,
  type GetDriverCountsQuery,
  type GetDriversQuery,
  type GetSubdriversQuery,
} from '@/shared/api/generated/operations';
import { orBasic } from '@/shared/api/transport/orBasic';
import { query } from '@/shared/api/transport/query';
import { NO_COUNTS, toDriver, toDriverCounts, type Driver, type DriverCountsReply } from './Driver';
import { toBenchmarks, type DriverBenchmark } from './benchmark/Benchmark';
import { toDriverDetail, type DriverDetail } from './DriverDetail';
import { sampleDriver, sampleDrivers } from './drivers.sample';
import { toSubdrivers, type Subdriver } from './Subdriver';

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
     * How many scored actions each driver's average includes, its earlier average, and what is due in the plan. An error becomes an empty result,
     * because every view that mounts after a failed query would send it again.
     */
    getDriverCounts: build.query<DriverCountsReply, string>({
      queryFn: async (companyId, _, __, send) => {
        const of = { company_id: companyId };
        const counts = await send(query(GetDriverCountsDocument, of));
        if (!counts.error) return { data: toDriverCounts(counts.data as GetDriverCountsQuery) };
        if (isUnreachable(counts.error)) return { error: counts.error };
        // The server may not know plans.
        const { data, error } = await send(query(GetDriverBasesDocument, of));
        if (error) return isUnreachable(error) ? { error } : { data: NO_COUNTS };
        return { data: toDriverCounts({ ...(data as GetDriverBasesQuery), planDue: null }) };
      },
      providesTags: (_, __, companyId) => [
        { type: 'Drivers', id: companyId },
        { type: 'Plan', id: companyId },
      ],
    }),
    /**
     * The ratings of all sub-drivers. An error becomes an empty result, as for the counts.
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
      queryFn: ({ companyId, driverName }, _, __, send) =>
        orBasic(
          send,
          {
            ...{ full: GetDriverDocument, basic: GetBasicDriverDocument, notNull: 'driver' },
            variables: { company_id: companyId, driver_name: driverName },
          },
          toDriverDetail,
        ),
      extraOptions: { sample: sampleDriver },
      providesTags: (_, __, { companyId }) => [{ type: 'Drivers', id: companyId }],
    }),
  }),
});

export const {
  useGetBenchmarkQuery,
  useGetDriverCountsQuery,
  useGetDriverQuery,
  useGetDriversQuery,
  useGetSubdriversQuery,
} = driversApi;
