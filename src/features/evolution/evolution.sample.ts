import { toEvolution, WEEKS, type Evolution } from './Evolution';
import { DEFAULT_YEAR } from './period/chosenYear';

/** Each driver's values at the start and the end of the year. */
const TRENDS = [
  ['1. Expectations', 5.9, 7.4],
  ['2. Operating Margin', 5.2, 5.8],
  ['3. Revenue Growth', 5.4, 4.6],
  ['4. Asset Efficiency', 4.8, 6.3],
] as const;

/** Sample data, shown when a company's history cannot be loaded and is not cached. */
export const sampleEvolution: Evolution = toEvolution({
  name: 'Sample company',
  years: [
    {
      year: DEFAULT_YEAR,
      data: Array.from({ length: WEEKS }, (_, index) => ({
        week: String(index + 1).padStart(2, '0'),
        data: TRENDS.map(([driver, from, to], position) => ({
          driver,
          averages:
            from + ((to - from) * index) / (WEEKS - 1) + 0.2 * Math.sin(index / 3 + position * 2),
        })),
      })),
    },
  ],
});
