import type { jsPDF } from 'jspdf';
import { isEncodable } from './textImage';

/** A longer word is broken, mm. */
const LONGEST_WORD = 40;
/** Added to the padding of a cell, for rounding, mm. */
const RESERVE = 0.2;
/** A table is made smaller down to this scale to keep each name and figure on one line. */
const SMALLEST_ON_ONE_LINE = 0.75;
/** A table is made smaller down to this scale to keep its words whole. */
const SMALLEST_SCALE = 0.6;

/** How a table fits into the width of its page. */
interface TableFit {
  /** Of the text, 0.6 to 1. */
  scale: number;
  /** The least width of each column, mm; empty if the longest word of a column sets it. */
  columnWidths: number[];
}

interface Table {
  heads: string[];
  rows: string[][];
  /** Of the table, mm. */
  width: number;
  /** On both sides of a cell together, mm. */
  padding: number;
}

/**
 * Makes a table smaller until only its headings wrap. If that would be too small, until the longest words of all
 * columns fit side by side, so that no word is broken.
 */
export function fitTable(pdf: jsPDF, table: Table): TableFit {
  // Headings are bold, and wider than the same words in the rows.
  pdf.setFont('helvetica', 'bold');
  const fit = fitInBold(pdf, table);
  pdf.setFont('helvetica', 'normal');
  return fit;
}

function fitInBold(pdf: jsPDF, { heads, rows, width, padding }: Table): TableFit {
  const paddingOfCell = padding + RESERVE;
  // Other texts are images, which set the width of their cells themselves.
  const widthOf = (text: string) => (isEncodable(text) ? pdf.getTextWidth(text) : 0);
  const widestWord = (text: string) =>
    Math.min(LONGEST_WORD, Math.max(...text.split(/\s+/).map(widthOf)));
  const columnsFor = (ofCell: (text: string) => number) =>
    heads.map((head, at) =>
      Math.max(widestWord(head), ...rows.map((row) => ofCell(row[at] ?? ''))),
    );
  const scaleOf = (columns: number[]) =>
    (width - paddingOfCell * columns.length) / columns.reduce((sum, one) => sum + one, 0);

  if ([heads, ...rows].flat().every(isEncodable)) {
    const columns = columnsFor(widthOf);
    const scale = Math.min(1, scaleOf(columns));
    if (scale >= SMALLEST_ON_ONE_LINE) {
      return { scale, columnWidths: columns.map((one) => one * scale + paddingOfCell) };
    }
  }
  const scale = scaleOf(columnsFor(widestWord));
  return { scale: Math.min(1, Math.max(SMALLEST_SCALE, scale)), columnWidths: [] };
}
