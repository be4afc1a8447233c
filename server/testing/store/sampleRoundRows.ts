import type { Tables } from '@server/store/tables';

const NOW = '2026-05-13T10:00:00.000Z';

type RoundTable =
  | 'rounds'
  | 'round_companies'
  | 'round_people'
  | 'opinions'
  | 'round_decisions'
  | 'round_keys'
  | 'round_mails';

/** Rows of the tables of rounds, for ROWS_OF_EACH_TABLE. */
export const ROUND_ROWS: { [T in RoundTable]: Tables[T][] } = {
  rounds: [
    {
      id: 'r',
      workspace_id: 'w',
      name: 'A round',
      names: 'hidden',
      opens_on: '2026-05-13',
      due_on: '2026-05-31',
      created_by: 'u',
      created_at: NOW,
    },
  ],
  round_companies: [
    { id: 'r:c', round_id: 'r', company_id: 'c', opened_at: NOW, closed_at: NOW, closed_by: 'u' },
  ],
  round_people: [
    {
      id: 'r:c:u',
      round_id: 'r',
      company_id: 'c',
      user_id: 'u',
      party: 'Board',
      areas: ['1', '7'],
      handed_in_at: NOW,
      is_open: true,
    },
  ],
  opinions: [
    {
      id: 'o',
      round_id: 'r',
      company_id: 'c',
      activity_id: 'a',
      respondent: 'u',
      party: 'Board',
      state: 7,
      unsure: false,
      not_applicable: false,
      confidence: 2,
      reason: 'R',
      given_at: '2026-05-13',
      late: true,
    },
  ],
  round_decisions: [
    {
      id: 'r:c:a',
      round_id: 'r',
      company_id: 'c',
      activity_id: 'a',
      state: 7,
      decided_by: 'u',
      decided_at: NOW,
    },
  ],
  round_keys: [{ id: 'r:c', key: 'secret' }],
  round_mails: [{ id: 'r:u', round_id: 'r', user_id: 'u', mails: 2, mailed_on: '2026-05-13' }],
};
