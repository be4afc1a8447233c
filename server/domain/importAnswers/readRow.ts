import {
  ANSWER_FIELDS,
  expectedInput,
  isValidFieldValue,
  toLineFeeds,
  type AnswerFieldKind,
  type AnswerFieldName,
  type AnswerValue,
} from '@contract/answer';
import { LEVELS } from '@contract/scoring/scoring';

/** A row of an import whose shape is validated, but not yet its values. */
export interface SubmittedRow {
  activity_id: string;
  revision: number | null;
  values: Readonly<Record<string, unknown>>;
  keep?: 'mine' | 'theirs' | undefined;
}

/** A value of a row: a level 0–4 that the row names, or the value itself. */
export type RowValue = { level: number } | { value: AnswerValue };

/** The valid values of a row. */
export type RowValues = ReadonlyMap<AnswerFieldName, RowValue>;

/** The values of a row, or a sentence that describes the first invalid one. */
export function readValues(values: SubmittedRow['values']): RowValues | string {
  const read = new Map<AnswerFieldName, RowValue>();
  for (const [name, input] of Object.entries(values)) {
    const field = ANSWER_FIELDS.find((one) => one.name === name);
    if (!field) return `There is no field ${name}.`;
    const value = readValue(field.kind, input);
    if (value === undefined) return `${name}: ${expectedInput(field.kind)}`;
    read.set(field.name, value);
  }
  return read;
}

/** undefined for an invalid value. */
function readValue(kind: AnswerFieldKind, input: unknown): RowValue | undefined {
  if (input === null) return { value: null };
  const level = kind === 'level' ? LEVELS.findIndex((name) => name === input) : -1;
  if (level >= 0) return { level };
  if (!isValidFieldValue(kind, input)) return undefined;
  return { value: typeof input === 'string' ? toLineFeeds(input) : input };
}
