import type {
  ConfirmBenefitPayload,
  PlanItemDto,
  PlanManyPayload,
  RemovePlanItemPayload,
  SavePlanItemPayload,
} from '@contract/priorities/planPayloads';
import type {
  ChooseScenarioPayload,
  ChosenScenario,
  RemoveScenarioPayload,
  SaveScenarioPayload,
} from '@contract/scenarios/scenarioPayloads';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetPlanDocument,
  GetPrioritiesDocument,
  GetScenariosDocument,
  type GetPlanQuery,
  type GetPrioritiesQuery,
  type GetScenariosQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import {
  array,
  nullOr,
  number,
  object,
  optionalData,
  requiredData,
  string,
} from '@/shared/api/transport/shapes';
import { toScenarios, type Scenario } from './compare/Scenario';
import { toAnswers, type Answers } from './Answers';
import { isOpen, toPlan, type PlanItem } from './PlanItem';
import { actionsPlanned } from './planSlice';

/** What the app reads of a changed item; null for a removed one and on servers that do not return it. */
type ChangedItem = Pick<PlanItemDto, 'id' | 'revision'> | null;

const itemReply = optionalData<ChangedItem>(object({ id: string, revision: number }));

const average = object({ driver: string, average: nullOr(number) });
/** What the app reads of a chosen scenario. */
type ChosenReply = Pick<ChosenScenario, 'averages_before' | 'averages_after'> & {
  items: { id: string }[];
};
const chosenReply = requiredData<ChosenReply>(
  object({
    items: array(object({ id: string })),
    averages_before: array(average),
    averages_after: array(average),
  }),
);

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
    confirmBenefit: build.mutation<ChangedItem, Change<ConfirmBenefitPayload>>({
      query: ({ payload }) => ({
        method: 'POST',
        path: '/plan/confirm',
        body: { ...payload },
        reply: itemReply,
      }),
      invalidatesTags: changedPlan,
    }),
    /** By name. */
    getScenarios: build.query<Scenario[], string>({
      query: (companyId) => query(GetScenariosDocument, { company_id: companyId }),
      transformResponse: (reply: GetScenariosQuery) => toScenarios(reply),
      providesTags: (_, __, companyId) => tagsOf(companyId),
    }),
    saveScenario: build.mutation<unknown, Change<SaveScenarioPayload>>({
      query: ({ payload }) => ({ method: 'POST', path: '/scenario/save', body: { ...payload } }),
      invalidatesTags: changedPlan,
    }),
    removeScenario: build.mutation<unknown, Change<RemoveScenarioPayload>>({
      query: ({ payload }) => ({ method: 'POST', path: '/scenario/remove', body: { ...payload } }),
      invalidatesTags: changedPlan,
    }),
    /** With `dry_run` it changes nothing. */
    chooseScenario: build.mutation<ChosenReply, Change<ChooseScenarioPayload>>({
      query: ({ payload }) => ({
        method: 'POST',
        path: '/scenario/choose',
        body: { ...payload },
        reply: chosenReply,
      }),
      invalidatesTags: (result, error, change) =>
        change.payload.dry_run ? [] : changedPlan(result, error, change),
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
  useConfirmBenefitMutation,
  useGetScenariosQuery,
  useSaveScenarioMutation,
  useRemoveScenarioMutation,
  useChooseScenarioMutation,
} = planApi;
