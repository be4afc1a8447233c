import { EMPTY_ANSWER } from '@contract/answer';
import type { ReviewTables } from '@server/store/tables';

const NOW = '2026-05-13T10:00:00.000Z';

/** Rows of the tables of reviews, for ROWS_OF_EACH_TABLE. */
export const REVIEW_ROWS: { [T in keyof ReviewTables]: ReviewTables[T][] } = {
  reviews: [
    {
      id: 'v',
      company_id: 'c',
      name: 'First half',
      name_key: 'first half',
      as_of: '2026-05-13',
      kind: 'taken',
      summary: 'S',
      taken_by: 'u',
      taken_at: NOW,
      averages: [{ driver: 'Total', averages: 6.5 }],
      answers: [
        {
          ...EMPTY_ANSWER,
          activity_id: 'a',
          revenue_state: 7,
          revision: 1,
          answered_by: 'u',
          answered_at: NOW,
          confirmed_by: null,
          confirmed_at: null,
        },
      ],
      names: { company: 'C', drivers: [], actions: [] },
      facts: {
        money_unit: 'USD',
        targets: [],
        plan: [],
        benchmark: [],
        health: {
          scored: 1,
          applicable: 2,
          fresh: 1,
          stale_days: 180,
          declared_share: null,
          shown_share: null,
          declared_only_share: null,
          problems: [],
        },
        evidence: [],
        ranges: null,
        weeks: [],
        movement: null,
      },
      content: '{}',
      digest: 'ab',
      previous_digest: 'cd',
      signed_by: 'u',
      signed_at: NOW,
      second_signed_by: 'v',
      second_signed_at: NOW,
      withdrawn_by: 'u',
      withdrawn_at: NOW,
      withdrawn_reason: 'R',
    },
  ],
  review_shares: [
    {
      id: 's',
      review_id: 'v',
      company_id: 'c',
      workspace_id: 'w',
      token_hash: 'h',
      recipient: 'A buyer',
      scope: 'proof',
      created_by: 'u',
      created_at: NOW,
      ends_on: '2026-06-13',
      revoked_at: NOW,
      opened: 2,
      last_opened_at: NOW,
    },
  ],
  review_digests: [{ id: 'ab', review_id: 'v', signed_at: NOW, withdrawn_at: NOW }],
};
