import { skipToken } from '@reduxjs/toolkit/query';
import { isRefusedQuery, isUnreachable } from '@/shared/api/errors/ApiError';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetBasicDriverDocument,
  GetBasicDriversDocument,
  GetBenchmarkDocument,
  GetDriverDocument,
  GetDriverWithoutEvidenceDocument,
  GetDriversDocument,
  GetDriversWithoutNoticesDocument,
  GetDriversWithoutPlanDocument,
  GetSubdriversDocument,
  type GetBenchmarkQuery,
  type GetDriverQuery,
  type GetDriversQuery,
  type GetSubdriversQuery,
} from '@/shared/api/generated/operations';
import { isSampleId } from '@/shared/api/sample/sample';
import { orBasic } from '@/shared/api/transport/orBasic';
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
     * plan. A server may know neither plans nor counts.
     */
    getDrivers: build.query<CompanyRatings, string>({
      queryFn: async (companyId, _, __, send) => {
        const variables = { company_id: companyId };
        for (const document of [GetDriversDocument, GetDriversWithoutNoticesDocument]) {
          const { data, error } = await send(query(document, variables));
          if (!error) return { data: toRatings(data as GetDriversQuery) };
          if (!isRefusedQuery(error)) return { error };
        }
        const documents = { full: GetDriversWithoutPlanDocument, basic: GetBasicDriversDocument };
        return orBasic(send, { ...documents, variables }, toRatings);
      },
      extraOptions: { sample: sampleRatings },
      providesTags: (_, __, companyId) => [
        { type: 'Drivers', id: companyId },
        { type: 'Plan', id: companyId },
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
      queryFn: async ({ companyId, driverName }, _, __, send) => {
        const variables = { company_id: companyId, driver_name: driverName };
        const first = await send(query(GetDriverDocument, variables, 'driver'));
        if (!first.error) return { data: toDriverDetail(first.data as GetDriverQuery) };
        if (!isRefusedQuery(first.error)) return { error: first.error };
        const documents = { full: GetDriverWithoutEvidenceDocument, basic: GetBasicDriverDocument };
        return orBasic(send, { ...documents, notNull: 'driver', variables }, toDriverDetail);
      },
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
