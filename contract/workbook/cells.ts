import {
  isValidFieldValue,
  parseDecimal,
  toLineFeeds,
  type AnswerFieldKind,
  type AnswerValue,
} from '../answer';
import type { Language } from '../language';
import { LEVELS, levelOf } from '../scoring/scoring';
import type { ImportValue } from './importPayloads';
import { positionOfWord, simplified, WORKBOOK_WORDS } from './words';

/**
 * A cell that cannot be read: a formula, the result of a failed one, a part of merged cells, a number that is shown as
 * a percentage, or one that is damaged.
 */
export interface CellFault {
  fault: 'formula' | 'failed' | 'merged' | 'percent' | 'invalid';
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
  /** The content of a value's cell; the words are in this language. */
  write(value: NonNullable<AnswerValue>, language: Language): string | number | null;
  /** The value of a cell with this text, which may still be invalid; undefined if it is none. */
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
  confidence: {
    write: (value, language) => WORKBOOK_WORDS[language].confidences[Number(value) - 1] ?? '',
    read: (text) => {
      const position = positionOfWord('confidences', text);
      return position < 0 ? readNumber(text) : position + 1;
    },
  },
  flag: {
    // A flag that is not set is an empty cell.
    write: (value, language) =>
      value === true ? (WORKBOOK_WORDS[language].answers[0] ?? '') : null,
    read: readFlag,
  },
  text: {
    // An apostrophe distinguishes a text that is a dash from the dash that clears a field.
    write: (value) => (QUOTABLE.test(String(value)) ? `'${String(value)}` : String(value)),
    read: (text) => toLineFeeds(QUOTED.test(text) ? text.slice(1) : text),
  },
};

/** The content of a field's cell; null for a field without a value. */
export function writeCell(
  kind: AnswerFieldKind,
  value: AnswerValue,
  language: Language,
): string | number | null {
  return value === null ? null : CELL_RULES[kind].write(value, language);
}

const QUOTABLE = /^\s*'*[-‐‑‒–—−]\s*$/;
const QUOTED = /^'\s*'*[-‐‑‒–—−]\s*$/;

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
function readNumber(content: string): number | undefined | { problem: CellProblem } {
  const text = content.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (AMBIGUOUS.test(text)) return { problem: 'ambiguousNumber' };
  return parseDecimal(text.replace(DECIMAL_COMMA, '$1.$2'));
}

const TRUTHS: Partial<Record<string, boolean>> = {
  true: true,
  verdadero: true,
  false: false,
  falso: false,
};

function readFlag(text: string): boolean | undefined {
  const position = positionOfWord('answers', text);
  return position < 0 ? TRUTHS[simplified(text)] : position === 0;
}

/** Characters that a workbook cannot contain, or contains in another form. */
const LOST = /[^\t\n\x20-\x7e\u0085\xa0-\u{fffc}\u{10000}-\u{10ffff}]/gu;

const inWorkbook = (text: string) => toLineFeeds(text).replaceAll(LOST, '');

/** Whether a cell's value leaves the stored one as it is; a named level does if the stored value has that level. */
export function isUnchanged(
  kind: AnswerFieldKind,
  value: ImportValue,
  stored: AnswerValue,
): boolean {
  if (kind === 'level' && typeof stored === 'number' && typeof value === 'string') {
    return value === LEVELS[levelOf(stored)];
  }
  if (kind === 'flag') return (value ?? false) === (stored ?? false);
  if (kind === 'text' && typeof value === 'string' && typeof stored === 'string') {
    return inWorkbook(value) === inWorkbook(stored);
  }
  return value === stored;
}
