import { driverMovement, totalMovement, type ScorePair } from '@contract/scoring/movement';
import { answerScore, answerWeight } from '@contract/scoring/scoring';
import type { AnswerRow } from '@server/store/tables';
import type { Membership } from './membership';

export const EFFECT_COLUMNS = [
  'company_id',
  'activity_id',
  'revenue_state',
  'relevance',
  'criticality',
  'not_applicable',
] as const;
export type EffectAnswer = Pick<AnswerRow, (typeof EFFECT_COLUMNS)[number]>;

/** By how much an average moves although no answer changes. */
export interface Effect {
  /** null for the Global Average. */
  driver_id: string | null;
  before: number | null;
  after: number | null;
  /** Only those that are not 0; they add up to the change. */
  contributions: { activity_id: string; contribution: number }[];
}

/** The averages of a company that move when its answers belong to other drivers; those that stay are absent. */
export function effectsOf(
  answers: readonly EffectAnswer[],
  before: Membership,
  after: Membership,
  driverIds: readonly string[],
): Effect[] {
  const byDriver = new Map(driverIds.map((id) => [id, [] as (ScorePair & { id: string })[]]));
  for (const answer of answers) {
    const state = answerScore(answer);
    if (state === null) continue;
    const id = answer.activity_id;
    const score = { state, weight: answerWeight(answer) };
    const [from, to] = [before.get(id), after.get(id)];
    if (from !== undefined && from === to)
      byDriver.get(from)?.push({ id, before: score, after: score });
    else {
      if (from !== undefined) byDriver.get(from)?.push({ id, before: score, after: null });
      if (to !== undefined) byDriver.get(to)?.push({ id, before: null, after: score });
    }
  }
  const effects = [...byDriver].map(([driver_id, pairs]) => ({
    driver_id,
    ...toEffect(pairs, driverMovement(pairs)),
  }));
  const all = [...byDriver.values()];
  const total = { driver_id: null, ...toEffect(all.flat(), totalMovement(all)) };
  return [...effects, total].filter(
    ({ before: one, after: other, contributions }) => one !== other || contributions.length > 0,
  );
}

function toEffect(
  pairs: readonly { id: string }[],
  movement: ReturnType<typeof driverMovement>,
): Omit<Effect, 'driver_id'> {
  const sums = new Map<string, number>();
  if (movement.change !== null) {
    for (const [index, { id }] of pairs.entries()) {
      const { contribution = 0 } = movement.contributions[index] ?? {};
      if (contribution !== 0) sums.set(id, (sums.get(id) ?? 0) + contribution);
    }
  }
  return {
    before: movement.before,
    after: movement.after,
    contributions: [...sums]
      .map(([activity_id, contribution]) => ({ activity_id, contribution }))
      .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution)),
  };
}
