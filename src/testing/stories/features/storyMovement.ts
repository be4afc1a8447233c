import { driverMovement, type MovementCause, type ScorePair } from '@contract/scoring/movement';
import type { GetScoreMovementQuery } from '@/shared/api/generated/operations';
import { ACCOUNT_NAMES } from '@/testing/accountNames';

/** Builders about why an average changed; the figures are computed as the server does. */

type MovementDto = GetScoreMovementQuery['scoreMovement'];

interface StoryAction extends Partial<ScorePair> {
  name: string;
  driver?: string;
  /** null for a person who is gone. */
  by?: string | null;
  changes?: number;
  /** Why an action without a score at the end lost it; 'cleared' if absent. */
  lost?: 'cleared' | 'not_applicable';
}

interface Parts {
  actions: readonly StoryAction[];
  unexplained?: number;
  completeSince?: string | null;
}

const score = (state: number, weight: number) => ({ state, weight });

const RESCORED: readonly StoryAction[] = [
  {
    name: '2.1.1.3 Forecast the demand for each item',
    before: score(4, 3),
    after: score(6, 3),
    by: 'Anna Lindqvist',
  },
  {
    name: '3.2.2.1 Design products for the lines they are made on',
    before: score(8, 2),
    after: score(8, 3),
    by: null,
  },
  {
    name: '1.1.2.4 Set the price position per segment',
    after: score(3, 1),
    by: 'Marco Weiss',
    changes: 3,
  },
  { name: '5.1.2.2 Retire systems that nobody answers for', before: score(5, 2) },
  {
    name: '6.1.3.2 Check the stock of every shop',
    before: score(4, 2),
    lost: 'not_applicable',
  },
];

/** Actions that were scored for the first time; nothing else happened. */
export const onlyKnown: readonly StoryAction[] = [
  { name: '1.1.2.1 Agree on the target return', before: score(8, 4), after: score(8, 4) },
  { name: '1.1.2.4 Set the price position per segment', after: score(7, 3) },
  { name: '2.3.1.1 Give every large customer one named contact', after: score(6, 2) },
];

/** More than the list shows at first. */
export const manyActions: readonly StoryAction[] = Array.from({ length: 23 }, (_, index) => ({
  name: `2.1.${index + 1}.1 Review staffing plans before each budget round`,
  before: score(1 + (index % 9), 2),
  after: score(2 + (index % 8), 2.5),
}));

export function scoreMovement(parts: Partial<Parts> = {}): GetScoreMovementQuery {
  const { actions = RESCORED, unexplained = 0, completeSince = null } = parts;
  const pairs = actions.map(({ before = null, after = null }) => ({ before, after }));
  const { contributions, ...averages } = driverMovement(pairs);
  const sum = (valueOf: (one: (typeof contributions)[number]) => number) =>
    averages.change === null ? 0 : contributions.reduce((total, one) => total + valueOf(one), 0);
  const ofCause = (cause: MovementCause) =>
    sum((one) => (one.cause === cause ? one.contribution : 0));
  const { before, after, change } = averages;
  return {
    scoreMovement: {
      before: before === null ? null : before - unexplained,
      after,
      change: change === null ? null : change + unexplained,
      rescored: sum(({ stateEffect }) => stateEffect),
      reweighted: sum(({ weightEffect }) => weightEffect),
      first_scored: ofCause('first_scored'),
      no_longer_scored: ofCause('no_longer_scored'),
      model: 0,
      unexplained,
      complete_since: completeSince,
      contributions: actions
        .flatMap((action, index): MovementDto['contributions'] => {
          const one = contributions[index];
          if (!one?.cause) return [];
          const { lost = 'cleared' } = action;
          const cause = one.cause === 'no_longer_scored' ? lost : one.cause;
          return [toDto(action, { cause, contribution: one.contribution })];
        })
        .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution)),
    },
  };
}

function toDto(
  {
    name,
    driver = '1. Expectations',
    by = ACCOUNT_NAMES.editor,
    changes = 1,
    before,
    after,
  }: StoryAction,
  { cause, contribution }: { cause: string; contribution: number },
): MovementDto['contributions'][number] {
  return {
    activity_id: `activity-${name}`,
    name,
    impact_area: '1',
    driver,
    cause,
    contribution,
    state_before: before?.state ?? null,
    state_after: after?.state ?? null,
    weight_before: before?.weight ?? null,
    weight_after: after?.weight ?? null,
    changes,
    last_changed_by: by,
    last_changed_at: '2026-11-12T14:02:00.000Z',
  };
}
