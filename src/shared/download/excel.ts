import writeExcelFile from 'write-excel-file/universal';
import type { Report, ReportCell, ReportTable } from './Report';

const FORMATS = { score: '0.00', percent: '0.0', count: '0' } as const;
const SHEET_NAME_LENGTH = 31;
const READ_ME = 'Read me';

/** One sheet for each table, its header frozen, after a sheet that says what the figures mean. */
export async function writeExcel(report: Report): Promise<Blob> {
  const sheets = [readMe(report), ...report.tables.map(toSheet)];
  return writeExcelFile(sheets).toBlob();
}

function readMe({ title, company, date, notes }: Report) {
  const lines = [title, company, date.toISOString().slice(0, 10), '', ...notes];
  return {
    sheet: READ_ME,
    columns: [{ width: 100 }],
    data: lines.map((line, row) => [
      { type: String, value: neutralised(line), ...(row === 0 && { fontWeight: 'bold' as const }) },
    ]),
  };
}

function toSheet({ title, columns, rows }: ReportTable) {
  const header = columns.map((column) => ({
    type: String,
    value: neutralised(column.header),
    fontWeight: 'bold' as const,
  }));
  const cells = rows.map((row) =>
    row.map((cell, index) => toCell(cell, columns[index]?.kind ?? 'text')),
  );
  return {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: columns.map(({ kind }) => ({ width: kind === 'text' ? 48 : 16 })),
    data: [header, ...cells],
  };
}

function toCell(cell: ReportCell, kind: ReportTable['columns'][number]['kind']) {
  if (cell === null) return null;
  if (typeof cell === 'string') return { type: String, value: neutralised(cell) };
  return { type: Number, value: cell, ...(kind !== 'text' && { format: FORMATS[kind] }) };
}

/** Text that a spreadsheet could take for a formula is marked as text. */
export function neutralised(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Spreadsheets refuse some characters and long names. */
function sheetName(title: string): string {
  return title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, SHEET_NAME_LENGTH);
}
