import type { GetGraphDriversQuery } from '@/shared/api/generated/operations';
import { COMPANY } from '../storyData';

/** Builders for a company's history. */

type YearDto = GetGraphDriversQuery['graphDrivers']['years'][number];

const TRENDS = [
  ['1. Expectations', 6.2, 7.9],
  ['2. Operating Margin', 3.6, 4.3],
  ['3. Revenue Growth', 6.1, 5.6],
  ['4. Asset Efficiency', 5.4, 6.4],
] as const;

interface YearParts {
  weeks?: number;
  /** Whether this driver (1 … 4) has no value in this week (1 … 52). */
  missing?: (week: number, driver: number) => boolean;
}

/** A year of four drivers, each moving from one average to another. */
export function graphYear(year: number, parts: YearParts = {}): YearDto {
  const { weeks = 52, missing = () => false } = parts;
  return {
    year,
    data: Array.from({ length: weeks }, (_, index) => ({
      week: String(index + 1).padStart(2, '0'),
      data: TRENDS.flatMap(([driver, from, to], position) =>
        missing(index + 1, position + 1)
          ? []
          : [{ driver, averages: from + ((to - from) * index) / 51 + swing(index, position) }],
      ),
    })),
  };
}

const swing = (week: number, position: number) => 0.2 * Math.sin(week / 3 + 2 * position);

/** A company's history; without arguments it is empty. */
export function graphDrivers(
  years: YearDto[] = [
    graphYear(2025),
    graphYear(2026, { weeks: 47, missing: (week) => week === 20 }),
  ],
  name = COMPANY.name,
): GetGraphDriversQuery {
  return { graphDrivers: { name, years } };
}
