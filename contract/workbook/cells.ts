import { isValidFieldValue, parseDecimal, type AnswerFieldKind, type AnswerValue } from '../answer';
import type { Language } from '../language';
import { LEVELS, levelOf } from '../scoring/scoring';
import type { ImportValue } from './importPayloads';
import { positionOfWord, WORKBOOK_WORDS } from './words';

/** A cell that cannot be read: a formula, the result of a failed one, or a part of merged cells. */
export interface CellFault {
  fault: 'formula' | 'failed' | 'merged';
}

/** A cell of a sheet; null if it is empty. */
export type Cell = string | number | boolean | Date | null | CellFault;

export const isFault = (cell: Cell): cell is CellFault =>
  typeof cell === 'object' && cell !== null && 'fault' in cell;

/** Why a cell cannot be read. `kind`: it does not contain what a field of its kind expects. */
export type CellProblem = CellFault['fault'] | 'date' | 'ambiguousNumber' | 'kind';

export type CellReading =
  | { value: ImportValue }
  | { problem: CellProblem }
  /** The cell is empty, which changes nothing. */
  | 'empty';

interface CellRule {
  /** What the cell of a value contains; the words are in this language. */
  write(value: NonNullable<AnswerValue>, language: Language): string | number;
  /** The value of a cell with a text, or a number if the rule does not read it itself; undefined if it is none. */
  read(text: string): ImportValue | undefined | { problem: CellProblem };
}

const number: CellRule = { write: Number, read: readNumber };

const CELL_RULES: Record<AnswerFieldKind, CellRule> = {
  state: number,
  factor: number,
  amount: number,
  level: {
    write: (value, language) => WORKBOOK_WORDS[language].levels[levelOf(Number(value))] ?? '',
    read: (text) => LEVELS[positionOfWord('levels', text)] ?? readNumber(text),
  },
};

/** What the cell of a field contains; null for a field without a value. */
export function writeCell(
  kind: AnswerFieldKind,
  value: AnswerValue,
  language: Language,
): string | number | null {
  return value === null ? null : CELL_RULES[kind].write(value, language);
}

/** A hyphen or one of the dashes into which programs turn it. */
const DASH = /^[-‐‑‒–—−]$/;

/** Reads the cell of a field. A dash clears the field, so its value is null. */
export function readCell(kind: AnswerFieldKind, cell: Cell): CellReading {
  if (cell === null) return 'empty';
  if (isFault(cell)) return { problem: cell.fault };
  if (cell instanceof Date) return { problem: 'date' };
  const text = typeof cell === 'string' ? cell : String(cell);
  if (text.trim() === '') return 'empty';
  if (DASH.test(text.trim())) return { value: null };
  const read = CELL_RULES[kind].read(text);
  if (typeof read === 'object' && read !== null) return read;
  const isLevel = kind === 'level' && LEVELS.some((level) => level === read);
  return read !== undefined && (isLevel || isValidFieldValue(kind, read))
    ? { value: read }
    : { problem: 'kind' };
}

/** Digits, one comma and three more digits: a thousand in English and a fraction in Spanish. */
const AMBIGUOUS = /^[+-]?\d+,\d{3}$/;
const DECIMAL_COMMA = /^([+-]?\d*),(\d+)$/;

/** A number with a point or a comma before its decimals; undefined if it is none. */
function readNumber(given: string): number | undefined | { problem: CellProblem } {
  const text = given.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (AMBIGUOUS.test(text)) return { problem: 'ambiguousNumber' };
  return parseDecimal(text.replace(DECIMAL_COMMA, '$1.$2'));
}

/** Whether a cell's value leaves the stored one as it is; a named level does if the stored value has that level. */
export function isUnchanged(
  kind: AnswerFieldKind,
  value: ImportValue,
  stored: AnswerValue,
): boolean {
  if (kind === 'level' && typeof stored === 'number' && typeof value === 'string') {
    return value === LEVELS[levelOf(stored)];
  }
  return value === stored;
}
