import { EMPTY_ANSWER } from '../answer';
import { checkDataHealth } from './dataHealth';
import type { HealthAction, HealthAnswer } from './HealthAction';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-20T12:00:00.000Z');
const CHECK = { now: NOW, staleDays: 180, proofSince: null };
const NO_EVIDENCE = { shown: false, expired_on: null };
const MARK = { not_applicable: true, not_applicable_reason: 'No shops' };

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();

const action = (
  values: Partial<HealthAnswer> | null,
  parts: Partial<HealthAction> = {},
): HealthAction => ({
  id: 'a',
  name: '1.1.1.1 A',
  driver: 'Expectations',
  impact_area: 1,
  relevance: null,
  answer: values && {
    ...EMPTY_ANSWER,
    revision: 3,
    answered_at: daysAgo(1),
    answered_by: 'ana',
    confirmed_at: null,
    state_change: null,
    last_source: 'form',
    marked_at: null,
    mark_source: null,
    ...values,
  },
  plan: [],
  undecided: null,
  evidence: NO_EVIDENCE,
  discussed_at: null,
  ...parts,
});

describe('the data health of a company', () => {
  test('without answers has only missing ones', () => {
    const actions = [
      action(null, { relevance: 8 }),
      action(null, { id: 'b', relevance: 2 }),
      action(null, { id: 'c', name: '1.1.1.2 C', relevance: 6 }),
    ];
    expect(checkDataHealth(actions, CHECK)).toMatchObject({
      scored: 0,
      applicable: 3,
      fresh: 0,
      evidenced_share: null,
      due_soon: [],
      items: [
        { rule: 'missing', activity_id: 'a', weight: 4, state: null, revision: null },
        { rule: 'missing', activity_id: 'c' },
      ],
    });
  });

  test('counts the weight of evidenced scores', () => {
    const actions = [
      action({ revenue_state: 7, relevance: 10, criticality: 10, confidence: 3 }),
      action({ revenue_state: 7, relevance: 4, criticality: 4, confidence: 2 }, { id: 'b' }),
      action({ revenue_state: 7, confidence: 3, ...MARK }, { id: 'c' }),
    ];
    expect(checkDataHealth(actions, CHECK)).toMatchObject({
      scored: 2,
      applicable: 2,
      evidenced_share: 5 / 8,
      declared_share: 5 / 8,
      shown_share: 0,
      declared_only_share: 5 / 8,
    });
    const shown = { shown: true, expired_on: null };
    const withEvidence = (...ids: string[]) =>
      actions.map((one) => (ids.includes(one.id) ? { ...one, evidence: shown } : one));
    expect(checkDataHealth(withEvidence('a', 'b'), CHECK)).toMatchObject({
      declared_share: 5 / 8,
      shown_share: 1,
      declared_only_share: 0,
    });
    expect(checkDataHealth(withEvidence('b', 'c'), CHECK)).toMatchObject({
      shown_share: 3 / 8,
      declared_only_share: 5 / 8,
    });
  });

  test('lists contradictions first, then by weight and state, then by number', () => {
    const complete = { relevance: 4, criticality: 4, cost: 4, difficulty: 4 };
    const old = { ...complete, answered_at: daysAgo(300) };
    const actions = [
      action({ revenue_state: 9, ...old }, { id: 'high', name: '1.1.1.1 A' }),
      action({ revenue_state: 2, ...old }, { id: 'low', name: '1.1.1.10 B' }),
      action({ revenue_state: 2, ...old }, { id: 'first', name: '1.1.1.9 C' }),
      action({ relevance: 6, criticality: 4 }, { id: 'unscored', name: '1.1.1.11 D' }),
      action(
        { factor_difficulty: 10, difficulty: 0 },
        { id: 'contradicts', name: '1.1.1.12 E', relevance: 0 },
      ),
    ];
    const { items } = checkDataHealth(actions, CHECK);
    // The urgencies are 24, 24, 3.5 × 5 = 17.5 and 3.
    expect(items.map(({ activity_id, rule }) => [activity_id, rule])).toEqual([
      ['contradicts', 'difficulty_contradiction'],
      ['first', 'stale'],
      ['low', 'stale'],
      ['unscored', 'missing'],
      ['high', 'stale'],
    ]);
  });
});
