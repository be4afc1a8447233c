import { compareReviews, reviewOfMoment } from '@contract/reviews/reviews';
import {
  compareHistoryWeeks,
  endOfHistoryWeek,
  historyWeekOf,
  parseHistoryWeek,
  type HistoryWeek,
} from '@contract/scoring/weeks';
import { badInput } from '../errors';
import type { Reader } from '../queries/reader';
import { readReviewMoment, type ReviewMoment } from './reviewMoment';

/** A point in time at which a company's answers are compared. */
export interface Moment {
  /** As the client named it: 'now', a week such as '2026-W43', or a review such as 'review:<id>'. */
  label: string;
  week: HistoryWeek;
  /** Exclusive end of the week, or the time of the review; null for now. */
  end: string | null;
  /** The answers that the review keeps; null for other moments. */
  review: ReviewMoment | null;
}

/**
 * Reads two moments; BAD_USER_INPUT for an unknown or future week, a review of another company, or a `from` after `to`.
 */
export async function readMoments(
  reader: Reader,
  companyId: string,
  { from, to, now }: { from: string; to: string; now: Date },
) {
  const moments = {
    from: await readMoment(reader, companyId, from, now),
    to: await readMoment(reader, companyId, to, now),
  };
  if (isNow(moments.from) || compareMoments(moments.from, moments.to) > 0) {
    throw badInput('The first moment has to be earlier than the second one.');
  }
  return moments;
}

const isNow = ({ end }: Moment) => end === null;

const compareMoments = (a: Moment, b: Moment): number =>
  a.review && b.review ? compareReviews(a.review, b.review) : compareHistoryWeeks(a.week, b.week);

async function readMoment(
  reader: Reader,
  companyId: string,
  label: string,
  now: Date,
): Promise<Moment> {
  const thisWeek = historyWeekOf(now);
  if (label === 'now') return { label, week: thisWeek, end: null, review: null };
  const reviewId = reviewOfMoment(label);
  if (reviewId !== null) {
    const review = await readReviewMoment(reader.tx, companyId, reviewId);
    if (!review) throw badInput('This company has no such review.');
    return { label, week: historyWeekOf(new Date(review.as_of)), end: review.at, review };
  }
  const week = parseHistoryWeek(label);
  if (!week)
    throw badInput(`${label.slice(0, 20)} is not a week. Use a week such as 2026-W43, or now.`);
  if (compareHistoryWeeks(week, thisWeek) > 0)
    throw badInput(`The week ${label} is in the future.`);
  return { label, week, end: endOfHistoryWeek(week).toISOString(), review: null };
}
