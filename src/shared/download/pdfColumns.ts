import type { jsPDF } from 'jspdf';
import { isEncodable } from './textImage';

/** A longer word is broken, mm. */
const LONGEST_WORD = 40;
/** On both sides of a cell together, with a reserve for rounding, mm. */
const PADDING = 3.8;
/** A table with more columns than fit is written smaller, but never below this part of the size. */
const SMALLEST_SCALE = 0.6;

/**
 * The smallest width of each column, mm, at which no word is broken, and the scale of the text at which all columns
 * fit the page.
 */
export function columnWidths(
  pdf: jsPDF,
  rows: readonly (readonly string[])[],
  available: number,
): { widths: number[]; scale: number } {
  // Headings are bold, and wider than the same words in the rows.
  pdf.setFont('helvetica', 'bold');
  const widthOf = (text: string) => {
    const words = isEncodable(text) ? text.split(/\s+/) : [];
    return Math.min(LONGEST_WORD, Math.max(0, ...words.map((word) => pdf.getTextWidth(word))));
  };
  const columns = rows[0]?.map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))));
  pdf.setFont('helvetica', 'normal');
  const words = columns ?? [];
  const needed = words.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, (available - PADDING * words.length) / needed);
  const fitting = Math.max(SMALLEST_SCALE, scale);
  return { widths: words.map((width) => width * fitting + PADDING), scale: fitting };
}
