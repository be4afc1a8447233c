import { isFault, type Cell } from './cells';
import { WORKBOOK_COLUMNS, type WorkbookColumn } from './columns';

interface TableHeader {
  /** The index of each column that the table has. */
  columns: ReadonlyMap<WorkbookColumn, number>;
  /** The names of other columns, which are ignored. */
  unknownColumns: string[];
}

/** The text of a cell without surrounding spaces; empty for an empty cell and for one that cannot be read. */
export const textOf = (cell: Cell): string =>
  cell === null || isFault(cell) || cell instanceof Date ? '' : String(cell).trim();

/** Reads the names in the first row, which may be in any order. Names a column that occurs twice instead. */
export function readHeader(cells: readonly Cell[]): TableHeader | { repeated: string } {
  const columns = new Map<WorkbookColumn, number>();
  const unknownColumns: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const name = textOf(cell);
    const column = WORKBOOK_COLUMNS.find((one) => one === name.toLowerCase());
    if (column && columns.has(column)) return { repeated: column };
    if (column) columns.set(column, index);
    else if (name !== '') unknownColumns.push(name);
  }
  return { columns, unknownColumns };
}
