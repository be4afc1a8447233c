import { addDays } from '@contract/days';
import type { FrozenAnswer, FrozenAverage } from '@contract/reviews/reviewContent';
import { answerScore, answerWeight } from '@contract/scoring/scoring';
import type { ReadTransaction } from '@server/store/Store';
import type { ReviewRow } from '@server/store/tables';
import type { Scores } from './pastScores';

/** The scores that a review keeps. */
export interface ReviewMoment {
  id: string;
  name: string;
  /** A day such as '2026-05-13'. */
  as_of: string;
  taken_at: string;
  /** The time of its answers: when it was taken, or the end of the day of an imported assessment. */
  at: string;
  scores: Scores;
  notApplicable: ReadonlySet<string>;
  averages: readonly FrozenAverage[];
}

const COLUMNS = [
  ...(['id', 'company_id', 'name', 'as_of', 'taken_at', 'kind'] as const),
  ...(['answers', 'averages'] as const),
] as const;

/** A review of a company as a moment; null if the company has no such review. */
export async function readReviewMoment(
  tx: ReadTransaction,
  company_id: string,
  id: string,
): Promise<ReviewMoment | null> {
  const [row] = await tx.findColumns('reviews', COLUMNS, { id, company_id });
  return row ? reviewMomentOf(row) : null;
}

function reviewMomentOf(row: Pick<ReviewRow, (typeof COLUMNS)[number]>): ReviewMoment {
  const { id, name, as_of, taken_at, kind, answers, averages } = row;
  const at = kind === 'taken' ? taken_at : `${addDays(as_of, 1)}T00:00:00.000Z`;
  return { id, name, as_of, taken_at, at, ...scoredIn(answers), averages };
}

/** The scores of frozen answers, and the actions that they mark as not applicable. */
export function scoredIn(
  answers: readonly FrozenAnswer[],
): Pick<ReviewMoment, 'scores' | 'notApplicable'> {
  const scores = answers.flatMap((answer) => {
    const state = answerScore(answer);
    if (state === null) return [];
    return [[answer.activity_id, { state, weight: answerWeight(answer) }] as const];
  });
  const marked = answers.filter(({ not_applicable }) => not_applicable);
  return {
    scores: new Map(scores),
    notApplicable: new Set(marked.map(({ activity_id }) => activity_id)),
  };
}
