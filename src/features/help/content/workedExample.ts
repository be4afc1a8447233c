import type { AnswerValues } from '@contract/answer';
import { shownPercentage } from '@contract/scoring/percentages';
import { progressOf, type ActivityStatus } from '@contract/scoring/progress';
import {
  answerScore,
  answerWeight,
  gradeOf,
  totalAverage,
  weightedAverage,
} from '@contract/scoring/scoring';

type ExampleAnswer = Pick<AnswerValues, 'revenue_state' | 'relevance' | 'criticality'>;

/** One answer per case: high levels, low levels, no levels, no state. */
const ANSWERS: readonly ExampleAnswer[] = [
  { revenue_state: 8, relevance: 8, criticality: 6 },
  { revenue_state: 4, relevance: 2, criticality: 4 },
  { revenue_state: 9, relevance: null, criticality: null },
  { revenue_state: null, relevance: 6, criticality: 6 },
];

/** Averages of the other drivers; null means that the driver has no score yet. */
const OTHER_DRIVERS: readonly (number | null)[] = [4.2, 5.6, null];

/** An area of 22 activities, 3 of which are done. */
const STATUSES: readonly ActivityStatus[] = Array.from({ length: 22 }, (_, index) =>
  index < 3 ? 'done' : 'todo',
);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The example of the help center, computed by the functions that score companies. */
export function workedExample() {
  const rows = ANSWERS.map((answer) => {
    const score = answerScore(answer);
    const weight = answerWeight(answer);
    return { ...answer, score, weight, weighted: score === null ? null : weight * score };
  });
  const scoredRows = rows.filter(({ score }) => score !== null);
  const average = weightedAverage(ANSWERS);
  const drivers = [average, ...OTHER_DRIVERS];
  const total = totalAverage(drivers);
  const progress = progressOf(STATUSES);

  return {
    rows,
    weights: sum(scoredRows.map(({ weight }) => weight)),
    weighted: sum(scoredRows.map(({ weighted }) => weighted ?? 0)),
    average,
    grade: gradeOf(average),
    drivers,
    total,
    totalGrade: gradeOf(total),
    progress: { ...progress, shown: shownPercentage(progress.completed) },
  };
}
