import { roundAverage } from '@contract/scoring/numbers/averages';
import { decimalsOf } from '@contract/scoring/numbers/shownAverage';
import writeExcelFile from 'write-excel-file/universal';
import { escapeFormula } from './escapeFormula';
import { tableFeature } from './excelTables';
import {
  dayAndScope,
  type FileWords,
  noteLine,
  type Report,
  type ReportCell,
  type ReportPicture,
  type ReportTable,
} from './Report';

const FORMATS = {
  score: () => '0.00',
  average: (cell: number) => withDecimals(decimalsOf(cell, 2)),
  number: (cell: number) => withDecimals(String(roundAverage(cell, 2)).split('.')[1]?.length ?? 0),
  difference: () => '+0.00;-0.00;0.00',
  percent: () => '0"%"',
  count: () => '0',
};
const withDecimals = (decimals: number) => (decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`);
const SHEET_NAME_LENGTH = 31;
/** The width of a chart on its sheet, px. */
const PICTURE_WIDTH = 760;
const DPI = 96;
/** The height of a sheet's row, px. */
const ROW = 20;

/**
 * The workbook: a sheet that explains the figures, one with the pictures of charts, and one per table, with a
 * frozen header row, filters and its line chart.
 */
export async function writeExcel(report: Report, words: Omit<FileWords, 'formats'>): Promise<Blob> {
  const pictures = report.pictures.filter(({ isOfTable }) => !isOfTable);
  const before = [
    readMe(report, words.readMe),
    ...(pictures.length > 0 ? [chartsSheet(pictures, words.charts)] : []),
  ];
  const sheets = [...before, ...report.tables.map(toSheet)];
  const names = sheetNames(sheets.map(({ sheet }) => sheet));
  const tables = report.tables.map((table, index) => ({
    sheet: names[before.length + index] ?? table.title,
    table,
  }));
  return writeExcelFile(
    sheets.map((sheet, index) => ({ ...sheet, sheet: names[index] ?? sheet.sheet })),
    { features: [tableFeature([...before.map(() => null), ...tables])] },
  ).toBlob();
}

/** The charts are stacked, each under its title. */
function chartsSheet(pictures: readonly ReportPicture[], sheet: string) {
  const placed = pictures.map((picture) => {
    const height = Math.round((PICTURE_WIDTH * picture.height) / picture.width);
    return { ...picture, drawn: height, rows: Math.ceil(height / ROW) + 3 };
  });
  const firstRows = placed.map((_, index) =>
    placed.slice(0, index).reduce((sum, { rows }) => sum + rows, 1),
  );
  return {
    sheet,
    data: placed.flatMap(({ title, rows }) => [
      [{ type: String, value: escapeFormula(title), fontWeight: 'bold' as const }],
      ...Array.from({ length: rows - 1 }, () => [null]),
    ]),
    images: placed.map(({ title, png, drawn }, index) => ({
      content: bytesOf(png),
      contentType: 'image/png',
      width: PICTURE_WIDTH,
      height: drawn,
      dpi: DPI,
      anchor: { row: (firstRows[index] ?? 1) + 1, column: 1 },
      title,
    })),
  };
}

/** The contents of a base64 data URL. */
function bytesOf(dataUrl: string): Blob {
  const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return new Blob([Uint8Array.from(binary, (char) => char.charCodeAt(0))]);
}

function readMe(report: Report, sheet: string) {
  const { title, company, notes } = report;
  const lines = [title, company, dayAndScope(report), '', ...notes.map(noteLine)];
  return {
    sheet,
    columns: [{ width: 100 }],
    data: lines.map((line, row) => [
      {
        type: String,
        value: escapeFormula(line),
        ...(row === 0 && { fontWeight: 'bold' as const }),
      },
    ]),
  };
}

function toSheet({ title, sheet = title, columns, rows }: ReportTable) {
  const header = columns.map((column) => ({
    type: String,
    value: escapeFormula(column.header),
    fontWeight: 'bold' as const,
  }));
  const cells = rows.map((row) =>
    row.map((cell, index) => toCell(cell, columns[index]?.kind ?? 'text')),
  );
  return {
    sheet,
    stickyRowsCount: 1,
    columns: columns.map(({ kind }) => ({ width: kind === 'text' ? 48 : 16 })),
    data: [header, ...cells],
  };
}

function toCell(cell: ReportCell, kind: ReportTable['columns'][number]['kind']) {
  if (cell === null) return null;
  if (typeof cell === 'string') return { type: String, value: escapeFormula(cell) };
  return { type: Number, value: cell, ...(kind !== 'text' && { format: FORMATS[kind](cell) }) };
}

/**
 * Valid names of sheets: unique, short enough, and without the characters that spreadsheets do not
 * allow.
 */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const plain = title.replaceAll(/[\\/?*[\]:]/g, ' ').replaceAll(/^'|'$/g, ' ');
    for (let copy = 1; ; copy++) {
      const end = copy === 1 ? '' : ` (${copy})`;
      const name = plain.slice(0, SHEET_NAME_LENGTH - end.length) + end;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}
