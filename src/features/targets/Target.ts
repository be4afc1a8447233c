import { isTargetStatus, type Milestone, type TargetStatus } from '@contract/targets/targets';
import type { GetTargetsQuery } from '@/shared/api/generated/operations';

/** An average that a company wants to reach. Days are such as '2026-12-31'. */
export interface Target {
  id: string;
  /** The name on the wire: '1. Expectations' … or 'Total'. */
  driver: string;
  /** Where the path begins; the average is null while nothing is recorded. */
  startOn: string;
  startAverage: number | null;
  /** 1–10. */
  value: number;
  dueOn: string;
  milestones: Milestone[];
  reason: string;
  /** null for a person who was removed. */
  setBy: string | null;
  setAt: string;
  /** null for the current target of its driver. The figures of a former one are null. */
  endedAt: string | null;
  /** 1–10, unrounded; null without a score. */
  average: number | null;
  expected: number | null;
  status: TargetStatus | null;
  /** Points per week in the last twelve weeks; null with fewer than six recorded weeks. */
  pace: number | null;
  /** The day on which the average reaches the target at this pace; null if that takes more than five years. */
  paceDate: string | null;
  /** The average if all open plan items reach their aims, and the latest due date of those that raise it. */
  planAverage: number | null;
  planDate: string | null;
}

export const toTargets = ({ targets }: GetTargetsQuery): Target[] =>
  targets.map((dto) => ({
    id: dto.id,
    driver: dto.driver,
    startOn: dto.start_on,
    startAverage: dto.start_average,
    value: dto.value,
    dueOn: dto.due_on,
    milestones: dto.milestones.map(({ on, value }) => ({ on, value })),
    reason: dto.reason,
    setBy: dto.set_by,
    setAt: dto.set_at,
    endedAt: dto.ended_at,
    average: dto.average,
    expected: dto.expected,
    status: dto.status !== null && isTargetStatus(dto.status) ? dto.status : null,
    pace: dto.pace,
    paceDate: dto.pace_date,
    planAverage: dto.plan_average,
    planDate: dto.plan_date,
  }));

/** What the average should be by now, 1–10: the path while the target is behind, else the target itself. */
export const goalNow = ({
  status,
  expected,
  value,
}: Pick<Target, 'status' | 'expected' | 'value'>): number =>
  status === 'behind' ? (expected ?? value) : value;

/** Whether the average is behind the path to the target, or has missed it. */
export const isLate = (status: TargetStatus | null): status is 'behind' | 'missed' =>
  status === 'behind' || status === 'missed';

/** The current target of a driver, by its name on the wire. */
export const currentTarget = (targets: readonly Target[] | undefined, driver: string) =>
  targets?.find((one) => one.driver === driver && one.endedAt === null) ?? null;

/** The former targets of a driver, the latest first. */
export const formerTargets = (targets: readonly Target[] | undefined, driver: string) =>
  targets?.filter((one) => one.driver === driver && one.endedAt !== null) ?? [];
