import type { AnswerValues } from '../answer';
import { answerScore, gradeOf, weightedAverage, type Applicability, type Grade } from './scoring';

type Rated = Pick<AnswerValues, 'revenue_state' | 'relevance' | 'criticality'> & Applicability;

/** How a group of activities is rated, such as those of a sub-driver. */
export interface Rating {
  /** 1–10, unrounded; null without a scored answer. */
  average: number | null;
  grade: Grade | null;
  /** The numbers of activities with a score and of all applicable activities. */
  scored: number;
  total: number;
}

/**
 * The rating of a group of activities. `answers` contains one entry per activity, null or undefined if it is not
 * answered. Answers have the same weights as in the average of their driver. The average of a driver is therefore
 * the mean of its sub-drivers' averages, weighted by the sums of their weights.
 */
export function ratingOf(answers: readonly (Rated | null | undefined)[]): Rating {
  const answered = answers.filter((answer) => answer !== null && answer !== undefined);
  const average = weightedAverage(answered);
  return {
    average,
    grade: gradeOf(average),
    scored: answered.filter((answer) => answerScore(answer) !== null).length,
    total: answers.filter((answer) => answer?.not_applicable !== true).length,
  };
}
