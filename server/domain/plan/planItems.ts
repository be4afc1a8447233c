import { paybackMonths } from '@contract/priorities/benefits';
import { driverMovement } from '@contract/scoring/movement';
import type { PlanItemDto } from '@contract/priorities/planPayloads';
import { answerScore, answerWeight } from '@contract/scoring/scoring';
import type { ActivityRow, PlanItemRow } from '@server/store/tables';
import { countComments } from '../comments/countComments';
import { averageOf, sumsOfCompany } from '../figures/sums';
import { knownActivity, type Model } from '../figures/model';
import { namesOf } from '../movement/people';
import { pairOf } from '../movement/contributions';
import { readChangesSince, readCompleteSince } from '../movement/changeHistory';
import { newestFirst, scoresAt, type Scores } from '../movement/pastScores';
import type { Reader } from '../queries/reader';
import { ownersOf } from './owners';

/** Converts rows of one company's plan to the items that clients receive, in the same order. */
export async function toPlanItems(
  reader: Reader,
  companyId: string,
  rows: readonly PlanItemRow[],
): Promise<PlanItemDto[]> {
  const model = await reader.model();
  const answers = await reader.answers(companyId);
  const weights = await driverWeights(reader, companyId);
  const owners = await ownersOf(reader, companyId, rows);
  const comments = await countComments(reader.tx, companyId, 'plan_item');
  const realized = await realizedGains(reader, companyId, rows);
  const confirmers = await namesOf(
    reader.tx,
    rows.flatMap(({ confirmed_by }) => confirmed_by ?? []),
  );

  return rows.map((row): PlanItemDto => {
    const { id, activity_id, aim, status, starts_on, due_on, note } = row;
    const { baseline_state, created_at, done_at, revision } = row;
    const activity = knownActivity(model, activity_id);
    const isRetired = model.activity(activity_id) === undefined;
    const driver = model.driverOf(activity);
    const answer = answers.get(activity_id);
    const state = answer ? answerScore(answer) : null;
    const not_applicable = answer?.not_applicable ?? false;
    const owner = owners.get(row.owner_id ?? '');
    /** The increase of the driver's average if the action's state rises from `from` to the aim. */
    const gainFrom = (from: number | null) => {
      if (not_applicable || isRetired) return 0;
      if (!answer || state === null || from === null) return null;
      const driverWeight = weights.get(driver?.id ?? '') ?? 0;
      return from >= aim ? 0 : (answerWeight(answer) * (aim - from)) / driverWeight;
    };
    return {
      id,
      activity_id,
      activity_name: activity.name,
      driver: driver?.name ?? '',
      impact_area: String(activity.impact_area),
      aim,
      status,
      starts_on,
      due_on,
      note,
      state,
      baseline_state,
      owner_id: owner?.id ?? null,
      owner_name: owner?.name ?? null,
      cost_m: answer?.est_cost_company_m ?? null,
      time_w: answer?.time_w ?? null,
      gain: gainFrom(state),
      planned_gain: gainFrom(baseline_state),
      realised: realized.get(id) ?? null,
      not_applicable,
      retired: isRetired,
      created_at,
      done_at,
      revision,
      ...benefitOf(row, answer?.est_cost_company_m ?? null),
      confirmed_by_name: confirmers.get(row.confirmed_by ?? '') ?? null,
      comment_count: comments(id),
    };
  });
}

function benefitOf(row: PlanItemRow, cost: number | null) {
  const { benefit_m = null, benefit_kind = null, full_on = null, benefit_real_m = null } = row;
  const { confirmed_by = null, confirmed_on = null } = row;
  const payback_months = paybackMonths(cost, { benefit_m, benefit_kind });
  const benefit = { benefit_m, benefit_kind, full_on, benefit_real_m };
  return { ...benefit, confirmed_by, confirmed_on, payback_months };
}

/** The sum of the weights of each driver's scored answers, by driver id. Drivers without an average are omitted. */
async function driverWeights(reader: Reader, companyId: string): Promise<Map<string, number>> {
  const sums = await sumsOfCompany(reader.tx, companyId);
  const scored = [...sums].filter(([, one]) => averageOf(one) !== null);
  // The stored sums add up twice the weight of each answer, so that they are integers.
  return new Map(scored.map(([id, { weights }]) => [id, weights / 2]));
}

/**
 * By item id, how much the action has changed its driver's average since the item was created. An item is omitted if
 * that is unknown: because the driver had no average then or has none now, or because the history since then is
 * incomplete.
 */
async function realizedGains(
  reader: Reader,
  companyId: string,
  rows: readonly PlanItemRow[],
): Promise<Map<string, number>> {
  const [start] = rows.map(({ created_at }) => created_at).sort();
  if (start === undefined) return new Map();
  const model = await reader.model();
  const answers = [...(await reader.answers(companyId)).values()];
  const changes = newestFirst(await readChangesSince(reader.tx, companyId, start));
  const since = await readCompleteSince(reader.tx, companyId, answers);
  const after = scoresAt(answers, changes, null);
  /** The scores by the time of an item's creation. Items that were planned together share it. */
  const scoresBefore = new Map<string, Scores>();
  const gains = new Map<string, number>();
  for (const row of rows) {
    const latest = changes.get(row.activity_id)?.[0];
    if (!latest || latest.changed_at < row.created_at) gains.set(row.id, 0);
    else if (since === null || row.created_at > since) {
      const { created_at } = row;
      const before = scoresBefore.get(created_at) ?? scoresAt(answers, changes, created_at);
      scoresBefore.set(created_at, before);
      const gain = contributionOf(row.activity_id, model, { before, after });
      if (gain !== null) gains.set(row.id, gain);
    }
  }
  return gains;
}

/** The contribution of an activity to the change of its driver's average; null if one of the averages does not exist. */
function contributionOf(
  activityId: string,
  model: Model,
  scores: { before: Scores; after: Scores },
): number | null {
  const activities = activitiesOfSameDriver(model, activityId);
  const movement = driverMovement(activities.map(({ id }) => pairOf(scores, id)));
  if (movement.change === null) return null;
  const index = activities.findIndex(({ id }) => id === activityId);
  return movement.contributions[index]?.contribution ?? null;
}

/** All activities that belong to the same driver as this activity. */
function activitiesOfSameDriver(model: Model, activityId: string): ActivityRow[] {
  const driver = model.driverOf(knownActivity(model, activityId));
  return model.activities.filter((activity) => model.driverOf(activity) === driver);
}
