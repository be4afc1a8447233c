import type {
  PlanItemDto,
  PlanManyPayload,
  RemovePlanItemPayload,
  SavePlanItemPayload,
} from '@contract/priorities/planPayloads';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetPlanDocument,
  GetPrioritiesDocument,
  type GetPlanQuery,
  type GetPrioritiesQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { number, object, optionalData, string } from '@/shared/api/transport/shapes';
import { toAnswers, type Answers } from './Answers';
import { isOpen, toPlan, type PlanItem } from './PlanItem';
import { actionsPlanned } from './planSlice';

/** What the app reads of a changed item; null for a removed one and on servers that do not return it. */
type ChangedItem = Pick<PlanItemDto, 'id' | 'revision'> | null;

const itemReply = optionalData<ChangedItem>(object({ id: string, revision: number }));

/** A change of a company's plan. */
interface Change<Payload> {
  companyId: string;
  payload: Payload;
}

const tagsOf = (companyId: string) => [
  { type: 'Drivers' as const, id: companyId },
  { type: 'Plan' as const, id: companyId },
];

/** Also after a failure: the plan that the person saw is not the stored one. */
const changedPlan = (_: unknown, __: unknown, { companyId }: { companyId: string }) => [
  { type: 'Plan' as const, id: companyId },
  'FigureLists' as const,
];

const planApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All answers of a company, from which the priorities follow. */
    getPriorities: build.query<Answers, string>({
      query: (companyId) => query(GetPrioritiesDocument, { company_id: companyId }),
      transformResponse: (reply: GetPrioritiesQuery) => toAnswers(reply),
      providesTags: (_, __, companyId) => [{ type: 'Drivers', id: companyId }],
    }),
    /** The items that are due first are at the top. */
    getPlan: build.query<PlanItem[], string>({
      query: (companyId) => query(GetPlanDocument, { company_id: companyId }),
      transformResponse: (reply: GetPlanQuery) => toPlan(reply),
      providesTags: (_, __, companyId) => tagsOf(companyId),
      onQueryStarted: async (companyId, { dispatch, queryFulfilled }) => {
        const reply = await queryFulfilled.catch(() => null);
        if (!reply) return;
        const ids = reply.data.filter(isOpen).map(({ activityId }) => activityId);
        dispatch(actionsPlanned({ companyId, ids }));
      },
    }),
    savePlanItem: build.mutation<ChangedItem, Change<SavePlanItemPayload>>({
      query: ({ payload }) => ({
        method: 'POST',
        path: '/plan/save',
        body: { ...payload },
        reply: itemReply,
      }),
      invalidatesTags: changedPlan,
    }),
    planActions: build.mutation<unknown, Change<PlanManyPayload>>({
      query: ({ payload }) => ({ method: 'POST', path: '/plan/save-many', body: { ...payload } }),
      invalidatesTags: changedPlan,
    }),
    removePlanItem: build.mutation<ChangedItem, Change<RemovePlanItemPayload>>({
      query: ({ payload }) => ({
        method: 'POST',
        path: '/plan/remove',
        body: { ...payload },
        reply: itemReply,
      }),
      invalidatesTags: changedPlan,
    }),
  }),
});

export const {
  useGetPrioritiesQuery,
  useGetPlanQuery,
  useSavePlanItemMutation,
  usePlanActionsMutation,
  useRemovePlanItemMutation,
} = planApi;
