import { escapeFormula } from '@/shared/download/escapeFormula';
import type { WrittenCell } from './writeWorkbook';

/** Spreadsheets recognize UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The table as CSV, as spreadsheets of the language expect it: where the decimal sign is a comma, a semicolon
 * separates the cells.
 */
export function writeCsv(
  table: readonly (readonly WrittenCell[])[],
  { decimalSign }: { decimalSign: string },
): Blob {
  const separator = decimalSign === ',' ? ';' : ',';
  const lines = table.map((cells) =>
    cells.map((cell) => quoted(textOf(cell, decimalSign), separator)).join(separator),
  );
  return new Blob([BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('')], {
    type: 'text/csv;charset=utf-8',
  });
}

function textOf(cell: WrittenCell, decimalSign: string): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell).replace('.', decimalSign) : escapeFormula(cell);
}

const quoted = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
