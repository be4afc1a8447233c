import type { GetPrioritiesQuery } from '@/shared/api/generated/operations';

/** Twelve answers of two drivers, from which the priorities of actions follow. */
export function priorities(): GetPrioritiesQuery {
  return {
    answers: Array.from({ length: 12 }, (_, index) => ({
      activity_id: `activity-${index + 1}`,
      activity_name: `${index + 1}.2.1.3 Translate the goals of the group into scorecards`,
      driver: index < 6 ? '1. Expectations' : '2. Operating Margin',
      impact_area: String((index % 7) + 1),
      revenue_state: 2 + (index % 6),
      relevance: (index * 3) % 11,
      criticality: 5,
      cost: (index * 7) % 11,
      difficulty: 4,
      factor_difficulty: null,
      est_cost_company_m: null,
      time_w: null,
      not_applicable: false,
      answered_at: null,
    })),
    percentageCompleted: { total: 20 },
  };
}

/** The same answers as the company overview receives them. */
export const improvableActions = () =>
  priorities().answers.map(({ activity_id, activity_name, driver, impact_area, ...answer }) => ({
    id: activity_id,
    name: activity_name,
    driver: driver ?? '',
    area: impact_area ?? '',
    answer,
  }));
