import type { BenefitKind } from './benefits';
import type { PlanStatus } from './planItems';

/** Request and response bodies for a company's plan. */

/** An item of a company's plan; the type PlanItem in schema.graphql explains the figures. */
export interface PlanItemDto {
  id: string;
  activity_id: string;
  activity_name: string;
  /** '1' to '7'. */
  impact_area: string;
  driver: string;
  /** Whether the action is marked as not applicable; then nothing can be gained. */
  not_applicable: boolean;
  /** Whether the action is retired; then nothing can be gained either. */
  retired: boolean;
  aim: number;
  status: PlanStatus;
  owner_id: string | null;
  owner_name: string | null;
  starts_on: string | null;
  due_on: string | null;
  note: string;
  state: number | null;
  baseline_state: number | null;
  cost_m: number | null;
  time_w: number | null;
  gain: number | null;
  planned_gain: number | null;
  realised: number | null;
  created_at: string;
  done_at: string | null;
  revision: number;
  /** In millions of the company's money unit, as the benefits. */
  benefit_m: number | null;
  benefit_kind: BenefitKind | null;
  full_on: string | null;
  benefit_real_m: number | null;
  confirmed_by: string | null;
  confirmed_by_name: string | null;
  confirmed_on: string | null;
  payback_months: number | null;
  /** Deleted comments are not counted. */
  comment_count: number;
}

/** What an action brings; null clears a field, and an absent one is kept. A changed benefit is a claim again. */
export interface BenefitFields {
  /** A year at full effect, or once; needs a kind. */
  benefit_m?: number | null;
  benefit_kind?: BenefitKind | null;
  /** The day of the full effect. */
  full_on?: string | null;
  /** The realized benefit; needs a kind. */
  benefit_real_m?: number | null;
}

/** The fields that several planned actions share. */
export interface PlanFields {
  /** null for none. */
  owner_id?: string | null;
  /** Days such as '2026-05-13'; null for none. */
  starts_on?: string | null;
  due_on?: string | null;
}

/**
 * POST /plan/save; its `data` is a PlanItemDto. Without `id` it plans an action; with it, absent fields are
 * kept. A stale `revision` is refused with REVISION_CONFLICT.
 */
export interface SavePlanItemPayload extends PlanFields, BenefitFields {
  id?: string;
  company_id: string;
  activity_id: string;
  aim?: number;
  status?: PlanStatus;
  note?: string;
  revision?: number;
}

/**
 * POST /plan/save-many; its `data` is a list of PlanItemDto. All actions are planned, or none. A field of an action
 * replaces the shared one.
 */
export interface PlanManyPayload extends PlanFields {
  company_id: string;
  items: ({ activity_id: string; aim: number } & PlanFields)[];
}

/** POST /plan/confirm; its `data` is a PlanItemDto. */
export interface ConfirmBenefitPayload {
  id: string;
  revision: number;
}

/** POST /plan/remove; its `data` is the item if it was dropped, because it was begun or has comments, or null. */
export interface RemovePlanItemPayload {
  id: string;
}

/** `data` of ALREADY_PLANNED, and of REVISION_CONFLICT of a plan item: the stored items. */
export interface PlanConflict {
  items: PlanItemDto[];
}
