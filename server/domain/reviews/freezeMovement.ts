import { DAY_MS, dayOf } from '@contract/days';
import { TOTAL } from '@contract/fields/naming';
import type { FrozenMovement } from '@contract/reviews/reviewContent';
import { compareReviews, reviewMoment } from '@contract/reviews/reviews';
import { driverMovement, totalMovement, type Movement } from '@contract/scoring/movement';
import { historyWeekLabel, historyWeekOf } from '@contract/scoring/weeks';
import type { ReadTransaction } from '@server/store/Store';
import type { Model } from '../figures/model';
import { compareCompany, comparedScores, type Comparison, type Side } from '../movement/comparison';
import { pairOf } from '../movement/contributions';
import { readMoments, type Moment } from '../movement/moments';
import type { ReviewMoment } from '../movement/reviewMoment';
import { activitiesOf, averageOr } from '../movement/scoreMovement';
import type { Reader } from '../queries/reader';
import { byActivity } from './order';

/** Without a previous review, a review is compared with the averages of this many days before. */
const COMPARED_DAYS = 12 * 7;

/** The moment with which a review is compared: a week such as '2026-W20', or a review. */
export async function previousMoment(
  tx: ReadTransaction,
  company_id: string,
  { as_of, taken_at }: { as_of: string; taken_at: string },
): Promise<string> {
  const columns = ['id', 'as_of', 'taken_at'] as const;
  const others = await tx.findColumns('reviews', columns, { company_id, withdrawn_at: null });
  const previous = others
    .filter((one) => compareReviews(one, { as_of, taken_at }) < 0)
    .sort(compareReviews)
    .at(-1);
  return previous ? reviewMoment(previous.id) : weekBefore(taken_at);
}

/** Which week a review without a previous one is compared with. */
export const weekBefore = (taken_at: string): string =>
  historyWeekLabel(historyWeekOf(new Date(Date.parse(taken_at) - COMPARED_DAYS * DAY_MS)));

/** What moved a company's averages from a moment until now; null without an average at that moment. */
export async function movementUntilNow(
  reader: Reader,
  companyId: string,
  from: string,
  now: Date,
): Promise<FrozenMovement | null> {
  const moments = await readMoments(reader, companyId, { from, to: 'now', now });
  const model = await reader.model();
  const sides = await compareCompany(reader, model, companyId, moments);
  return frozenMovement(model, sinceOf(moments.from), sides);
}

/** The same between any two moments of which the scores are known. */
export function frozenMovement(
  model: Model,
  since: FrozenMovement['since'],
  { before, after }: Pick<Comparison, 'before' | 'after'>,
): FrozenMovement | null {
  const activities = model.drivers.map((driver) => activitiesOf(model, driver));
  const pairsWith = (driverId: string | null) => {
    const scores = {
      before: comparedScores(before, driverId),
      after: comparedScores(after, driverId),
    };
    return activities.map((list) => list.map(({ id }) => pairOf(scores, id)));
  };
  const drivers = model.drivers.map(({ id, name }, index) => {
    const movement = driverMovement(pairsWith(id)[index] ?? []);
    return { ...changeOf(name, id, movement, { before, after }), movement };
  });
  const movement = totalMovement(pairsWith(null));
  const total = changeOf(TOTAL, null, movement, { before, after });
  if (total.before === null) return null;

  const ofDrivers = drivers.flatMap((driver) => driver.movement.contributions);
  const contributions = activities.flat().flatMap(({ id }, index) => {
    const ofTotal = movement.contributions[index];
    const ofDriver = ofDrivers[index];
    if (!ofTotal?.cause && !ofDriver?.cause) return [];
    return {
      activity_id: id,
      contribution: ofTotal?.contribution ?? 0,
      driver_contribution: ofDriver?.contribution ?? 0,
      state_before: before.scores.get(id)?.state ?? null,
      state_after: after.scores.get(id)?.state ?? null,
    };
  });
  const changes = drivers.map(({ movement: _, ...change }) => change);
  return {
    since,
    drivers: [...changes, total],
    contributions: contributions.sort(byActivity),
  };
}

function changeOf(
  driver: string,
  id: string | null,
  movement: Movement,
  sides: { before: Side; after: Side },
) {
  const before = averageOr(sides.before.recorded(id), movement.before);
  const after = averageOr(sides.after.recorded(id), movement.after);
  const change = before === null || after === null ? null : after - before;
  return { driver, before, after, change };
}

function sinceOf({ label, end, review }: Moment): FrozenMovement['since'] {
  if (review) return sinceReview(review);
  const last = new Date(Date.parse(end ?? '') - DAY_MS);
  return { review_id: null, name: null, week: label, on: dayOf(last) };
}

export const sinceReview = ({ id, name, as_of }: ReviewMoment): FrozenMovement['since'] => ({
  review_id: id,
  name,
  week: null,
  on: as_of,
});
