import type { RoundNames } from './rounds';

/** Request and response bodies of the calls about rounds. The types in schema.graphql explain the replies. */

export interface RoundPersonDto {
  user_id: string;
  name: string | null;
  party: string | null;
  /** Impact areas '1' to '7'; none for all. */
  areas: string[];
  handed_in_at: string | null;
}

export interface RoundCompanyDto {
  company_id: string;
  company_name: string;
  asked: number;
  handed_in: number;
  opened_at: string | null;
  closed_at: string | null;
  asks_me: boolean;
  my_handed_in_at: string | null;
  people: RoundPersonDto[] | null;
}

export interface RoundDto {
  id: string;
  workspace_id: string | null;
  name: string;
  names: RoundNames;
  opens_on: string;
  due_on: string;
  companies: RoundCompanyDto[];
}

/** A person who is asked in a company; without a party they stand for themselves. */
export interface PartPayload {
  user_id: string;
  party?: string;
  areas?: string[];
}

/**
 * POST /round/save; its `data` is a RoundDto. With `id`, absent fields are kept, and the listed companies replace the
 * stored ones. POST /round/preview checks the same and replies with a RoundPreview.
 */
export interface SaveRoundPayload {
  id?: string;
  workspace_id: string;
  name: string;
  names: RoundNames;
  /** Days such as '2026-05-13'. */
  opens_on: string;
  due_on: string;
  companies: { company_id: string; people: PartPayload[] }[];
}

/** The mail that everybody who is asked receives when the round is opened, in the language of the organiser. */
export interface RoundPreview {
  /** The number of people who receive it. */
  recipients: number;
  subject: string;
  text: string;
}

/** POST /round/open, /round/close, whose `data` is a RoundDto, and /round/remind, whose `data` is a Reminded. */
export interface RoundCompanyPayload {
  round_id: string;
  company_id: string;
}

export interface Reminded {
  /** The number of people who receive a mail: not those who handed in, had a mail today, or had two. */
  mailed: number;
}

/** What a person says about an action: a state 1–10, or unsure, or not applicable; or nothing. */
export interface OpinionValues {
  state: number | null;
  unsure: boolean;
  not_applicable: boolean;
  /** 1–3; only with a state. */
  confidence: number | null;
  reason: string | null;
}

/** POST /opinion/save; its `data` is a MyOpinionDto. Without a state and a mark, it withdraws the opinion. */
export interface SaveOpinionPayload extends Partial<OpinionValues> {
  round_id: string;
  company_id: string;
  activity_id: string;
  /** A repeat with the same id and values changes nothing. */
  save_id?: string;
}

export interface MyOpinionDto extends OpinionValues {
  activity_id: string;
  name: string;
  driver: string;
  impact_area: string;
  description: string | null;
  /** Its own anchors, one for each pair of states; none for the general ones. */
  anchors: string[];
}

/** POST /round/hand-in, which also takes a part back; its `data` is a HandedIn. */
export interface HandInPayload extends RoundCompanyPayload {
  handed_in: boolean;
}

export interface HandedIn {
  handed_in_at: string | null;
}

/** POST /round/decide; its `data` is an ImportReply. Rules of repeats and conflicts are those of /answers/import. */
export interface DecidePayload extends RoundCompanyPayload {
  decide_id: string;
  dry_run: boolean;
  rows: DecisionRow[];
}

export interface DecisionRow {
  activity_id: string;
  /** 1–10. */
  state: number;
  /** The revision of the answer that the person saw, 0 without one; null to overwrite newer ones. */
  revision: number | null;
  keep?: 'mine' | 'theirs' | undefined;
}
