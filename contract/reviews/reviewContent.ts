import type { AnswerValues } from '../answer';
import type { Language } from '../language';
import type { Benchmark } from '../scoring/benchmark';
import type { Milestone, TargetStatus } from '../targets/targets';
import type { Audience, EvidenceKind } from '../evidence/evidence';
import type { PlanStatus } from '../priorities/planItems';
import type { HealthRule } from '../health/dataHealth';
import type { ReviewKind } from './reviews';

/** Names the form of the content, which changes only with the format. */
export const REVIEW_FORMAT = 'value-drivers/review/1';

/** An average of a driver or of Total, by its name; null without a scored answer. */
export interface FrozenAverage {
  driver: string;
  averages: number | null;
}

/** An answer at the moment of the review. What an imported assessment does not have is null, its revision is 0. */
export interface FrozenAnswer extends AnswerValues {
  activity_id: string;
  revision: number;
  answered_by: string | null;
  answered_at: string | null;
  confirmed_by: string | null;
  confirmed_at: string | null;
}

/** A name in every language. */
export type NameByLanguage = Record<Language, string>;

/** The names of what the content mentions by id. Drivers are in their order, actions by their ids. */
export interface FrozenNames {
  company: string;
  drivers: { driver_id: string; driver: string; names: NameByLanguage }[];
  actions: {
    activity_id: string;
    driver_id: string | null;
    impact_area: number;
    names: NameByLanguage;
  }[];
}

export interface FrozenTarget {
  id: string;
  driver: string;
  start_on: string;
  start_average: number | null;
  value: number;
  due_on: string;
  milestones: Milestone[];
  average: number | null;
  expected: number | null;
  status: TargetStatus | null;
}

/** An open plan item. `gain` is what it adds to the Global Average, `driver_gain` to its driver's average. */
export interface FrozenPlanItem {
  activity_id: string;
  id: string;
  aim: number;
  status: PlanStatus;
  owner_id: string | null;
  starts_on: string | null;
  due_on: string | null;
  state: number | null;
  cost_m: number | null;
  time_w: number | null;
  gain: number;
  driver_gain: number;
}

export interface FrozenBenchmark extends Benchmark {
  driver: string;
  week: string;
  needed: number;
}

/** The numbers of actions, the shares of the weight of scored answers, and the numbers of problems by rule. */
export interface FrozenHealth {
  scored: number;
  applicable: number;
  /** null for an imported assessment, whose answers have no times. */
  fresh: number | null;
  stale_days: number | null;
  declared_share: number | null;
  shown_share: number | null;
  declared_only_share: number | null;
  problems: { rule: HealthRule; count: number }[];
}

/** Shown evidence. Of evidence for administrators only the action and the digest are known. */
export type FrozenEvidence =
  | { activity_id: string; sha256: string | null }
  | {
      activity_id: string;
      id: string;
      sha256: string | null;
      kind: EvidenceKind;
      name: string;
      url: string | null;
      audience: Audience;
      evidence_on: string | null;
      valid_until: string | null;
      added_by: string | null;
      added_at: string;
    };

/** Between which averages the drivers and Total lie by the opinions of the latest closed round. */
export interface FrozenRanges {
  round_id: string;
  name: string;
  closed_at: string;
  drivers: { driver: string; average: number | null; low: number | null; high: number | null }[];
  /** By how much the Global Average depends on each action. */
  swings: { activity_id: string; swing: number }[];
}

/** The recorded averages of a week, such as '2026-W20'. */
export interface FrozenWeek {
  week: string;
  averages: FrozenAverage[];
}

/** What has moved the averages since the previous review, or since a week if there is none. */
export interface FrozenMovement {
  /** Of `review_id` and `week` one is null; `on` is the day of the review, or the last day of the week. */
  since: { review_id: string | null; name: string | null; week: string | null; on: string };
  drivers: { driver: string; before: number | null; after: number | null; change: number | null }[];
  /** The actions that moved an average, with their parts of the changes of Total and of their driver. */
  contributions: {
    activity_id: string;
    contribution: number;
    driver_contribution: number;
    state_before: number | null;
    state_after: number | null;
  }[];
}

/** What a review keeps beside the answers. Lists are in the order of the actions' ids, then of their own. */
export interface ReviewFacts {
  /** ISO 4217. */
  money_unit: string;
  targets: FrozenTarget[];
  plan: FrozenPlanItem[];
  benchmark: FrozenBenchmark[];
  health: FrozenHealth;
  evidence: FrozenEvidence[];
  ranges: FrozenRanges | null;
  /** Up to 52 weeks, the earliest first. */
  weeks: FrozenWeek[];
  movement: FrozenMovement | null;
}

/** The figures of a company at a moment, from which all figures of its page follow. */
export interface FrozenFigures {
  /** The drivers in their order, then Total. */
  averages: FrozenAverage[];
  /** By the ids of their actions. */
  answers: FrozenAnswer[];
  names: FrozenNames;
  facts: ReviewFacts;
}

/** The content of a review, whose canonical JSON is signed. People are ids; times are ISO 8601 in UTC. */
export interface ReviewContent extends FrozenFigures {
  format: typeof REVIEW_FORMAT;
  id: string;
  company_id: string;
  name: string;
  /** A day such as '2026-05-13'. */
  as_of: string;
  kind: ReviewKind;
  summary: string;
  taken_by: string;
  taken_at: string;
  signed_by: string | null;
  signed_at: string | null;
  /** The digest of the review of this company that was signed last before. */
  previous_digest: string | null;
}
