import { roundAverage } from './averages';

/** How far an average moved, as the difference of both figures with two decimals, so that the three add up. */
export const shownDifference = (before: number, after: number): number =>
  roundAverage(roundAverage(after, 2) - roundAverage(before, 2), 2);
