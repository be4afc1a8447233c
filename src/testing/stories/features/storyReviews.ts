import { EMPTY_ANSWER } from '@contract/answer';
import { driverNames } from '@contract/fields/driverNames';
import { TOTAL } from '@contract/fields/naming';
import { canonicalJson, type Json } from '@contract/reviews/canonicalJson';
import { REVIEW_FORMAT, type ReviewContent } from '@contract/reviews/reviewContent';
import type {
  GetProofQuery,
  GetReviewQuery,
  GetReviewSharesQuery,
  GetReviewsQuery,
} from '@/shared/api/generated/operations';
import { companyList, DRIVER_NAMES } from '../storyData';

const AT = '2026-05-13T10:00:00.000Z';
const COMPANY = companyList().companies[0];
const AVERAGES = [6.4, 4.4, 7.2, 5.1];
const TOTAL_AVERAGE = 5.775;
const ACTIONS = [
  ['1.2.1 Explain the strategy to every team', 6, 8],
  ['2.1.3 Set prices by segment', 3, 6],
  ['3.4.2 Qualify a second supplier', 4, 5],
  ['5.1.1 Close the books in five days', 7, 5],
] as const;
const idOf = (index: number) => `activity-${String(index + 1)}`;

type ReviewDto = GetReviewsQuery['reviews'][number];

const reviewDto = (more: Partial<ReviewDto> = {}): ReviewDto => ({
  id: 'review-2',
  name: 'Board, first half',
  as_of: '2026-05-13',
  kind: 'taken',
  summary: 'Pricing is under way. The plants wait for the new planning of capacity.',
  averages: [
    ...DRIVER_NAMES.map((driver, index) => ({ driver, averages: AVERAGES[index] ?? null })),
    { driver: TOTAL, averages: TOTAL_AVERAGE },
  ],
  taken_by: 'Ana Ruiz',
  taken_at: AT,
  signed_by: 'Ana Ruiz',
  signed_at: AT,
  second_signed_by: null,
  second_signed_at: null,
  withdrawn_at: null,
  withdrawn_reason: null,
  digest: '4f1c'.repeat(16),
  previous_digest: null,
  ...more,
});

/** The reviews of a company: a signed one, an imported one and a draft. */
export const reviews = (): GetReviewsQuery => ({
  reviews: [
    reviewDto({ id: 'review-3', name: 'Draft for June', signed_at: null, digest: null }),
    reviewDto(),
    reviewDto({ id: 'review-1', name: 'First assessment', kind: 'imported', as_of: '2025-06-30' }),
  ],
});

function content(hasFacts: boolean): ReviewContent {
  const { averages, name, as_of, summary } = reviewDto();
  return {
    format: REVIEW_FORMAT,
    ...{ id: 'review-2', company_id: COMPANY?.id ?? '', name, as_of, kind: 'taken' },
    ...{ summary: summary ?? '', taken_by: 'user-1', taken_at: AT },
    ...{ signed_by: 'user-1', signed_at: AT, previous_digest: null },
    averages: averages.map((one) => ({ driver: one.driver, averages: one.averages ?? null })),
    answers: ACTIONS.map(([, , state], index) => ({
      activity_id: idOf(index),
      ...EMPTY_ANSWER,
      revenue_state: state,
      confidence: index === 0 ? 3 : null,
      revision: 2,
      answered_by: 'user-1',
      answered_at: AT,
      confirmed_by: null,
      confirmed_at: null,
    })),
    names: {
      company: COMPANY?.name ?? '',
      drivers: DRIVER_NAMES.map((driver, index) => ({
        driver_id: `driver-${String(index + 1)}`,
        driver,
        names: driverNames(driver),
      })),
      actions: ACTIONS.map(([action], index) => ({
        activity_id: idOf(index),
        driver_id: `driver-${String(index + 1)}`,
        impact_area: index + 1,
        names: { en: action, es: action },
      })),
    },
    facts: hasFacts ? facts() : { ...facts(), ...NO_FACTS },
  };
}

const NO_FACTS = {
  targets: [],
  plan: [],
  benchmark: [],
  evidence: [],
  ranges: null,
  weeks: [],
  movement: null,
};

const facts = (): ReviewContent['facts'] => ({
  money_unit: 'USD',
  targets: [
    {
      ...{ id: 'target-1', driver: TOTAL, start_on: '2026-01-01', start_average: 5 },
      ...{ value: 7, due_on: '2026-12-31', milestones: [], average: 5.8, expected: 5.6 },
      status: 'on_course',
    },
  ],
  plan: ACTIONS.slice(1, 3).map(([, , state], index) => ({
    ...{ activity_id: idOf(index + 1), id: `plan-${String(index)}`, aim: 8, status: 'doing' },
    ...{ owner_id: 'user-1', starts_on: null, due_on: '2026-09-30', state },
    ...{ cost_m: index === 0 ? 1.2 : null, time_w: 6, gain: 0.25, driver_gain: 1 },
  })),
  benchmark: [
    {
      ...{ driver: TOTAL, week: '2026-W19', peers: 8, needed: 5, median: 5.4 },
      ...{ lower: 4.9, upper: 6.1, above: 5, equal: 1 },
    },
  ],
  health: {
    ...{ scored: 4, applicable: 6, fresh: 4, stale_days: 180 },
    ...{ declared_share: 0.25, shown_share: 0.25, declared_only_share: 0, problems: [] },
  },
  evidence: [{ activity_id: idOf(0), sha256: null }],
  ranges: {
    ...{ round_id: 'round-1', name: 'Spring', closed_at: AT },
    drivers: [{ driver: TOTAL, average: 5.8, low: 5.1, high: 6.4 }],
    swings: [{ activity_id: idOf(1), swing: 1.3 }],
  },
  weeks: Array.from({ length: 30 }, (_, index) => ({
    week: `2026-W${String(index + 1).padStart(2, '0')}`,
    averages: [
      ...DRIVER_NAMES.map((driver, at) => ({
        driver,
        averages: (AVERAGES[at] ?? 5) - (30 - index) * 0.03 * (at + 1),
      })),
      { driver: TOTAL, averages: TOTAL_AVERAGE - (30 - index) * 0.05 },
    ],
  })),
  movement: {
    since: { review_id: 'review-1', name: 'First assessment', week: null, on: '2025-06-30' },
    drivers: [
      ...DRIVER_NAMES.map((driver, index) => ({
        ...{ driver, before: 5, after: AVERAGES[index] ?? null },
        change: (AVERAGES[index] ?? 5) - 5,
      })),
      { driver: TOTAL, before: 5, after: TOTAL_AVERAGE, change: 0.775 },
    ],
    contributions: ACTIONS.map(([, before, after], index) => ({
      activity_id: idOf(index),
      contribution: (after - before) / 8,
      driver_contribution: (after - before) / 2,
      state_before: before,
      state_after: after,
    })),
  },
});

/** The page of a signed review; `hasFacts`: false for one of which only the answers are known. */
export const reviewPage = ({
  hasFacts = true,
  ...more
}: { hasFacts?: boolean } & Partial<ReviewDto> = {}): GetReviewQuery => ({
  review: {
    review: reviewDto(more),
    content: canonicalJson(content(hasFacts) as unknown as Json),
    people: [{ id: 'user-1', name: 'Ana Ruiz' }],
  },
});

export const sharedReview = () => {
  const { review } = reviewPage();
  return { review: review?.review, content: review?.content };
};

/** The proof of the average of the second driver. */
export const proof = (): GetProofQuery => ({
  proof: {
    figure: 'driver/2/average',
    value: 4.4,
    shown: '4.40',
    since: 4.62,
    rows: ACTIONS.slice(0, 2).map(([name, , state], index) => ({
      ...{ activity_id: idOf(index), name, weight: 3, state, share: 2.2, shown: '2.20' },
      ...{ changed_by: index === 0 ? 'Ana Ruiz' : null, changed_at: AT, evidence: 1 - index },
    })),
  },
});

export const shares = (): GetReviewSharesQuery => ({
  reviewShares: [
    {
      ...{ id: 'share-1', recipient: 'Nordic Growth Partners', scope: 'proof' },
      ...{ created_by: 'Ana Ruiz', created_at: AT, ends_on: '2098-06-30' },
      ...{ revoked_at: null, opened: 3, last_opened_at: AT },
    },
  ],
});
