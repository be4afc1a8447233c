import type { Milestone, TargetStatus } from './targets';

/** Request and response bodies for a company's targets. */

/** A target; the type Target in schema.graphql explains the figures. */
export interface TargetDto {
  id: string;
  /** The name of a driver, or Total. */
  driver: string;
  start_on: string;
  start_average: number | null;
  value: number;
  due_on: string;
  milestones: Milestone[];
  reason: string;
  set_by: string | null;
  set_at: string;
  ended_at: string | null;
  average: number | null;
  expected: number | null;
  status: TargetStatus | null;
  pace: number | null;
  pace_date: string | null;
  plan_average: number | null;
  plan_date: string | null;
}

/** POST /target/save; its `data` is a TargetDto. It ends the driver's current target. */
export interface SaveTargetPayload {
  company_id: string;
  /** With or without its number prefix, or Total. */
  driver_name: string;
  /** 1–10, not below the current average. */
  value: number;
  /** A day at least a week ahead. */
  due_on: string;
  milestones?: Milestone[];
  /** At most 500 characters. */
  reason?: string;
}

/** POST /target/remove and /target/restore; their `data` is the TargetDto. */
export interface TargetIdPayload {
  id: string;
}
