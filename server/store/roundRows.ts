import type { RoundNames } from '@contract/rounds/rounds';

/** Several people of several companies are asked for their opinions by a due day. */
export interface RoundRow {
  id: string;
  /** null once the workspace is purged. */
  workspace_id: string | null;
  name: string;
  names: RoundNames;
  /** Days such as '2026-05-13'. */
  opens_on: string;
  due_on: string;
  created_by: string;
  created_at: string;
}

/** A company in which a round asks people. */
export interface RoundCompanyRow {
  /** `${round_id}:${company_id}` */
  id: string;
  round_id: string;
  company_id: string;
  opened_at: string | null;
  closed_at: string | null;
  closed_by: string | null;
}

/** A person who is asked in a company: their part of the round. */
export interface RoundPersonRow {
  /** `${round_id}:${company_id}:${user_id}` */
  id: string;
  round_id: string;
  company_id: string;
  user_id: string;
  /** null for none. With hidden names, party and areas are removed at closing. */
  party: string | null;
  /** Impact areas '1' to '7'; none for all. */
  areas: string[];
  handed_in_at: string | null;
  /** Whether the round is open in the company: a copy, so that open parts are found and counted in one statement. */
  is_open: boolean;
}

/** What a person says about an action: a state, or one of the two marks. */
export interface OpinionRow {
  id: string;
  round_id: string;
  company_id: string;
  activity_id: string;
  /** The person's id; with hidden names its HMAC under the key of the round in this company. */
  respondent: string;
  party: string | null;
  /** 1–10. */
  state: number | null;
  unsure: boolean;
  not_applicable: boolean;
  /** 1–3. */
  confidence: number | null;
  reason: string | null;
  /** A time; with hidden names a day, and after closing the day of closing. */
  given_at: string;
  /** Whether it was given after the due day; after closing with hidden names always false. */
  late: boolean;
}

/** The state that was decided for an action in a round. */
export interface RoundDecisionRow {
  /** `${round_id}:${company_id}:${activity_id}` */
  id: string;
  round_id: string;
  company_id: string;
  activity_id: string;
  /** 1–10; null if the answer was left without a state. */
  state: number | null;
  decided_by: string;
  decided_at: string;
}

/** The key of a round with hidden names in a company. It is removed at closing, so that nobody can be recognized. */
export interface RoundKeyRow {
  /** That of the RoundCompanyRow. */
  id: string;
  /** Base64url. */
  key: string;
}

/** The mails to a person about a round. */
export interface RoundMailRow {
  /** `${round_id}:${user_id}` */
  id: string;
  round_id: string;
  user_id: string;
  mails: number;
  /** The day of the last one. */
  mailed_on: string;
}
