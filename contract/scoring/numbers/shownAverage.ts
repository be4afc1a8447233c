import { roundAverage } from './averages';
import { gradeOf } from '../scoring';

/** Grades distinguish averages to a billionth, but nobody reads that many decimals. */
const MOST_DECIMALS = 7;

/**
 * The number of decimals of an average that is shown beside its grade: more than `least` only where the rounded
 * figure would have another grade. 4.9966 is Low, so that it is shown as 4.997 and not as 5.0.
 */
export function decimalsOf(average: number, least: 1 | 2): number {
  const grade = gradeOf(average);
  let decimals: number = least;
  while (decimals < MOST_DECIMALS && gradeOf(roundAverage(average, decimals)) !== grade) decimals++;
  return decimals;
}
