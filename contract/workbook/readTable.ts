import { isFault, type Cell } from './cells';
import { HEADER_ROWS, type WorkbookColumn } from './columns';
import { MAX_IMPORTED_ROWS, MAX_ROWS_WITH_VALUES, type ImportRow } from './importPayloads';
import { readRow, type CellOf, type KnownAction, type RowProblem } from './readRow';
import { readHeader, textOf } from './tableHeader';

/** Why a table cannot be imported at all. */
export type TableProblem =
  | { problem: 'noColumns' }
  | { problem: 'repeatedColumn'; column: string }
  | { problem: 'tooManyRows' | 'tooManyChanges'; count: number };

/** A problem with the number of its row in the sheet, from 1; the action is null if it is not known. */
export type NumberedProblem = RowProblem & { row: number; activityId: string | null };

export interface TableReading {
  /** The rows that differ from the stored answers, with the fields that differ. */
  changes: ImportRow[];
  problems: NumberedProblem[];
  /** How many rows name an action and have no problem. */
  readable: number;
  /** How many cells are empty in the table and filled in the stored answers. */
  emptyCells: number;
  /** Columns that are ignored. */
  unknownColumns: string[];
}

interface Options {
  /** Whether the table is of another company: then all its values are new, whatever their revisions. */
  isTemplate: boolean;
}

/** Reads the table of an assessment, whose first row names the columns. */
export function readTable(
  table: readonly (readonly Cell[])[],
  actions: readonly KnownAction[],
  options: Options,
): TableReading | TableProblem {
  const header = readHeader(table[0] ?? []);
  if ('repeated' in header) return { problem: 'repeatedColumn', column: header.repeated };
  const { columns, unknownColumns } = header;
  if (!columns.has('activity_id') && !columns.has('number')) return { problem: 'noColumns' };
  const filled = table.flatMap((cells, index) =>
    index === 0 || cells.every(isBlank) ? [] : [{ row: index + 1, cells }],
  );
  const count = filled.filter(({ row }) => row > HEADER_ROWS).length;
  if (count > MAX_IMPORTED_ROWS) return { problem: 'tooManyRows', count };

  const changes: ImportRow[] = [];
  const problems: NumberedProblem[] = [];
  const total = { readable: 0, emptyCells: 0 };
  const find = finderOf(actions);
  const rowOfAction = new Map<string, number>();
  for (const { row, cells } of filled) {
    const cellOf: CellOf = (column) => cellIn(cells, columns.get(column));
    const found = find(cellOf);
    // The second row has the names in the person's language, unless someone has removed it.
    if (row <= HEADER_ROWS && 'problem' in found) continue;
    if ('problem' in found) {
      problems.push({ row, activityId: null, ...found });
      continue;
    }
    const activityId = found.id;
    const first = rowOfAction.get(activityId);
    if (first !== undefined) {
      const about = { row, activityId, field: null };
      problems.push({ ...about, problem: 'repeatedAction', content: String(first) });
      continue;
    }
    rowOfAction.set(activityId, row);
    const reading = readRow(cellOf, found, options);
    problems.push(...reading.problems.map((one) => ({ row, activityId, ...one })));
    if (reading.problems.length > 0) continue;
    total.readable++;
    total.emptyCells += reading.emptyCells;
    if (Object.keys(reading.change.values).length > 0) changes.push(reading.change);
  }
  return changes.length > MAX_ROWS_WITH_VALUES
    ? { problem: 'tooManyChanges', count: changes.length }
    : { changes, problems, ...total, unknownColumns };
}

const isBlank = (cell: Cell) => cell === null || (typeof cell === 'string' && cell.trim() === '');

/** undefined without the column; null beyond the end of a short row. */
function cellIn(cells: readonly Cell[], index: number | undefined): Cell | undefined {
  return index === undefined ? undefined : (cells[index] ?? null);
}

/** Finds the action of a row by its id, or by its number if the row has no id. */
function finderOf(actions: readonly KnownAction[]) {
  const byId = new Map(actions.map((action) => [action.id, action]));
  const byNumber = new Map(actions.map((action) => [action.number, action]));
  return (cellOf: CellOf): KnownAction | RowProblem => {
    const keys: WorkbookColumn[] = ['activity_id', 'number'];
    for (const key of keys) {
      const cell = cellOf(key) ?? null;
      if (isFault(cell)) return { problem: cell.fault, field: null, content: '' };
      // Programs turn a number such as 1.2.9 into a date.
      if (cell instanceof Date) return { problem: 'date', field: null, content: '' };
      const content = textOf(cell);
      if (content === '') continue;
      const action = (key === 'activity_id' ? byId : byNumber).get(content);
      return action ?? { problem: 'unknownAction', field: null, content };
    }
    return { problem: 'unknownAction', field: null, content: '' };
  };
}
