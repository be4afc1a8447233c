import {
  ANSWER_FIELDS,
  EMPTY_ANSWER,
  toAnswerValues,
  type AnswerFieldName,
  type AnswerValue,
  type AnswerValues,
} from '@contract/answer';
import type { ImportChange } from '@contract/workbook/importPayloads';
import { levelOf, valueOfLevel } from '@contract/scoring/scoring';
import type { AnswerChangeRow, AnswerRow } from '@server/store/tables';
import { mergeEdit } from '../saveAnswer/merge';
import type { SubmittedRow, RowValue, RowValues } from './readRow';

interface MergedRow {
  /** The fields of the stored answer that the import changes. */
  changes: Partial<AnswerValues>;
  /** The fields that the row and someone else changed, if the row does not decide about them. */
  conflicts: AnswerFieldName[];
  /** The values of the row for all fields in `changes` and `conflicts`. */
  imported: Partial<AnswerValues>;
}

/** Merges a row into the stored answer by the rules of autosave. `since`: the changes after the row's revision. */
export function mergeRow(
  stored: AnswerRow | undefined,
  since: AnswerChangeRow[],
  values: RowValues,
  { revision, keep }: Pick<SubmittedRow, 'revision' | 'keep'>,
): MergedRow {
  const current = stored ?? EMPTY_ANSWER;
  const imported = toAnswerValues(
    [...values].map(([name, value]) => [name, resolve(name, value, current, since)] as const),
  );
  const state = { values: current, revision: stored?.revision ?? 0, since };
  const edit = { values: imported, revision, changed: null, save_id: null };
  const { changes, conflicts } = mergeEdit(state, edit);
  if (conflicts.length === 0 || keep === undefined) return { changes, conflicts, imported };
  if (keep === 'theirs') return { changes, conflicts: [], imported };
  const mine = toAnswerValues(conflicts.map((name) => [name, imported[name] ?? null] as const));
  return { changes: { ...changes, ...mine }, conflicts: [], imported };
}

/**
 * The value of a field. A named level keeps the stored value if that has the same level, or the value that the
 * row started from, so that only another level counts as a change.
 */
function resolve(
  name: AnswerFieldName,
  rowValue: RowValue,
  stored: AnswerValues,
  since: readonly AnswerChangeRow[],
): AnswerValue {
  if ('value' in rowValue) return rowValue.value;
  const start = since.find(({ after }) => name in after)?.before[name];
  const known = [stored[name], start].find((one) => isOfLevel(one, rowValue.level));
  return known ?? valueOfLevel(rowValue.level);
}

const isOfLevel = (value: AnswerValue | undefined, level: number) =>
  typeof value === 'number' && levelOf(value) === level;

/** The changes of a merged row, in the order of the fields; `authorOf` names who changed a field last. */
export function listChanges(
  stored: AnswerRow | undefined,
  { changes, conflicts, imported }: MergedRow,
  authorOf: (field: AnswerFieldName) => NonNullable<ImportChange['conflict']>,
): ImportChange[] {
  const current = stored ?? EMPTY_ANSWER;
  return ANSWER_FIELDS.flatMap(({ name }): ImportChange[] => {
    const isConflict = conflicts.includes(name);
    if (!isConflict && !(name in changes)) return [];
    const change = { field: name, before: current[name], after: imported[name] ?? null };
    return [isConflict ? { ...change, conflict: authorOf(name) } : change];
  });
}
