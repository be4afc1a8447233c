import { isFault, type Cell } from '../workbook/cells';
import { textOf } from '../workbook/tableHeader';
import { simplified } from '../workbook/words';

/** Where the headers of a table are; rows and columns count from 0. */
export interface TableForm {
  headerRow: number;
  /** The trimmed texts of that row, empty where a column has none. */
  headers: string[];
}

/** The rows in which headers are looked for. */
const HEADER_ROWS = 20;

/**
 * The row with the headers: the first of the rows with the most texts near the top. Titles above the table, and the
 * names of groups of columns, fill fewer cells.
 */
export function findForm(table: readonly (readonly Cell[])[]): TableForm {
  let headerRow = 0;
  let most = 0;
  for (const [index, cells] of table.slice(0, HEADER_ROWS).entries()) {
    const texts = cells.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length;
    if (texts <= most) continue;
    most = texts;
    headerRow = index;
  }
  return formAt(table, headerRow);
}

export const formAt = (table: readonly (readonly Cell[])[], headerRow: number): TableForm => ({
  headerRow,
  headers: (table[headerRow] ?? []).map((cell) => (isFault(cell) ? '' : textOf(cell))),
});

/** All rows near the top as possible headers, with the likeliest one first. */
export function possibleForms(table: readonly (readonly Cell[])[]): TableForm[] {
  const likely = findForm(table);
  const others = table
    .slice(0, HEADER_ROWS)
    .flatMap((_, index) => (index === likely.headerRow ? [] : [formAt(table, index)]));
  return [likely, ...others.filter(({ headers }) => headers.some((header) => header !== ''))];
}

/** The text whose SHA-256 is the digest of a form: the lower-case headers, joined by line feeds. */
export const digestedHeaders = ({ headers }: TableForm): string =>
  headers.map((header) => header.trim().toLowerCase()).join('\n');

/** The column with a header, compared without regard to case, accents and spaces. */
export function columnOf({ headers }: TableForm, header: string): number | 'missing' | 'repeated' {
  const wanted = simplified(header);
  const found = headers.flatMap((one, index) => (simplified(one) === wanted ? [index] : []));
  const [column] = found;
  if (column === undefined) return 'missing';
  return found.length > 1 ? 'repeated' : column;
}
