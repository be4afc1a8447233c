import type { Language } from '@contract/language';
import type { ActivityRow, DriverRow, ProcessRow, SubdriverRow, SubprocessRow } from './modelRows';

/** The texts of an action in a language. English names and descriptions are those of its ActivityRow. */
export interface ModelTextRow {
  /** `${activity_id}:${language}` */
  id: string;
  activity_id: string;
  language: Language;
  name: string;
  description: string;
  /** Five texts, or none. */
  anchors: string[];
}

/** The tables that a version of the model changes. */
export interface ModelTables {
  drivers: DriverRow;
  subdrivers: SubdriverRow;
  processes: ProcessRow;
  subprocesses: SubprocessRow;
  activities: ActivityRow;
  model_texts: ModelTextRow;
}
export type ModelTable = keyof ModelTables;

/** A row of the model before and after a version; null where it does not exist. */
export type ModelChange = {
  [T in ModelTable]: {
    table: T;
    id: string;
    before: ModelTables[T] | null;
    after: ModelTables[T] | null;
  };
}[ModelTable];

/** A version of the model: what it changes in the version before it. */
export interface ModelVersionRow {
  id: string;
  status: 'draft' | 'applied' | 'undone';
  note: string;
  /** SHA-256 of the changes. */
  digest: string;
  changes: ModelChange[];
  /** The number of changed rows; an action and its texts are one. */
  change_count: number;
  /** The version that it changes; null for the first model. */
  base_id: string | null;
  created_by: string;
  created_at: string;
  applied_at: string | null;
  undone_at: string | null;
}

/** By how much a version moved an average of a company when it was applied. */
export interface ModelStepRow {
  /** `${version_id}:${company_id}:${driver_id}` */
  id: string;
  company_id: string;
  version_id: string;
  /** null for the Global Average. */
  driver_id: string | null;
  /** null without an average. */
  before: number | null;
  after: number | null;
  contributions: { activity_id: string; contribution: number }[];
}

/** The single row about the model in use. It is locked while the model is exchanged. */
export interface ModelStateRow {
  /** 'current'; there is no other row. */
  id: string;
  /** The version in use; null for the first model. */
  version_id: string | null;
  /** Grows with each exchange, by which every server notices it. */
  sequence: number;
  /** Identifies the exchange whose sums are being worked out; null for none. */
  staging: string | null;
}

/** The sums of a company under the model that is about to be exchanged for the one in use. */
export interface ModelSumRow {
  /** The company's id. */
  id: string;
  /** The exchange for which they are worked out. */
  staging: string;
  /** Whether an answer has changed since they were worked out. */
  dirty: boolean;
  sums: {
    driver_id: string;
    weighted: number;
    weights: number;
    scored: number;
    not_applicable: number;
  }[];
}
