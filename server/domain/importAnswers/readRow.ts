import {
  ANSWER_FIELDS,
  expectedInput,
  isValidFieldValue,
  type AnswerFieldKind,
  type AnswerFieldName,
  type AnswerValue,
} from '@contract/answer';
import type { ImportValue } from '@contract/workbook/importPayloads';
import { LEVELS } from '@contract/scoring/scoring';

/** A row of an import whose shape is validated, but not yet its values. */
export interface GivenRow {
  activity_id: string;
  revision: number | null;
  values: Readonly<Record<string, unknown>>;
  keep?: 'mine' | 'theirs' | undefined;
}

/** The valid values of a row. */
export type RowValues = ReadonlyMap<AnswerFieldName, ImportValue>;

/** The values of a row, or a sentence that describes the first invalid one. */
export function readValues(values: GivenRow['values']): RowValues | string {
  const read = new Map<AnswerFieldName, ImportValue>();
  for (const [name, given] of Object.entries(values)) {
    const field = ANSWER_FIELDS.find((one) => one.name === name);
    if (!field) return `There is no field ${name}.`;
    const value = readValue(field.kind, given);
    if (value === undefined) return `${name}: ${expectedInput(field.kind)}`;
    read.set(field.name, value);
  }
  return read;
}

/** undefined for an invalid value. */
function readValue(kind: AnswerFieldKind, given: unknown): ImportValue | undefined {
  if (given === null) return null;
  if (kind === 'level' && isLevelName(given)) return given;
  return isValidFieldValue(kind, given) ? given : undefined;
}

type LevelName = (typeof LEVELS)[number];

const isLevelName = (value: unknown): value is LevelName => LEVELS.some((level) => level === value);

/** The level 0–4 that an imported value names; null if it is a value. */
export function namedLevel(value: ImportValue): number | null {
  return isLevelName(value) ? LEVELS.indexOf(value) : null;
}

/** The value of a field that names no level. */
export const plainValue = (value: ImportValue): AnswerValue =>
  isLevelName(value) ? null : (value as AnswerValue);
