import { activityNumber, activityTitle, driverTitle, TOTAL } from '@contract/fields/naming';
import { isBenefitKind, type Benefit } from '@contract/priorities/benefits';
import { isOpenStatus, PLAN_STATUSES, type PlanStatus } from '@contract/priorities/planItems';
import type { GetPlanQuery } from '@/shared/api/generated/operations';

/** An action that the company plans to raise to an aim. */
export interface PlanItem {
  id: string;
  activityId: string;
  /** Dotted: '2.1.1.3'. */
  number: string;
  title: string;
  /** Number of the impact area, '1' … '7'. */
  area: string;
  /** English: 'Expectations'. */
  driver: string;
  aim: number;
  status: PlanStatus;
  /** null without an owner who may save answers of the company. */
  owner: { id: string; name: string } | null;
  /** Days such as '2026-05-13'. */
  startsOn: string | null;
  dueOn: string | null;
  note: string;
  /** The current state; null while the action has no score. */
  state: number | null;
  costM: number | null;
  weeks: number | null;
  isNotApplicable: boolean;
  /** Whether the action is no longer part of the model. */
  isRetired: boolean;
  /** By how much the Global Average rises from the state at which it was planned to the aim; null without a score. */
  plannedGain: number | null;
  /** What the action has added to the Global Average since it was planned; null where that is unknown. */
  realized: number | null;
  /** When it was marked as done; null if it is not. */
  doneAt: string | null;
  revision: number;
  /** The number of comments on it. */
  comments: number;
  /** What it brings; amounts are in millions of the company's unit. */
  benefit: PlanBenefit;
}

/** A benefit of an item; null where it is not stated. */
export interface PlanBenefit extends Benefit {
  /** A day from which it has its full effect. */
  fullOn: string | null;
  /** What was realized. */
  realM: number | null;
  /** Who confirmed it, and on which day; null while it is a claim. */
  confirmed: { by: string | null; on: string } | null;
  paybackMonths: number | null;
}

/** How certain a benefit is: planned, claimed to be realized, or confirmed. */
export const CERTAINTIES = ['planned', 'claimed', 'confirmed'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export function certaintyOf({ confirmed, realM }: PlanBenefit): Certainty {
  if (confirmed) return 'confirmed';
  return realM === null ? 'planned' : 'claimed';
}

type PlanItemQuery = GetPlanQuery['plan'][number];

/** Like all gains in the app, those of plan items are gains of the Global Average; on the wire they are of the driver. */
export function toPlan({ plan, drivers }: GetPlanQuery): PlanItem[] {
  const averages = drivers.filter(({ name, average }) => name !== TOTAL && average !== null);
  const share = 1 / Math.max(1, averages.length);
  return plan.map((item) => toPlanItem(item, (gain) => (gain === null ? null : gain * share)));
}

function toPlanItem(
  dto: PlanItemQuery,
  ofGlobalAverage: (gain: number | null) => number | null,
): PlanItem {
  const { owner_id, owner_name } = dto;
  return {
    id: dto.id,
    activityId: dto.activity_id,
    number: activityNumber(dto.activity_name),
    title: activityTitle(dto.activity_name),
    area: dto.impact_area,
    driver: driverTitle(dto.driver),
    aim: dto.aim,
    status: PLAN_STATUSES.find((known) => known === dto.status) ?? 'planned',
    owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? owner_id },
    startsOn: dto.starts_on,
    dueOn: dto.due_on,
    note: dto.note ?? '',
    state: dto.state,
    costM: dto.cost_m,
    weeks: dto.time_w,
    isNotApplicable: dto.not_applicable ?? false,
    isRetired: dto.retired === true,
    plannedGain: ofGlobalAverage(dto.planned_gain),
    realized: ofGlobalAverage(dto.realised),
    doneAt: dto.done_at,
    revision: dto.revision,
    comments: dto.comment_count ?? 0,
    benefit: toBenefit(dto),
  };
}

function toBenefit(dto: PlanItemQuery): PlanBenefit {
  const kind = dto.benefit_kind ?? '';
  return {
    benefit_m: dto.benefit_m,
    benefit_kind: isBenefitKind(kind) ? kind : null,
    fullOn: dto.full_on,
    realM: dto.benefit_real_m,
    confirmed:
      dto.confirmed_on === null ? null : { by: dto.confirmed_by_name, on: dto.confirmed_on },
    paybackMonths: dto.payback_months,
  };
}

export const isOpen = ({ status }: PlanItem) => isOpenStatus(status);

/** Whether the state has reached the aim although the item is open. */
export const isReached = ({ state, aim, status }: PlanItem) =>
  isOpenStatus(status) && state !== null && state >= aim;

export type PlanGroup = 'overdue' | 'month' | 'later' | 'done' | 'dropped';

/** The groups of the list, in their order. */
const PLAN_GROUPS: readonly PlanGroup[] = ['overdue', 'month', 'later', 'done', 'dropped'];

/** The group of an item on a day such as '2026-05-13'. Without a due date it is done later. */
function groupOf({ status, dueOn }: PlanItem, today: string): PlanGroup {
  if (!isOpenStatus(status)) return status === 'done' ? 'done' : 'dropped';
  if (dueOn === null) return 'later';
  if (dueOn < today) return 'overdue';
  return dueOn.slice(0, 7) === today.slice(0, 7) ? 'month' : 'later';
}

/** The groups that have items, in their order. The items keep the order that they have. */
export function groupedByDue(items: readonly PlanItem[], today: string) {
  return PLAN_GROUPS.map((group) => ({
    group,
    items: items.filter((item) => groupOf(item, today) === group),
  })).filter(({ items: inGroup }) => inGroup.length > 0);
}
