import type { Movement, ScorePair } from '@contract/scoring/movement';
import { compareByNumber } from '@contract/fields/naming';
import type { ActivityRow } from '@server/store/tables';
import type { Reader } from '../queries/reader';
import type { Moment } from './moments';
import type { Scores, UndoableChange } from './pastScores';
import { namesOf } from './people';

interface Compared {
  scores: { before: Scores; after: Scores };
  changes: ReadonlyMap<string, readonly UndoableChange[]>;
  from: Moment;
  to: Moment;
}

/** The scores of an activity at both moments. */
export const pairOf = (scores: Compared['scores'], activityId: string): ScorePair => ({
  before: scores.before.get(activityId) ?? null,
  after: scores.after.get(activityId) ?? null,
});

/**
 * The activities that moved an average, the largest contribution first; of equal ones the earlier dotted
 * number. `movement` has one contribution for each of `activities`, in their order.
 */
export async function listContributions(
  reader: Reader,
  activities: readonly ActivityRow[],
  movement: Movement,
  { scores, changes, from, to }: Compared,
) {
  const model = await reader.model();
  const isBetween = ({ changed_at }: UndoableChange) =>
    changed_at >= (from.end ?? '') && (to.end === null || changed_at < to.end);
  const moved = activities.flatMap((activity, index) => {
    const contribution = movement.contributions[index];
    const cause = contribution?.cause;
    if (!cause) return [];
    const between = (changes.get(activity.id) ?? []).filter(isBetween);
    return [{ activity, contribution, cause, between }];
  });
  const names = await namesOf(
    reader.tx,
    moved.flatMap(({ between }) => between.slice(0, 1).map(({ changed_by }) => changed_by)),
  );

  return moved
    .map(({ activity, contribution, cause, between: [last, ...earlier] }) => {
      const { before, after } = pairOf(scores, activity.id);
      return {
        activity_id: activity.id,
        name: activity.name,
        impact_area: String(activity.impact_area),
        driver: model.driverOf(activity)?.name ?? '',
        cause: cause === 'no_longer_scored' ? 'cleared' : cause,
        contribution: contribution.contribution,
        state_effect: contribution.stateEffect,
        weight_effect: contribution.weightEffect,
        state_before: before?.state ?? null,
        state_after: after?.state ?? null,
        weight_before: before?.weight ?? null,
        weight_after: after?.weight ?? null,
        changes: last ? 1 + earlier.length : 0,
        last_changed_by: last ? (names.get(last.changed_by) ?? null) : null,
        last_changed_at: last?.changed_at ?? null,
      };
    })
    .sort(
      (a, b) =>
        Math.abs(b.contribution) - Math.abs(a.contribution) || compareByNumber(a.name, b.name),
    );
}
