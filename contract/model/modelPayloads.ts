import type { Language } from '../language';

/** The reference model as sheets of rows, for GET /model/export and POST /model/import. */

export const MODEL_FORMAT = 'value-drivers/model/1';
export const MODEL_SHEETS = [
  'drivers',
  'subdrivers',
  'processes',
  'subprocesses',
  'activities',
] as const;
export type ModelSheet = (typeof MODEL_SHEETS)[number];

/** How many anchors an action has: one for each pair of states, or none. */
export const ANCHORS = 5;

export const MODEL_LIMITS = {
  rows: 5_000,
  nameLength: 300,
  descriptionLength: 10_000,
  anchorLength: 500,
  numberLength: 20,
  noteLength: 500,
  /** Problems that are listed. */
  errors: 200,
} as const;

/** The share of changed words above which a text may be another question. */
export const CHANGED_SHARE = 0.4;

export interface ModelText {
  name: string;
  description: string;
  /** What the states 1–2, 3–4, 5–6, 7–8 and 9–10 mean; empty for the general ones. */
  anchors: string[];
}

interface DriverSheetRow {
  id: string;
  position: number;
  name: string;
  description: string;
}
interface SubdriverSheetRow {
  id: string;
  driver_id: string;
  position: number;
  name: string;
  retired: boolean;
}
interface ProcessSheetRow {
  id: string;
  /** 1–7. */
  impact_area: number;
  number: string;
  name: string;
}
interface SubprocessSheetRow {
  id: string;
  process_id: string;
  number: string;
  name: string;
}
export interface ActivitySheetRow {
  id: string;
  /** Dotted, such as '1.2.3.4'. */
  number: string;
  subdriver_id: string;
  impact_area: number;
  subprocess_id: string;
  /** 0–10. */
  relevance: number | null;
  retired: boolean;
  texts: { en: ModelText } & Partial<Record<Language, ModelText>>;
}

export interface ModelSheets {
  drivers: DriverSheetRow[];
  subdrivers: SubdriverSheetRow[];
  processes: ProcessSheetRow[];
  subprocesses: SubprocessSheetRow[];
  activities: ActivitySheetRow[];
}

export interface ModelExport {
  format: typeof MODEL_FORMAT;
  sheets: ModelSheets;
}

/** A problem with the number of its row in the workbook, whose first row has the headings. */
export interface ModelProblem {
  sheet: ModelSheet;
  row: number;
  message: string;
}

/** `data` of POST /model/import. */
export interface ModelImportResult {
  /** null if nothing has changed. */
  version_id: string | null;
  /** The number of changed rows. */
  changes: number;
}
