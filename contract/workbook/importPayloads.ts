import type { AnswerFieldName, AnswerValue } from '../answer';

/** Request and response bodies of POST /answers/import. */

/** Rows of an import; only so many of them may have values. */
export const MAX_IMPORTED_ROWS = 5_000;
export const MAX_ROWS_WITH_VALUES = 1_000;

/** The field's value; null clears it. The name of a level, such as 'medium', keeps a stored value of that level. */
export type ImportValue = AnswerValue;

export interface ImportRow {
  activity_id: string;
  /** The revision of the answer that the values were entered into; null to overwrite newer ones. */
  revision: number | null;
  /** Absent fields keep their values. */
  values: Partial<Record<AnswerFieldName, ImportValue>>;
  /** Which values to keep of the fields that others have changed in the meantime; absent if it is not decided. */
  keep?: 'mine' | 'theirs';
}

/**
 * POST /answers/import; its `data` is an ImportReply. A repeated `import_id` with equal rows gets the first
 * reply again and changes nothing.
 */
export interface ImportPayload {
  import_id: string;
  company_id: string;
  /** Whether to compute the reply without changing anything. */
  dry_run: boolean;
  rows: ImportRow[];
}

export type ImportOutcome = 'unchanged' | 'change' | 'conflict' | 'error';

/** A field that an import changes, or would change if the row's conflicts were decided so. */
export interface ImportChange {
  field: AnswerFieldName;
  /** The stored value. */
  before: AnswerValue;
  /** The imported value. */
  after: AnswerValue;
  /** Present if someone else has changed the field too since the row's revision. */
  conflict?: {
    /** null for a person who was removed. */
    changed_by: string | null;
    changed_at: string;
  };
}

export interface ImportResult {
  activity_id: string;
  outcome: ImportOutcome;
  /** The stored revision before the import; 0 without an answer. */
  revision: number;
  changes: ImportChange[];
  /** Why the row cannot be imported; null unless the outcome is 'error'. */
  message: string | null;
}

/** The average of a driver, or of Total; null without a scored answer. */
export interface ImportAverage {
  driver: string;
  average: number | null;
}

/** Also `data` of the refusals with 400 and 409. Undecided conflicts keep their stored values in the averages. */
export interface ImportReply {
  /** In the order of the rows. */
  results: ImportResult[];
  /** The drivers in their order, then Total. */
  averages_before: ImportAverage[];
  averages_after: ImportAverage[];
}
