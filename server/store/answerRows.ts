import type { AnswerValues, ChangeSource } from '@contract/answer';

export interface AnswerRow extends AnswerValues {
  id: string;
  activity_id: string;
  company_id: string;
  /** When it was last saved. */
  answered_at: string;
  answered_by: string;
  /** 1 after the first save; each save adds 1. */
  revision: number;
  /** When a person last confirmed that the answer is still true, and who did; null or absent for never. */
  confirmed_at?: string | null;
  confirmed_by?: string | null;
}

/** The changes of one save of an answer. */
export interface AnswerChangeRow {
  id: string;
  answer_id: string;
  company_id: string;
  activity_id: string;
  /** The revision after this save. */
  revision: number;
  changed_by: string;
  changed_at: string;
  /** Only the fields that changed. */
  before: Partial<AnswerValues>;
  after: Partial<AnswerValues>;
  /** The company's driver averages before and after this save, by driver id; null if not recorded. */
  averages_before?: DriverAverages | null;
  averages_after?: DriverAverages | null;
  source: ChangeSource;
  /** The round in which it was decided; absent or null for another source. */
  round_id?: string | null;
}

/** Averages 1–10 by driver id, null without a scored answer. */
export type DriverAverages = Record<string, number | null>;
