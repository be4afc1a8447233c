import { activityNumber } from '../fields/naming';
import { isFault, type Cell, type CellFault } from '../workbook/cells';
import { textOf } from '../workbook/tableHeader';
import { columnOf, type TableForm } from './form';
import type { MappingColumn } from './mappingPayloads';

/**
 * What a column contains: the number or the text of a question, or its value. With `answer`, each row is a person, and
 * the header is the question, as in files of surveys.
 */
export const MAPPED_FIELDS = ['number', 'question', 'revenue_state', 'answer'] as const;
export type MappedField = (typeof MAPPED_FIELDS)[number];

/** The value that a workbook gives for a question. Rows count from 1, as in the workbook. */
export interface MappedEntry {
  row: number;
  number: string;
  question: string;
  value: string;
}

export type EntryProblem =
  | { problem: 'missingHeader' | 'repeatedHeader'; row: number; content: string }
  | { problem: CellFault['fault'] | 'date'; row: number; content: string };

/** The entries of a table whose columns have these meanings. Rows without a question or a value are left out. */
export function readEntries(
  table: readonly (readonly Cell[])[],
  form: TableForm,
  columns: readonly MappingColumn[],
): { entries: MappedEntry[]; problems: EntryProblem[] } {
  const problems: EntryProblem[] = [];
  const places = columns.flatMap(({ field, header }) => {
    const column = columnOf(form, header);
    if (typeof column === 'number') return [{ field, header, column }];
    const problem = column === 'missing' ? 'missingHeader' : 'repeatedHeader';
    problems.push({ problem, row: form.headerRow + 1, content: header });
    return [];
  });
  if (problems.length > 0) return { entries: [], problems };
  const entries: MappedEntry[] = [];
  const placeOf = (field: MappedField) => places.find((place) => place.field === field)?.column;
  for (const [index, cells] of table.entries()) {
    if (index <= form.headerRow) continue;
    const row = index + 1;
    const read = (column: number | undefined): string => {
      const cell = column === undefined ? null : (cells[column] ?? null);
      if (isFault(cell)) problems.push({ problem: cell.fault, row, content: '' });
      // Programs turn a number such as 1.2.9 into a date.
      else if (cell instanceof Date) problems.push({ problem: 'date', row, content: '' });
      return textOf(cell);
    };
    for (const { field, header, column } of places) {
      if (field !== 'answer') continue;
      const value = read(column);
      if (value !== '') entries.push({ row, ...questionIn(header), value });
    }
    const valueColumn = placeOf('revenue_state');
    if (valueColumn === undefined) continue;
    const asked = questionIn(read(placeOf('question')));
    const number = read(placeOf('number')) || asked.number;
    const value = read(valueColumn);
    if (value !== '' && (asked.question !== '' || number !== '')) {
      entries.push({ row, question: asked.question || number, number, value });
    }
  }
  return { entries, problems };
}

/** A question may begin with its number. */
const questionIn = (text: string) => ({ question: text, number: activityNumber(text) });
