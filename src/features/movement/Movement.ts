import { activityNumber, activityTitle, driverTitle } from '@contract/fields/naming';
import type { MovementCause, WeightedScore } from '@contract/scoring/movement';
import type { GetScoreMovementQuery } from '@/shared/api/generated/operations';

/** Why a part of an average changed; `model` and `unexplained` are caused by no action. */
export type MovementPart =
  | 'rescored'
  | 'first_scored'
  | 'reweighted'
  | 'no_longer_scored'
  | 'model'
  | 'unexplained';

/** An action that moved the average. */
export interface MovedAction {
  id: string;
  /** Dotted: '2.1.1.3'. */
  number: string;
  title: string;
  /** Number of the impact area, '1' … '7'. */
  area: string;
  /** English: 'Expectations'. */
  driver: string;
  subdriver: string;
  cause: MovementCause;
  /** Whether it has lost its score because it was marked as not applicable. */
  isNotApplicable: boolean;
  /** In points of the average. */
  contribution: number;
  /** null where it had no score. */
  before: WeightedScore | null;
  after: WeightedScore | null;
  /** How often it was saved between the two moments. */
  changes: number;
  /** By whom, null for a person who is gone, and when (ISO 8601). */
  lastChange: { by: string | null; at: string } | null;
}

/** Why an average changed between two moments; figures are in points and unrounded. */
export interface Movement {
  before: number | null;
  after: number | null;
  /** null without an average at one of the moments; contributions then are shares of the other one. */
  change: number | null;
  /** They add up to `change`. */
  parts: Record<MovementPart, number>;
  /** ISO 8601; changes before were not all recorded. null where the history is complete. */
  completeSince: string | null;
  /** The largest contribution first. */
  actions: MovedAction[];
}

type MovementDto = GetScoreMovementQuery['scoreMovement'];

export function toMovement({ scoreMovement }: GetScoreMovementQuery): Movement {
  const { before, after, change, complete_since, contributions, ...parts } = scoreMovement;
  const { rescored, first_scored, reweighted, no_longer_scored, model, unexplained } = parts;
  return {
    before,
    after,
    change,
    parts: { rescored, first_scored, reweighted, no_longer_scored, model, unexplained },
    completeSince: complete_since,
    actions: contributions.map(toMovedAction),
  };
}

function toMovedAction(dto: MovementDto['contributions'][number]): MovedAction {
  const before = scoreOf(dto.state_before, dto.weight_before);
  const after = scoreOf(dto.state_after, dto.weight_after);
  return {
    id: dto.activity_id,
    number: activityNumber(dto.name),
    title: activityTitle(dto.name),
    area: dto.impact_area,
    driver: driverTitle(dto.driver),
    subdriver: dto.subdriver,
    cause: causeOf(before, after),
    isNotApplicable: dto.cause === 'not_applicable',
    contribution: dto.contribution,
    before,
    after,
    changes: dto.changes,
    lastChange:
      dto.last_changed_at === null ? null : { by: dto.last_changed_by, at: dto.last_changed_at },
  };
}

const scoreOf = (state: number | null, weight: number | null): WeightedScore | null =>
  state === null || weight === null ? null : { state, weight };

function causeOf(before: WeightedScore | null, after: WeightedScore | null): MovementCause {
  if (!before) return 'first_scored';
  if (!after) return 'no_longer_scored';
  if (before.state === after.state) return 'reweighted';
  return before.weight === after.weight ? 'rescored' : 'rescored_and_reweighted';
}

/** Whether anything contributed, or the average changed for a reason that is not known. */
export const hasMoved = ({ actions, change, parts }: Movement) =>
  actions.length > 0 || change === null || parts.unexplained !== 0 || parts.model !== 0;
