import { gradeOf, totalAverage } from '@contract/scoring/scoring';
import { sampleId } from '@/shared/api/sample/sample';
import { bareRatings, toDriver, type CompanyRatings } from './Driver';
import type { DriverDetail } from './DriverDetail';

const AVERAGES = [
  ['1. Expectations', 7.4],
  ['2. Operating Margin', 5.8],
  ['3. Revenue Growth', 4.6],
  ['4. Asset Efficiency', 6.3],
] as const;

const total = totalAverage(AVERAGES.map(([, average]) => average));

/** Sample data, shown when a company's drivers cannot be loaded and are not cached. */
export const sampleRatings: CompanyRatings = bareRatings(
  [...AVERAGES, ['Total', total] as const].map(([name, average]) =>
    toDriver({ name, average, grade: gradeOf(average) }),
  ),
);

const ACTIONS = [8, 6, 4].map((average, index) => ({
  id: sampleId(`action-${index + 1}`),
  number: `1.1.${index + 1}`,
  title: `Sample action ${index + 1}`,
  average,
  grade: gradeOf(average),
  isNotApplicable: false,
}));

/**
 * Sample data, shown when a driver cannot be loaded and is not cached: three actions with the
 * scores 8, 6 and 4, of equal weight.
 */
export const sampleDriver: DriverDetail = {
  ...toDriver({ name: 'Sample driver', average: 6, grade: gradeOf(6) }),
  description: 'A sample driver with three actions.',
  evidencedShare: null,
  shownShare: null,
  declaredOnly: null,
  groups: [{ name: 'Sample sub-driver', actions: ACTIONS }],
};
