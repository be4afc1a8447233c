import { shownDriver } from '@contract/fields/naming';
import type { SaveTargetPayload, TargetIdPayload } from '@contract/targets/targetPayloads';
import { isUnreachable } from '@/shared/api/errors/ApiError';
import { baseApi } from '@/shared/api/baseApi';
import { GetTargetsDocument, type GetTargetsQuery } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { toTargets, type Target } from './Target';

/** A change of a company's targets. */
interface Change<Payload> {
  companyId: string;
  payload: Payload;
}

/** Also after a failure: the target that the person saw may not be the stored one. */
const changedTargets = (_: unknown, __: unknown, { companyId }: { companyId: string }) => [
  { type: 'Targets' as const, id: companyId },
  { type: 'Targets' as const, id: 'LIST' },
];

const targetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The company's current and former targets. A server without targets has none. */
    getTargets: build.query<Target[], string>({
      queryFn: async (companyId, _, __, send) => {
        const { data, error } = await send(query(GetTargetsDocument, { company_id: companyId }));
        if (error) return isUnreachable(error) ? { error } : { data: [] };
        return { data: toTargets(data as GetTargetsQuery) };
      },
      providesTags: (_, __, companyId) => [
        { type: 'Targets', id: companyId },
        { type: 'Drivers', id: companyId },
        { type: 'Plan', id: companyId },
      ],
    }),
    saveTarget: build.mutation<unknown, Change<SaveTargetPayload>>({
      query: ({ payload }) => ({ method: 'POST', path: '/target/save', body: { ...payload } }),
      invalidatesTags: changedTargets,
    }),
    removeTarget: build.mutation<unknown, Change<TargetIdPayload>>({
      query: ({ payload }) => ({ method: 'POST', path: '/target/remove', body: { ...payload } }),
      invalidatesTags: changedTargets,
    }),
    restoreTarget: build.mutation<unknown, Change<TargetIdPayload>>({
      query: ({ payload }) => ({ method: 'POST', path: '/target/restore', body: { ...payload } }),
      invalidatesTags: changedTargets,
    }),
  }),
});

export const {
  useGetTargetsQuery,
  useSaveTargetMutation,
  useRemoveTargetMutation,
  useRestoreTargetMutation,
} = targetsApi;

/** Loads the day since when a driver (its English name) has its current target; null without one. */
export function useTargetStart(companyId: string): (driver: string) => Promise<string | null> {
  const [load] = targetsApi.useLazyGetTargetsQuery();
  return async (driver) => {
    const { data = [] } = await load(companyId, true);
    const target = data.find((one) => one.endedAt === null && shownDriver(one.driver) === driver);
    return target?.startOn ?? null;
  };
}

/** Requests the targets before what shows them is rendered. */
export const useRequestTargets = (companyId: string) =>
  void targetsApi.endpoints.getTargets.useQuerySubscription(companyId);
