import { TOTAL } from '@contract/fields/naming';
import { gradeOf, totalAverage } from '@contract/scoring/scoring';
import type { GetPortfolioQuery } from '@/shared/api/generated/operations';
import { companies, DRIVER_NAMES } from '../storyData';

type RowDto = GetPortfolioQuery['portfolio'][number];

const ACTIONS = 55;
const WORKSPACES = ['Industrial Works Group', 'Green Valley Partners', null];

/**
 * The figures of several companies: every fifth one has few scores, every seventh none, and every third is behind a
 * target.
 */
export const portfolio = (count?: number): GetPortfolioQuery => ({
  portfolio: companies(count).map((company, index): RowDto => {
    const hasScores = index % 7 !== 6;
    const scored = hasScores ? (index % 5 === 4 ? 4 : ACTIONS) : 0;
    const averages = DRIVER_NAMES.map((_, driver) =>
      hasScores ? 2.4 + ((index * 17 + driver * 11) % 70) / 10 : null,
    );
    const cell = (driver: string, average: number | null, drivers = 1) => ({
      driver,
      average,
      grade: gradeOf(average),
      scored: scored * drivers,
      total: ACTIONS * drivers,
      previous: average === null ? null : average - ((index % 5) - 2) * 0.2,
      target: index % 3 === 0 && hasScores ? 8 : null,
      target_status: index % 3 === 0 && hasScores ? 'behind' : null,
    });
    return {
      company_id: company.id,
      company_name: company.name,
      company_image: null,
      workspace_name: WORKSPACES[index % WORKSPACES.length] ?? null,
      completed: hasScores ? (index * 13) % 101 : 0,
      fresh: hasScores ? ((index * 31) % 100) / 100 : null,
      plan_open: index % 4,
      plan_overdue: index % 4 === 3 ? 1 : 0,
      round_asked: index % 2 === 0 ? 12 : null,
      round_handed_in: index % 2 === 0 ? 7 : null,
      cells: [
        ...DRIVER_NAMES.map((driver, position) => cell(driver, averages[position] ?? null)),
        cell(TOTAL, totalAverage(averages), DRIVER_NAMES.length),
      ],
    };
  }),
});
