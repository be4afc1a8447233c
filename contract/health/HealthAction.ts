import type { AnswerValues, ChangeSource } from '../answer';
import type { PlanStatus } from '../priorities/planItems';

/** The parts of an answer that the rules of data health read. Times are ISO 8601. */
export interface HealthAnswer extends AnswerValues {
  revision: number;
  answered_at: string;
  answered_by: string;
  confirmed_at: string | null;
  /** The last recorded change of the state; null without one. */
  state_change: {
    before: number | null;
    after: number | null;
    at: string;
    source: ChangeSource;
  } | null;
  /** How its last save was entered. */
  last_source: ChangeSource;
  /** When it was last marked as not applicable; null unless it is marked. */
  marked_at: string | null;
  /** How the mark was entered; null unless it is marked. */
  mark_source: ChangeSource | null;
}

/** An action of a company with all that the rules of the data health check. */
export interface HealthAction {
  id: string;
  /** Begins with the dotted number: '2.1.1.3 Name'. */
  name: string;
  driver: string;
  /** 1–7. */
  impact_area: number;
  /** The general relevance of the activity, 0–10; null if unknown. */
  relevance: number | null;
  answer: HealthAnswer | null;
  /** The oldest first. `has_owner`: whether its owner may still save answers of the company. */
  plan: readonly {
    status: PlanStatus;
    aim: number;
    done_at: string | null;
    has_owner: boolean;
  }[];
  /** The opinions of the last round about it that was closed; null without one, and for a decided action. */
  evidence: ActionEvidence;
  /** When the last comment was written or the last evidence added that is still there; null without any. */
  discussed_at: string | null;
  undecided: Undecided | null;
}

/** Opinions about an action that nobody has decided about. */
export interface Undecided {
  closed_at: string;
  lowest: number;
  highest: number;
  /** The mean distance of two states; null with fewer than two. */
  difference: number | null;
  /** Whether the states are in two groups with a gap between them. */
  camps: boolean;
}

/** What the evidence of an action says, whoever may see it. */
export interface ActionEvidence {
  /** Whether there is shown evidence. */
  shown: boolean;
  /** The latest day on which evidence that is still there was valid for the last time; null if none has expired. */
  expired_on: string | null;
}

/** The moment of a check, and the number of days after which a score is stale. */
export interface HealthCheck {
  now: Date;
  staleDays: number;
  /** High scores that were saved since then (ISO 8601) need shown evidence, whatever their confidence; null for all. */
  proofSince: string | null;
}

/** Why a rule flags an action: since when (ISO 8601), and a detail whose form depends on the rule. */
export interface Finding {
  since: string | null;
  detail: string | null;
}
