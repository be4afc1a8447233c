import type { jsPDF } from 'jspdf';
import { isEncodable } from './textImage';

/** A longer word is broken, mm. */
const LONGEST_WORD = 40;
/** On both sides of a cell together, with a reserve for rounding, mm. */
const PADDING = 3.8;
const SMALLEST_SCALE = 0.6;

/**
 * The scale of a table's text, at most 1, at which the longest words of all columns fit side by side; a table that is
 * too wide would break them.
 */
export function textScale(
  pdf: jsPDF,
  rows: readonly (readonly string[])[],
  available: number,
): number {
  // Headings are bold, and wider than the same words in the rows.
  pdf.setFont('helvetica', 'bold');
  const widthOf = (text: string) => {
    const words = isEncodable(text) ? text.split(/\s+/) : [];
    return Math.min(LONGEST_WORD, Math.max(0, ...words.map((word) => pdf.getTextWidth(word))));
  };
  const columns = rows[0] ?? [];
  const needed = columns.reduce(
    (sum, _, at) => sum + Math.max(...rows.map((row) => widthOf(row[at] ?? ''))),
    0,
  );
  pdf.setFont('helvetica', 'normal');
  const scale = (available - PADDING * columns.length) / needed;
  return Math.min(1, Math.max(SMALLEST_SCALE, scale));
}
