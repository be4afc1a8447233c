import type { BenefitKind } from '@contract/priorities/benefits';
import type { PlanStatus } from '@contract/priorities/planItems';
import type { ScenarioItemValues } from '@contract/scenarios/scenarios';
import type { Milestone } from '@contract/targets/targets';

/** A driver's average in one week: its last value of that week. */
export interface DriverWeekRow {
  /** `${company_id}-${year}-${week}-${driver_id}` */
  id: string;
  company_id: string;
  driver_id: string;
  /** ISO year. */
  year: number;
  /** 1 … 52. */
  week: number;
  average: number;
  /** The numbers of scored and of applicable actions in that week. A row without them is compared with nobody. */
  scored?: number | null;
  applicable?: number | null;
  /** The version of the model under which it was recorded; absent or null for the first model. */
  model_version?: string | null;
}

/** An action that a company plans to raise to an aim. */
export interface PlanItemRow {
  id: string;
  company_id: string;
  activity_id: string;
  /** 1–10. */
  aim: number;
  status: PlanStatus;
  /** null without an owner. */
  owner_id: string | null;
  /** Days such as '2026-05-13'. */
  starts_on: string | null;
  due_on: string | null;
  note: string;
  /** The state when it was planned, 1–10; null while the action had no score. */
  baseline_state: number | null;
  created_by: string;
  created_at: string;
  /** null unless the status is 'done'. */
  done_at: string | null;
  /** 1 after the first save; each save adds 1. */
  revision: number;
  /** What it brings a year at full effect, or once, in millions of the company's money unit; absent or null for nothing. */
  benefit_m?: number | null;
  benefit_kind?: BenefitKind | null;
  /** The day from which the benefit has its full effect. */
  full_on?: string | null;
  /** The benefit that was realized, which is claimed until `confirmed_on`. */
  benefit_real_m?: number | null;
  /** Who set the benefit last. */
  benefit_by?: string | null;
  confirmed_by?: string | null;
  /** A day. */
  confirmed_on?: string | null;
}

/** A selection of actions that a company compares with others before it plans one. */
export interface ScenarioRow {
  id: string;
  company_id: string;
  /** Unique in the company, without regard to case. */
  name: string;
  items: ScenarioItemValues[];
  note: string | null;
  created_by: string;
  created_at: string;
  /** 1 after the first save; each save adds 1. */
  revision: number;
  /** The sum of the revisions of the company's answers at the last save, by which later changes are noticed. */
  answers_revision: number;
  /** When its items became the plan; not null for at most one scenario of a company. */
  chosen_at: string | null;
}

/** An average that a company wants to reach. A row without `ended_at` is the current target of its driver. */
export interface TargetRow {
  id: string;
  company_id: string;
  /** null for the Global Average. */
  driver_id: string | null;
  /** The day on which it was set, such as '2026-05-13'. */
  start_on: string;
  /** The average at that moment, 1–10; null without a scored answer. */
  start_average: number | null;
  /** 1–10. */
  value: number;
  due_on: string;
  /** In the order of their days. */
  milestones: Milestone[];
  reason: string;
  set_by: string;
  set_at: string;
  /** When it was removed or replaced. */
  ended_at: string | null;
}
