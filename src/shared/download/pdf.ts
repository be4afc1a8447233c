import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { PALETTES } from '@/shared/ui/theme/tokens';
import type { Formats } from '../i18n/formats';
import { cellText, type Report, type ReportPicture, type ReportTable } from './Report';

// Millimetres and points of an A4 page.
const MARGIN = 15;
const WIDTH = 180;
const BOTTOM = 282;
const GAP = 8;
const LINE = 5;
const ROW = 7.5;
const SHORT_TABLE = 20;
const TITLE_SIZE = 18;
const HEADING_SIZE = 12;
const TEXT_SIZE = 9;

/** A4: title, company and day, the charts, the tables with repeated headings, page numbers. */
export function writePdf(report: Report, formats: Formats): Blob {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' });
  let y = drawTitle(pdf, report);
  for (const picture of report.pictures) y = drawPicture(pdf, picture, y);
  for (const table of report.tables) y = drawTable(pdf, table, formats, y);
  drawNotes(pdf, report.notes, y);
  numberPages(pdf);
  return pdf.output('blob');
}

function drawTitle(pdf: jsPDF, { title, company, date }: Report): number {
  pdf.setProperties({ title: `${title} – ${company}` });
  pdf.setFontSize(TITLE_SIZE);
  pdf.text(title, MARGIN, 22);
  pdf.setFontSize(TEXT_SIZE);
  pdf.text(`${company} · ${date.toISOString().slice(0, 10)}`, MARGIN, 29);
  return 38;
}

/** Where the next block begins: here, or on a new page where it would not fit. */
function placeFor(pdf: jsPDF, height: number, y: number): number {
  if (y + height <= BOTTOM) return y;
  pdf.addPage();
  return MARGIN + LINE;
}

function drawHeading(pdf: jsPDF, text: string, y: number): number {
  pdf.setFontSize(HEADING_SIZE);
  pdf.text(text, MARGIN, y);
  pdf.setFontSize(TEXT_SIZE);
  return y + LINE;
}

function drawPicture(pdf: jsPDF, picture: ReportPicture, y: number): number {
  const height = (WIDTH * picture.height) / picture.width;
  const top = drawHeading(pdf, picture.title, placeFor(pdf, height + LINE, y));
  pdf.addImage(picture.png, 'PNG', MARGIN, top, WIDTH, height, undefined, 'FAST');
  return top + height + GAP;
}

const sideOf = (kind: string) => (kind === 'text' ? 'left' : 'right');

function drawTable(
  pdf: jsPDF,
  { title, columns, rows }: ReportTable,
  formats: Formats,
  y: number,
): number {
  // A short table is never torn apart; a long one has its heading on every page.
  const rowsTogether = rows.length <= SHORT_TABLE ? rows.length + 1 : 3;
  const top = drawHeading(pdf, title, placeFor(pdf, LINE + rowsTogether * ROW, y));
  autoTable(pdf, {
    startY: top,
    margin: { left: MARGIN, right: MARGIN, bottom: MARGIN },
    showHead: 'everyPage',
    styles: { fontSize: TEXT_SIZE },
    headStyles: { fillColor: PALETTES.light.accent },
    head: [
      columns.map(({ header, kind }) => ({ content: header, styles: { halign: sideOf(kind) } })),
    ],
    body: rows.map((row) =>
      row.map((cell, at) => cellText(cell, columns[at]?.kind ?? 'text', formats)),
    ),
    columnStyles: Object.fromEntries(columns.map(({ kind }, at) => [at, { halign: sideOf(kind) }])),
  });
  const { lastAutoTable } = pdf as jsPDF & { lastAutoTable?: { finalY: number } };
  return (lastAutoTable?.finalY ?? top) + GAP + LINE;
}

function drawNotes(pdf: jsPDF, notes: readonly string[], y: number) {
  const lines = notes.flatMap((note) => pdf.splitTextToSize(note, WIDTH) as string[]);
  pdf.setFontSize(TEXT_SIZE);
  pdf.text(lines, MARGIN, placeFor(pdf, lines.length * LINE, y));
}

function numberPages(pdf: jsPDF) {
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page);
    pdf.setFontSize(TEXT_SIZE);
    pdf.text(`${page} / ${pages}`, MARGIN + WIDTH, BOTTOM + GAP, { align: 'right' });
  }
}
