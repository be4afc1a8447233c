import { gradeOf, totalAverage } from '@contract/scoring';
import { toDriver, type Driver } from './Driver';

const AVERAGES = [
  ['1. Expectations', 7.4],
  ['2. Operating Margin', 5.8],
  ['3. Revenue Growth', 4.6],
  ['4. Asset Efficiency', 6.3],
] as const;

const total = totalAverage(AVERAGES.map(([, average]) => average));

/** Shown when a company's drivers can't be loaded and none are known. */
export const sampleDrivers: Driver[] = [...AVERAGES, ['Total', total] as const].map(
  ([name, average]) => toDriver({ name, average, grade: gradeOf(average) }),
);
