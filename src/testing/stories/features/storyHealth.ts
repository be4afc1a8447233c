import type { GetDataHealthQuery } from '@/shared/api/generated/operations';

type HealthItem = GetDataHealthQuery['dataHealth']['items'][number];

const item = (index: number, rule: string, parts: Partial<HealthItem> = {}): HealthItem => ({
  rule,
  activity_id: `activity-1-${String(index)}`,
  name: `1.1.${String(index)}.2 Test strategic options against three demand scenarios`,
  impact_area: '1',
  revision: 2,
  since: '2026-03-02T09:30:00.000Z',
  detail: null,
  ...parts,
});

/** One item of each rule. */
export const dataHealth = (): GetDataHealthQuery => ({
  dataHealth: {
    scored: 41,
    applicable: 60,
    fresh: 33,
    evidenced_share: 0.28,
    shown_share: 0.2,
    declared_only_share: 0.1,
    items: [
      item(1, 'difficulty_contradiction', { since: null, detail: '9/1' }),
      item(2, 'cost_contradiction', {
        since: null,
        detail: 'est_cost_process_m>est_cost_driver_m',
      }),
      item(3, 'missing', { revision: null, since: null }),
      item(4, 'half_filled'),
      item(5, 'stale'),
      item(6, 'leap', { detail: '3>8' }),
      item(7, 'one_value', { detail: '12/14/7' }),
      item(8, 'unproven'),
      item(14, 'evidence_expired'),
      item(9, 'not_applicable_old'),
      item(10, 'not_applicable_old', { since: null, detail: '5/18' }),
      item(11, 'plan_unmet', { detail: '6/8' }),
      item(12, 'owner_left', { since: null }),
      item(14, 'disagreement', { detail: '3/8' }),
    ],
    due_soon: [item(13, 'stale')],
  },
});

export const nothingToMend = (): GetDataHealthQuery => ({
  dataHealth: {
    scored: 60,
    applicable: 60,
    fresh: 60,
    evidenced_share: 1,
    shown_share: 0.2,
    declared_only_share: 0.1,
    items: [],
    due_soon: [],
  },
});

/** A new company, whose only items are missing scores. */
export const barelyBegun = (): GetDataHealthQuery => ({
  dataHealth: {
    ...nothingToMend().dataHealth,
    scored: 0,
    fresh: 0,
    items: [1, 2, 3].map((index) => item(index, 'missing', { revision: null, since: null })),
  },
});
