import { NOT_STORABLE } from '@contract/answer';
import { normalName } from '@contract/fields/names';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { MODEL_LIMITS, type ModelProblem, type ModelSheet } from '@contract/model/modelPayloads';

/** A row of a workbook, whose values may be anything. */
export type SubmittedRow = Readonly<Record<string, unknown>>;
export type SubmittedSheets = Partial<Record<ModelSheet, readonly SubmittedRow[]>>;

/** Collects problems; `rowOf` numbers rows from 2, because the first row has the headings. */
export interface Problems {
  add(sheet: ModelSheet, index: number, message: string): void;
  list: ModelProblem[];
}

/** A row by its id, its number or its name, by which rows that are added can be referred to. */
export const findReferred = <Row extends { id: string; name: string; number?: string }>(
  rows: readonly Row[],
  key: unknown,
): Row | undefined =>
  typeof key === 'string' && key !== ''
    ? (rows.find(({ id }) => id === key) ??
      rows.find(({ number, name }) => number === key || name === key))
    : undefined;

/**
 * Reads the rows of a sheet, each with the stored row of its id; a blank id adds a row. Reports unknown and repeated ids
 * and stored rows that are missing, and lists the stored row where one cannot be read.
 */
export function matchRows<Row extends { id: string }>(
  sheet: ModelSheet,
  sheetRows: readonly SubmittedRow[],
  stored: readonly Row[],
  problems: Problems,
  read: (row: SubmittedRow, stored: Row | undefined, index: number) => Row | null,
): Row[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  const seen = new Map<string, number>();
  const rows = sheetRows.map((row, index): Row | null => {
    const id = row['id'] ?? '';
    const isBlank = id === '' || (typeof id === 'string' && id.trim() === '');
    const known = typeof id === 'string' ? byId.get(id) : undefined;
    if (!isBlank && !known) {
      problems.add(sheet, index, `The id ${shown(id)} is not one of this installation.`);
      return null;
    }
    const first = known && seen.get(known.id);
    if (first !== undefined) {
      problems.add(sheet, index, `The id ${shown(id)} is in row ${String(first + 2)}, too.`);
      return null;
    }
    if (known) seen.set(known.id, index);
    return read(row, known, index) ?? known ?? null;
  });
  for (const [index, { id }] of stored.entries()) {
    if (seen.has(id)) continue;
    problems.add(
      sheet,
      index,
      `The row of ${shown(id)} is missing. Retire it instead of removing its row.`,
    );
  }
  return rows.filter((row) => row !== null);
}

/** Whether two rows have the same values; an absent one counts as null. */
export function isSame(one: object | undefined, other: object): boolean {
  if (!one) return false;
  const [a, b] = [Object.entries(one), new Map(Object.entries(other))];
  const keys = new Set([...a.map(([key]) => key), ...b.keys()]);
  const values = new Map(a);
  return [...keys].every(
    (key) => JSON.stringify(values.get(key) ?? null) === JSON.stringify(b.get(key) ?? null),
  );
}

export const AREA = `The impact area is a number from 1 to ${String(IMPACT_AREA_NAMES.length)}.`;
export const TOO_LONG = (what: string) => `The ${what} is not a text, or too long.`;

const shown = (id: unknown) => (typeof id === 'string' ? `“${id.slice(0, 40)}”` : 'of this row');

/** null for anything but a text of at most `max` characters that a database can store. */
export function textOf(value: unknown, max: number): string | null {
  if (typeof value !== 'string' || value.length > max || NOT_STORABLE.test(value)) return null;
  return value.replaceAll(/\r\n?/g, '\n').trim();
}

/** A name of one line; null for an empty one. */
export function nameOf(value: unknown): string | null {
  const text = textOf(value, MODEL_LIMITS.nameLength);
  return text === null ? null : normalName(text) || null;
}

export function namedAt(sheet: ModelSheet, value: unknown, index: number, problems: Problems) {
  const name = nameOf(value);
  if (name === null) {
    problems.add(
      sheet,
      index,
      `Enter a name of at most ${String(MODEL_LIMITS.nameLength)} characters.`,
    );
  }
  return name;
}

export function numberAt(sheet: ModelSheet, value: unknown, index: number, problems: Problems) {
  const text = typeof value === 'number' ? String(value) : value;
  if (
    typeof text === 'string' &&
    text.length <= MODEL_LIMITS.numberLength &&
    /^\d+(\.\d+)*$/.test(text.trim())
  ) {
    return text.trim();
  }
  problems.add(sheet, index, 'The number has to be dotted, such as 1.2.3.');
  return null;
}

/** Returns a function that reports the row of a number that an earlier row of the sheet has. */
export function uniqueNumbers(sheet: ModelSheet, problems: Problems) {
  const indexOf = new Map<string, number>();
  return (number: string, index: number) => {
    const first = indexOf.get(number);
    if (first === undefined) indexOf.set(number, index);
    else problems.add(sheet, index, `The number ${number} is in row ${String(first + 2)}, too.`);
  };
}

export const areaOf = (value: unknown) => wholeNumber(value, 1, IMPACT_AREA_NAMES.length);

export const wholeNumber = (value: unknown, min: number, max: number): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
    ? value
    : null;

export const flagOf = (value: unknown): boolean | null =>
  typeof value === 'boolean' ? value : null;
