import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { PALETTES } from '@/shared/ui/theme/tokens';
import type { Formats } from '../../i18n/formats';
import { fitTable } from './fitTable';
import { createPdfWriter, type PdfWriter } from './pdfText';
import {
  dayAndScope,
  formatCell,
  noteLine,
  type Report,
  type ReportPicture,
  type ReportTable,
} from '../Report';
import { drawText as drawnByBrowser, type DrawText } from './textImage';

// Millimeters and points of an A4 page.
const MARGIN = 15;
const PORTRAIT = { width: 180, bottom: 282 };
const LANDSCAPE = { width: 267, bottom: 195 };
const GAP = 8;
const LINE = 5;
const ROW = 6.2;
/** Above and below the text of a cell. */
const CELL_PADDING = 1.2;
const SIDE_PADDING = 1.5 * CELL_PADDING;
const SHORT_TABLE = 25;
/** The width of the page number. */
const NUMBERS = 20;
const TITLE_SIZE = 18;
const HEADING_SIZE = 12;
const TEXT_SIZE = 9;

/** The document and the writer for its text. */
interface PdfDocument {
  pdf: jsPDF;
  writer: PdfWriter;
  formats: Formats;
  /** The width of the text, and where it ends, mm. */
  page: typeof PORTRAIT;
}

/** A4: title, company and day, the charts, the tables with repeated headings, page numbers. */
export function writePdf(
  report: Report,
  formats: Formats,
  drawText: DrawText = drawnByBrowser,
): Blob {
  const orientation = report.isWide ? 'landscape' : 'portrait';
  const page = report.isWide ? LANDSCAPE : PORTRAIT;
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', orientation });
  const sheet = { pdf, writer: createPdfWriter(pdf, drawText), formats, page };
  let y = drawTitle(sheet, report);
  for (const picture of report.pictures) y = drawPicture(sheet, picture, y);
  for (const table of report.tables) y = drawTable(sheet, table, y);
  drawNotes(sheet, report.notes.map(noteLine), y);
  numberPages(sheet, report);
  return pdf.output('blob');
}

function drawTitle({ pdf, writer, page }: PdfDocument, report: Report): number {
  const { title, company } = report;
  pdf.setProperties({ title: `${title} – ${company}` });
  pdf.setFontSize(TITLE_SIZE);
  const below = 22 + writer.write(title, { x: MARGIN, y: 22, width: page.width });
  pdf.setFontSize(TEXT_SIZE);
  const about = `${company} · ${dayAndScope(report)}`;
  return below + writer.write(about, { x: MARGIN, y: below, width: page.width }) + LINE;
}

/** The top of the next block, mm. The block starts a new page if it does not fit. */
function placeFor({ pdf, page }: PdfDocument, height: number, y: number): number {
  if (y + height <= page.bottom) return y;
  pdf.addPage();
  return MARGIN + LINE;
}

function drawHeading({ pdf, writer, page }: PdfDocument, text: string, y: number): number {
  pdf.setFontSize(HEADING_SIZE);
  const height = writer.write(text, { x: MARGIN, y, width: page.width });
  pdf.setFontSize(TEXT_SIZE);
  return y + height;
}

function drawPicture(sheet: PdfDocument, picture: ReportPicture, y: number): number {
  const { width } = sheet.page;
  const height = (width * picture.height) / picture.width;
  const top = drawHeading(sheet, picture.title, placeFor(sheet, height + LINE, y));
  sheet.pdf.addImage(picture.png, 'PNG', MARGIN, top, width, height, undefined, 'FAST');
  return top + height + GAP;
}

const sideOf = (kind: string) => (kind === 'text' ? 'left' : 'right');

function drawTable(sheet: PdfDocument, table: ReportTable, y: number): number {
  const { pdf, writer, formats, page } = sheet;
  const { columns, rows } = table.onPaper ?? table;
  const body = rows.map((row) =>
    row.map((cell, at) => formatCell(cell, columns[at]?.kind ?? 'text', formats)),
  );
  const heads = columns.map(({ header }) => header);
  const { scale, columnWidths } = fitTable(pdf, {
    heads,
    rows: body,
    width: page.width,
    padding: 2 * SIDE_PADDING,
  });
  // A short table is never split; a long one repeats its heading on every page.
  const rowsTogether = rows.length <= SHORT_TABLE ? rows.length + 1 : 3;
  const top = drawHeading(sheet, table.title, placeFor(sheet, LINE + rowsTogether * ROW, y));
  autoTable(pdf, {
    startY: top,
    margin: { left: MARGIN, right: MARGIN, bottom: MARGIN },
    showHead: 'everyPage',
    rowPageBreak: 'avoid',
    styles: {
      fontSize: TEXT_SIZE * scale,
      cellPadding: { vertical: CELL_PADDING, horizontal: SIDE_PADDING },
    },
    headStyles: { fillColor: PALETTES.light.accent },
    head: [
      columns.map(({ header, kind }) => ({ content: header, styles: { halign: sideOf(kind) } })),
    ],
    body,
    columnStyles: Object.fromEntries(
      columns.map(({ kind }, at) => [
        at,
        { halign: sideOf(kind), minCellWidth: columnWidths[at] ?? 0 },
      ]),
    ),
    ...writer.cellHooks,
  });
  const { lastAutoTable } = pdf as jsPDF & { lastAutoTable?: { finalY: number } };
  return (lastAutoTable?.finalY ?? top) + GAP + LINE;
}

function drawNotes(sheet: PdfDocument, notes: readonly string[], y: number) {
  const { pdf, writer, page } = sheet;
  pdf.setFontSize(TEXT_SIZE);
  const heights = notes.map((note) => writer.heightOf(note, page.width));
  const height = heights.reduce((sum, one) => sum + one, 0);
  let line = placeFor(sheet, height, y);
  for (const note of notes) line += writer.write(note, { x: MARGIN, y: line, width: page.width });
}

/** Each page names the report's subject, in case the pages are separated. */
function numberPages({ pdf, writer, page: { width, bottom } }: PdfDocument, report: Report) {
  const subject = `${report.title} - ${report.company}`;
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page);
    pdf.setFontSize(TEXT_SIZE);
    if (page > 1) writer.write(subject, { x: MARGIN, y: bottom + GAP, width: width - NUMBERS });
    pdf.text(`${page} / ${pages}`, MARGIN + width, bottom + GAP, { align: 'right' });
  }
}
