import { ANSWER_FIELDS, toAnswerValues, type AnswerFieldName, type AnswerValues } from '../answer';
import { lacksReason } from '../notApplicable';
import { isFault, isUnchanged, readCell, type Cell, type CellProblem } from './cells';
import type { WorkbookColumn } from './columns';
import type { ImportRow, ImportValue } from './importPayloads';
import { textOf } from './tableHeader';

/** An action with the stored answer of the company. */
export interface KnownAction {
  id: string;
  /** Dotted, such as '1.2.3'. */
  number: string;
  values: AnswerValues;
  /** 0 without an answer. */
  revision: number;
}

/** Why a row cannot be imported. */
export interface RowProblem {
  problem: CellProblem | 'unknownAction' | 'repeatedAction' | 'revision' | 'reasonMissing';
  /** The field of the cell; null if the row itself is at fault. */
  field: AnswerFieldName | null;
  /** The content of the cell; for a repeated action the number of the row that it repeats. */
  content: string;
}

/** The cell in a column; undefined if the table lacks the column. */
export type CellOf = (column: WorkbookColumn) => Cell | undefined;

interface RowReading {
  change: ImportRow;
  problems: RowProblem[];
  /** How many cells are empty although the stored answer has a value. */
  emptyCells: number;
}

/** Compares the cells of a row with the stored answer. `change` contains only the fields that differ. */
export function readRow(
  cellOf: CellOf,
  { id, values, revision }: KnownAction,
  { isTemplate }: { isTemplate: boolean },
): RowReading {
  const changed: Partial<Record<AnswerFieldName, ImportValue>> = {};
  const problems: RowProblem[] = [];
  let emptyCells = 0;
  for (const { name, kind } of ANSWER_FIELDS) {
    const cell = cellOf(name);
    if (cell === undefined) continue;
    const reading = readCell(kind, cell);
    if (reading === 'empty') {
      if (!isUnchanged(kind, null, values[name])) emptyCells++;
    } else if ('problem' in reading) {
      problems.push({ problem: reading.problem, field: name, content: textOf(cell) });
    } else if (!isUnchanged(kind, reading.value, values[name])) {
      changed[name] = reading.value;
    }
  }
  const start = isTemplate ? null : readRevision(cellOf('revision') ?? null);
  if (start === undefined) {
    const content = textOf(cellOf('revision') ?? null);
    problems.push({ problem: 'revision', field: null, content });
  }
  const entries = Object.entries(changed) as [AnswerFieldName, ImportValue][];
  if (lacksReason({ ...values, ...toAnswerValues(entries) })) {
    problems.push({ problem: 'reasonMissing', field: 'not_applicable_reason', content: '' });
  }
  // A row without a revision starts from the stored answer.
  const change = { activity_id: id, revision: start ?? revision, values: changed };
  return { change, problems, emptyCells };
}

/** null for an empty cell, undefined for an invalid one, such as a date. */
function readRevision(cell: Cell): number | null | undefined {
  if (cell === null) return null;
  if (isFault(cell) || cell instanceof Date) return undefined;
  const text = textOf(cell);
  if (text === '') return null;
  const revision = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(revision) ? revision : undefined;
}
