import type {
  GetPlanQuery,
  GetPrioritiesQuery,
  GetScenariosQuery,
} from '@/shared/api/generated/operations';
import { EMPTY_ANSWER } from '@contract/answer';

/** Builders for answers and plan items as the server sends them. */

type AnswerDto = GetPrioritiesQuery['answers'][number];
type PlanItemDto = GetPlanQuery['plan'][number];

const TITLES = [
  '1.1.2.2 Test strategic options against three demand scenarios',
  '2.1.1.3 Bundle services into tiered packages',
  '2.2.1.2 Hold discounts to approved corridors',
  '3.1.2.6 Claim research credits for development work',
  '3.2.1.1 Negotiate materials with should-cost models',
  '5.1.2.4 Plan the maintenance of shared assets for the whole year',
];
const DRIVERS = [
  '1. Expectations',
  '3. Revenue Growth',
  '2. Operating Margin',
  '4. Asset Efficiency',
];

const dto = (index: number, parts: Partial<AnswerDto>): AnswerDto => ({
  ...EMPTY_ANSWER,
  activity_id: `activity-${String(index)}`,
  activity_name: TITLES[index] ?? '',
  driver: DRIVERS[index % DRIVERS.length] ?? null,
  impact_area: TITLES[index]?.[0] ?? null,
  answered_at: '2026-05-13T10:00:00.000Z',
  ...parts,
});

/** Answers of four drivers: with and without costs, weeks and levels of effort. */
export const priorities = (unscored = 21): GetPrioritiesQuery => {
  const answers = [
    dto(0, { revenue_state: 4, relevance: 4, criticality: 9, cost: 2, est_cost_company_m: 1.2 }),
    dto(1, { revenue_state: 2, cost: 6, difficulty: 7, est_cost_company_m: 0.5, time_w: 12 }),
    dto(2, { revenue_state: 6, relevance: 8, factor_difficulty: 2.5, time_w: 41 }),
    dto(3, { revenue_state: 1, cost: 1, difficulty: 1, est_cost_company_m: 0.07, time_w: 15 }),
    dto(4, { revenue_state: 5, relevance: 9, est_cost_company_m: 4 }),
    dto(5, { revenue_state: 9, relevance: 9, criticality: 9 }),
  ];
  return { answers, percentageCompleted: { total: answers.length + unscored } };
};

export const allAtAim = (): GetPrioritiesQuery => ({
  answers: [dto(5, { revenue_state: 9 })],
  percentageCompleted: { total: 1 },
});

export const nothingScored = (): GetPrioritiesQuery => ({
  answers: [],
  percentageCompleted: { total: 219 },
});

const item = (index: number, parts: Partial<PlanItemDto>): PlanItemDto => ({
  id: `item-${String(index)}`,
  activity_id: `activity-${String(index)}`,
  activity_name: TITLES[index] ?? '',
  impact_area: '1',
  driver: DRIVERS[index % DRIVERS.length] ?? '',
  aim: 8,
  status: 'planned',
  owner_id: null,
  owner_name: null,
  starts_on: null,
  due_on: null,
  note: '',
  state: 4,
  cost_m: 1.2,
  time_w: 12,
  planned_gain: 0.16,
  realised: 0,
  done_at: null,
  not_applicable: false,
  retired: false,
  revision: 1,
  ...{ benefit_m: null, benefit_kind: null, full_on: null, benefit_real_m: null },
  ...{ confirmed_by_name: null, confirmed_on: null, payback_months: null },
  comment_count: 0,
  ...parts,
});

const scenarioItem = (index: number, aim: number, weeks = 40) => ({
  ...{ activity_id: `activity-${String(index)}`, aim, owner_id: 'user-1' },
  ...{ owner_name: 'Marta Lindqvist', due_on: weeks > 40 ? '2027-09-30' : '2027-03-31' },
  ...{ benefit_m: 1.5, benefit_kind: index === 1 ? 'cash_once' : 'margin' },
});

/** Two scenarios with common actions, of which one was kept before answers changed. */
export const scenarios = (): GetScenariosQuery => ({
  scenarios: [
    {
      ...{ id: 'fast', name: 'Fast', note: 'What pays back before the sale.', revision: 1 },
      items: [scenarioItem(0, 8), scenarioItem(1, 8)],
      ...{ created_by: 'Marta Lindqvist', chosen_at: null, answers_changed: true },
    },
    {
      ...{ id: 'full', name: 'Full', note: null, revision: 1 },
      items: [0, 1, 2, 3, 4].map((index) => scenarioItem(index, 9, 52)),
      ...{ created_by: null, chosen_at: '2026-05-13T10:00:00.000Z', answers_changed: false },
    },
  ],
});

const PLAN_DRIVERS = DRIVERS.map((name) => ({ name, average: 5 }));

/** The reply for a company without a plan. */
export const noPlan = (): GetPlanQuery => ({ drivers: PLAN_DRIVERS, plan: [] });

const BENEFIT = { benefit_m: 2.4, benefit_kind: 'margin', full_on: '2027-03-31' };
const DONE = { done_at: '2026-11-20T10:00:00.000Z' };
const CONFIRMED = {
  ...{ benefit_m: 1, benefit_kind: 'cash_once', full_on: '2026-12-31', benefit_real_m: 0.8 },
  ...{ confirmed_by_name: 'Marta Lindqvist', confirmed_on: '2026-11-01' },
};

/** An item of each group, with and without owner and costs. */
export const plan = (): GetPlanQuery => ({
  drivers: PLAN_DRIVERS,
  plan: [
    item(0, { owner_id: 'user-1', owner_name: 'Marta Lindqvist', due_on: '2020-01-31' }),
    item(1, {
      comment_count: 2,
      status: 'doing',
      due_on: '2999-12-31',
      note: 'Waits for the pricing team.',
      ...BENEFIT,
    }),
    item(3, { status: 'done', state: 6, realised: 0.08, cost_m: null, ...CONFIRMED, ...DONE }),
    item(4, { status: 'dropped', planned_gain: null, realised: null }),
  ],
});
