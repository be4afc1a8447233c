import { activityNumber, activityTitle, driverTitle } from '@contract/fields/naming';
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
  /** The gain of the driver's average if the current state rises to the aim; null without a score. */
  gain: number | null;
  /** The same from the state at which it was planned. */
  plannedGain: number | null;
  /** The contribution of the action since it was planned; null where that is unknown. */
  realized: number | null;
  revision: number;
}

type PlanItemQuery = GetPlanQuery['plan'][number];

export function toPlanItem(dto: PlanItemQuery): PlanItem {
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
    gain: dto.gain,
    plannedGain: dto.planned_gain,
    realized: dto.realised,
    revision: dto.revision,
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
