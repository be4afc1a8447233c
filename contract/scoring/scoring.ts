import type { AnswerValues } from '../answer';
import { compareAverages } from './numbers/averages';

export type Grade = 'High' | 'Medium' | 'Low';

/** The names of levels 0 (very low) to 4 (very high). */
export const LEVELS = ['very-low', 'low', 'medium', 'high', 'very-high'] as const;

const UNSET_LEVEL = 2;

/** The level 0–4 of a stored value 0–10, by the ranges 0–1, 2–3, 4–5, 6–7 and 8–10. */
export function levelOf(value: number): number {
  return Math.min(LEVELS.length - 1, Math.floor(value / 2));
}

/** The value that clients send for a level 0–4: the lowest number of its range. */
export function valueOfLevel(level: number): number {
  return level * 2;
}

/** Absent and null mean that the action is applicable. */
export interface Applicability {
  not_applicable?: boolean | null | undefined;
}

type Scored = Pick<AnswerValues, 'revenue_state'> & Applicability;
type Weighed = Pick<AnswerValues, 'relevance' | 'criticality'>;

/**
 * The score of an answer, 1–10; null while its state is unset, and for an action that is not applicable. Contract
 * "Meaning of the figures".
 */
export function answerScore(answer: Scored): number | null {
  return answer.not_applicable === true ? null : answer.revenue_state;
}

/** The weight of an answer, 1–5, from relevance and criticality; an unset level counts as medium. */
export function answerWeight(answer: Weighed): number {
  const level = (value: number | null) => (value === null ? UNSET_LEVEL : levelOf(value));
  return 1 + (level(answer.relevance) + level(answer.criticality)) / 2;
}

/** The weighted mean of the scored answers, 1–10; null without a scored answer. */
export function weightedAverage(answers: Iterable<Scored & Weighed>): number | null {
  let weights = 0;
  let sum = 0;
  for (const answer of answers) {
    const score = answerScore(answer);
    if (score === null) continue;
    const weight = answerWeight(answer);
    weights += weight;
    sum += weight * score;
  }
  return weights === 0 ? null : sum / weights;
}

/** Whether a driver's average is meaningful: at least half of its applicable actions are scored. */
export function hasEnoughScores({ scored, total }: { scored: number; total: number }): boolean {
  return 2 * scored >= total;
}

/** Total (Global Average): the mean of the drivers that have an average; null without one. */
export function totalAverage(averages: Iterable<number | null>): number | null {
  const present = [...averages].filter((average) => average !== null);
  if (present.length === 0) return null;
  return present.reduce((sum, average) => sum + average, 0) / present.length;
}

/** Averages above `high` are graded High, and those below `low` Low. */
export const GRADE_LIMITS = { high: 7, low: 5 } as const;

/** The grade of an unrounded average: High above 7, Low below 5, else Medium; null for null. */
export function gradeOf(average: number): Grade;
export function gradeOf(average: number | null): Grade | null;
export function gradeOf(average: number | null): Grade | null {
  if (average === null) return null;
  if (compareAverages(average, GRADE_LIMITS.high) > 0) return 'High';
  return compareAverages(average, GRADE_LIMITS.low) < 0 ? 'Low' : 'Medium';
}
