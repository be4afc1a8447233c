import type { BenefitKind } from '../priorities/benefits';
import type { PlanItemDto } from '../priorities/planPayloads';
import type { ImportAverage } from '../workbook/importPayloads';

/** Request and response bodies for scenarios of a company's plan. */

/** An action of a scenario. */
interface ScenarioItemDto {
  activity_id: string;
  aim: number;
  owner_id: string | null;
  owner_name: string | null;
  due_on: string | null;
  benefit_m: number | null;
  benefit_kind: BenefitKind | null;
}

/** The type Scenario in schema.graphql explains the figures. */
export interface ScenarioDto {
  id: string;
  name: string;
  note: string | null;
  items: ScenarioItemDto[];
  /** The name; null for a person who was removed. */
  created_by: string | null;
  revision: number;
  chosen_at: string | null;
  gain: number | null;
  then: { driver: string; averages: number | null }[];
  cost_m: number;
  not_costed: number;
  benefit_year_m: number;
  benefit_once_m: number;
  answers_changed: boolean;
}

/** An absent field of an item is none. */
interface SavedScenarioItem {
  activity_id: string;
  aim: number;
  owner_id?: string | null;
  due_on?: string | null;
  benefit_m?: number | null;
  benefit_kind?: BenefitKind | null;
}

/**
 * POST /scenario/save; its `data` is a ScenarioDto. Without `id` it creates a scenario; with it, absent fields are kept,
 * and a stale `revision` is refused with REVISION_CONFLICT.
 */
export interface SaveScenarioPayload {
  id?: string;
  company_id: string;
  name?: string;
  note?: string;
  items?: SavedScenarioItem[];
  revision?: number;
}

/** POST /scenario/remove; its `data` is null. */
export interface RemoveScenarioPayload {
  id: string;
  revision?: number;
}

/** POST /scenario/choose; its `data` is a ChosenScenario. */
export interface ChooseScenarioPayload {
  id: string;
  revision: number;
  /** The chosen scenario that the person saw; null for none. Another one by now is refused with REVISION_CONFLICT. */
  chosen: string | null;
  /** Whether to compute the reply without changing anything. */
  dry_run: boolean;
}

/** The plan items that a scenario creates or changes, and the averages before and once they have reached their aims. */
export interface ChosenScenario {
  items: PlanItemDto[];
  /** The drivers in their order, then Total. */
  averages_before: ImportAverage[];
  averages_after: ImportAverage[];
}

/** `data` of REVISION_CONFLICT of a scenario: the stored one, and the id of the chosen one. */
export interface ScenarioConflict {
  scenario: ScenarioDto;
  chosen: string | null;
}
