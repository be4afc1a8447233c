import {
  driverMovement,
  totalMovement,
  type Contribution,
  type Movement,
  type MovementCause,
  type ScorePair,
} from '@contract/scoring/movement';
import type { Membership } from '../model/membership';
import type { ModelCut } from '../model/pastMemberships';
import type { Scores } from './pastScores';

/** The scores of a company at a moment; null is now. */
type ScoresAt = (moment: string | null) => Scores;

interface Interval {
  before: Scores;
  after: Scores;
  /** Between them, the earliest first. */
  cuts: readonly ModelCut[];
  scoresAt: ScoresAt;
  /** The drivers of the actions now. */
  membership: Membership;
  driverIds: readonly string[];
  isTotal: boolean;
}

export interface MovementParts {
  before: number | null;
  after: number | null;
  /** By action, added over the parts; only where something moved. */
  contributions: Map<string, Contribution & { cause: MovementCause }>;
  sums: {
    rescored: number;
    reweighted: number;
    first_scored: number;
    no_longer_scored: number;
  };
  /** By how much exchanges of the model moved the average. */
  model: number;
}

/**
 * The movement of an average whose interval is cut by exchanges of the model: the movements of the parts, each under its
 * own model, and the jumps between them.
 */
export function movementInParts(interval: Interval): MovementParts {
  const { before, after, cuts, scoresAt, membership, driverIds, isTotal } = interval;
  const boundaries = [before, ...cuts.map(({ at }) => scoresAt(at)), after];
  const memberships = [...cuts.map((cut) => cut.before), cuts.at(-1)?.after ?? membership];
  const contributions: MovementParts['contributions'] = new Map();
  const sums = { rescored: 0, reweighted: 0, first_scored: 0, no_longer_scored: 0 };
  const parts = memberships.map((members, index) => {
    const scores = { before: boundaries[index] ?? before, after: boundaries[index + 1] ?? after };
    const lists = driverIds.map((id) => pairsOf(members, id, scores));
    const pairs = lists.flat();
    const movement = isTotal ? totalMovement(lists) : driverMovement(pairs);
    for (const [at, { id }] of pairs.entries()) {
      const one = movement.contributions[at];
      const cause = one?.cause;
      // Shares of an average without another end are no part of a longer movement.
      if (!cause || (movement.change === null && memberships.length > 1)) continue;
      contributions.set(id, added(contributions.get(id), { ...one, cause }));
      if (movement.change === null) continue;
      sums.rescored += one.stateEffect;
      sums.reweighted += one.weightEffect;
      if (cause === 'first_scored') sums.first_scored += one.contribution;
      if (cause === 'no_longer_scored') sums.no_longer_scored += one.contribution;
    }
    return movement;
  });
  return {
    before: parts[0]?.before ?? null,
    after: parts.at(-1)?.after ?? null,
    contributions,
    sums,
    model: jumpsBetween(parts),
  };
}

function pairsOf(members: Membership, driverId: string, scores: { before: Scores; after: Scores }) {
  const pairs: (ScorePair & { id: string })[] = [];
  for (const [id, driver] of members) {
    if (driver !== driverId) continue;
    pairs.push({ id, before: scores.before.get(id) ?? null, after: scores.after.get(id) ?? null });
  }
  return pairs;
}

const jumpsBetween = (parts: readonly Movement[]): number =>
  parts.slice(1).reduce((sum, part, index) => {
    const former = parts[index]?.after ?? null;
    return former === null || part.before === null ? sum : sum + (part.before - former);
  }, 0);

type Moved = Contribution & { cause: MovementCause };

function added(former: Moved | undefined, part: Moved): Moved {
  if (!former) return part;
  return {
    cause: former.cause === part.cause ? part.cause : mergedCause(former.cause, part.cause),
    contribution: former.contribution + part.contribution,
    stateEffect: former.stateEffect + part.stateEffect,
    weightEffect: former.weightEffect + part.weightEffect,
  };
}

function mergedCause(former: MovementCause, later: MovementCause): MovementCause {
  if (later === 'no_longer_scored') return later;
  return former === 'first_scored' ? former : 'rescored_and_reweighted';
}
