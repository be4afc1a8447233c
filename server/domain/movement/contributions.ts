import type { MovementCause, ScorePair } from '@contract/scoring/movement';
import type { Reader } from '../queries/reader';
import type { ChangeHistory } from './changeHistory';
import type { MovementParts } from './movementParts';
import type { Scores } from './pastScores';
import { namesOf } from './people';

interface Compared {
  scores: { before: Scores; after: Scores };
  /** The activities that are marked as not applicable at the second moment. */
  notApplicable: ReadonlySet<string>;
  history: ChangeHistory;
}

/** The scores of an activity at both moments. */
export const pairOf = (scores: Compared['scores'], activityId: string): ScorePair => ({
  before: scores.before.get(activityId) ?? null,
  after: scores.after.get(activityId) ?? null,
});

/**
 * The activities that moved an average, the largest contribution first; of equal ones the earlier dotted
 * number.
 */
export async function listContributions(
  reader: Reader,
  { contributions }: Pick<MovementParts, 'contributions'>,
  { scores, notApplicable, history }: Compared,
) {
  const model = await reader.model();
  const moved = [...contributions].flatMap(([id, contribution]) => {
    const activity = model.known(id);
    if (!activity) return [];
    const { cause } = contribution;
    return [{ activity, contribution, cause, last: history.summaryOf(id) }];
  });
  const names = await namesOf(
    reader.tx,
    moved.flatMap(({ last }) => last?.changed_by ?? []),
  );

  return moved
    .map(({ activity, contribution, cause, last }) => {
      const { before, after } = pairOf(scores, activity.id);
      return {
        activity_id: activity.id,
        name: activity.name,
        impact_area: String(activity.impact_area),
        driver: model.driverOf(activity)?.name ?? '',
        subdriver: model.subdriverOf(activity)?.name ?? '',
        cause: causeOf(cause, notApplicable.has(activity.id)),
        contribution: contribution.contribution,
        state_effect: contribution.stateEffect,
        weight_effect: contribution.weightEffect,
        state_before: before?.state ?? null,
        state_after: after?.state ?? null,
        weight_before: before?.weight ?? null,
        weight_after: after?.weight ?? null,
        changes: last?.changes ?? 0,
        last_changed_by: last ? (names.get(last.changed_by) ?? null) : null,
        last_changed_at: last?.changed_at ?? null,
      };
    })
    .sort(
      (a, b) =>
        Math.abs(b.contribution) - Math.abs(a.contribution) ||
        model.indexOf(a.activity_id) - model.indexOf(b.activity_id),
    );
}

/** The cause that clients receive: an action that is no longer scored was cleared or marked as not applicable. */
function causeOf(cause: MovementCause, isNotApplicable: boolean) {
  if (cause !== 'no_longer_scored') return cause;
  return isNotApplicable ? 'not_applicable' : 'cleared';
}
