import type { Tables } from '../tables';
import { flag, json, plain, type Kind } from './kinds';

type RoundTable = 'rounds' | 'round_companies' | 'round_people' | 'opinions' | 'round_decisions';

/** The columns of the tables of rounds. A new column also needs a migration. */
export const ROUND_COLUMNS: { [T in RoundTable]: Record<keyof Tables[T], Kind> } = {
  rounds: {
    id: plain,
    workspace_id: plain,
    name: plain,
    names: plain,
    opens_on: plain,
    due_on: plain,
    created_by: plain,
    created_at: plain,
  },
  round_companies: {
    id: plain,
    round_id: plain,
    company_id: plain,
    opened_at: plain,
    closed_at: plain,
    closed_by: plain,
  },
  round_people: {
    id: plain,
    round_id: plain,
    company_id: plain,
    user_id: plain,
    party: plain,
    areas: json,
    handed_in_at: plain,
    is_open: flag,
  },
  opinions: {
    id: plain,
    round_id: plain,
    company_id: plain,
    activity_id: plain,
    respondent: plain,
    party: plain,
    state: plain,
    unsure: flag,
    not_applicable: flag,
    confidence: plain,
    reason: plain,
    given_at: plain,
    late: flag,
  },
  round_decisions: {
    id: plain,
    round_id: plain,
    company_id: plain,
    activity_id: plain,
    state: plain,
    decided_by: plain,
    decided_at: plain,
  },
};
