import { EMPTY_ANSWER } from '@contract/answer';
import type { ReviewDto } from '@contract/reviews/reviewPayloads';
import type { ReviewRow, ReviewShareRow } from '@server/store/tables';
import { contentOf, digestOf } from '@server/domain/reviews/content';
import { hashOfSecret } from '@server/domain/secrets';
import { NOT_SIGNED } from '@server/domain/reviews/takeReview';
import type { TestClient, Reply } from './client';
import { START } from './smallFixtures';

export const reviewIn = ({ json }: Reply) => (json as { data: ReviewDto }).data;

/** A review of a company that is not signed. */
export function reviewRow(company_id: string, fields: Partial<ReviewRow> = {}): ReviewRow {
  return {
    id: `review-${company_id}`,
    company_id,
    name: 'First half',
    name_key: 'first half',
    as_of: START.slice(0, 10),
    kind: 'taken',
    summary: '',
    taken_by: 'cadmin',
    taken_at: START,
    averages: [{ driver: 'Total', averages: 7 }],
    answers: [
      {
        activity_id: 'two',
        ...EMPTY_ANSWER,
        revenue_state: 7,
        revision: 1,
        answered_by: 'editor',
        answered_at: START,
        confirmed_by: null,
        confirmed_at: null,
      },
    ],
    names: { company: company_id, drivers: [], actions: [] },
    facts: {
      money_unit: 'USD',
      targets: [],
      plan: [],
      benchmark: [],
      health: {
        ...{ scored: 1, applicable: 5, fresh: 1, stale_days: 180 },
        ...{ declared_share: null, shown_share: null, declared_only_share: null, problems: [] },
      },
      evidence: [],
      ranges: null,
      weeks: [],
      movement: null,
    },
    ...NOT_SIGNED,
    ...fields,
  };
}

/** The same, signed by the company's administrator. */
export function signedRow(company_id: string, fields: Partial<ReviewRow> = {}): ReviewRow {
  const row = reviewRow(company_id, fields);
  const signature = { signed_by: 'cadmin', signed_at: START, previous_digest: null };
  const content = contentOf(row, signature);
  return { ...row, ...signature, content, digest: digestOf(content) };
}

/** A share of a review with the token 'token-<id of the share>'. */
export const shareRow = (
  { id, company_id }: ReviewRow,
  fields: Partial<ReviewShareRow> = {},
): ReviewShareRow => ({
  id: `share-${company_id}`,
  review_id: id,
  company_id,
  workspace_id: company_id === 'cedar' ? 'south' : 'north',
  token_hash: hashOfSecret(`token-share-${company_id}`),
  recipient: 'A buyer',
  scope: 'proof',
  created_by: 'cadmin',
  created_at: START,
  ends_on: '2026-06-13',
  revoked_at: null,
  opened: 0,
  last_opened_at: null,
  ...fields,
});

/** Takes a review of acorn. */
export const takeIn = (
  client: TestClient,
  name = 'First half',
  fields: Record<string, unknown> = {},
): Promise<Reply> =>
  client.post('/review/take', { company_id: 'acorn', name, summary: '', ...fields });

/** Takes and signs a review of acorn. */
export async function signedIn(client: TestClient, name?: string): Promise<ReviewDto> {
  const { id } = reviewIn(await takeIn(client, name));
  return reviewIn(await client.post('/review/sign', { id }));
}
