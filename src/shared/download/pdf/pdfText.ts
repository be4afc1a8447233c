import type { jsPDF } from 'jspdf';
import type { CellHookData } from 'jspdf-autotable';
import { isEncodable, type DrawText, type TextImage } from './textImage';

/** Millimeters per point. */
const MM = 25.4 / 72;
const BLACK = '#000000';
/** The widest column, mm; longer text is wrapped. */
const WIDEST_CELL = 60;
/** The ascent of a letter, as a share of the font size. */
const ASCENT = 0.9;

/** Writes text of any script: as characters if the PDF's fonts have them, else as an image. */
export interface PdfWriter {
  /** Writes text with its first line at `y`, wrapped at `width`; returns its height. */
  write: (text: string, at: { x: number; y: number; width: number }) => number;
  /** The height of the wrapped text. */
  heightOf: (text: string, width: number) => number;
  /** Hooks for tables, which measure and write their cells themselves. */
  cellHooks: {
    didParseCell: (data: CellHookData) => void;
    didDrawCell: (data: CellHookData) => void;
  };
}

export function createPdfWriter(pdf: jsPDF, drawText: DrawText): PdfWriter {
  const pictureOf = (text: string, width: number) =>
    drawText(text, { size: pdf.getFontSize(), color: BLACK, width: width / MM });
  const linesOf = (text: string, width: number) => pdf.splitTextToSize(text, width) as string[];
  const lineHeight = () => pdf.getFontSize() * pdf.getLineHeightFactor() * MM;

  function heightOf(text: string, width: number): number {
    if (isEncodable(text)) return linesOf(text, width).length * lineHeight();
    return pictureOf(text, width).height * MM;
  }

  return {
    heightOf,
    write: (text, { x, y, width }) => {
      if (isEncodable(text)) {
        pdf.text(linesOf(text, width), x, y);
        return heightOf(text, width);
      }
      const picture = pictureOf(text, width);
      const top = y - pdf.getFontSize() * MM * ASCENT;
      place(pdf, text, picture, { x, y: top, width });
      return picture.height * MM;
    },
    cellHooks: {
      didParseCell: ({ cell }) => {
        const text = contentOf(cell);
        if (text === null) return;
        const padding = cell.padding('horizontal');
        const style = { ...lookOf(cell), width: (WIDEST_CELL - padding) / MM };
        const { width, height } = drawText(text, style);
        cell.text = [''];
        cell.styles.minCellWidth = Math.min(width * MM + padding, WIDEST_CELL);
        cell.styles.minCellHeight = height * MM + cell.padding('vertical');
      },
      didDrawCell: ({ cell }) => {
        const text = contentOf(cell);
        if (text === null) return;
        const width = cell.width - cell.padding('horizontal');
        const picture = drawText(text, { ...lookOf(cell), width: width / MM });
        const gap = cell.styles.halign === 'right' ? Math.max(0, width - picture.width * MM) : 0;
        const x = cell.x + cell.padding('left') + gap;
        place(pdf, text, picture, { x, y: cell.y + cell.padding('top'), width });
      },
    },
  };
}

type Cell = CellHookData['cell'];

/** The cell's text if the PDF's fonts lack a character of it, else null. */
function contentOf({ raw }: Cell): string | null {
  const content = typeof raw === 'object' && raw && 'content' in raw ? raw.content : raw;
  return typeof content === 'string' && !isEncodable(content) ? content : null;
}

function lookOf({ styles }: Cell) {
  const isLight = styles.textColor === 255;
  return {
    size: styles.fontSize,
    bold: styles.fontStyle === 'bold',
    color: isLight ? '#ffffff' : BLACK,
  };
}

/** Adds the image, with the text behind it for searching, copying and screen readers. */
function place(
  pdf: jsPDF,
  text: string,
  picture: TextImage,
  { x, y, width }: { x: number; y: number; width: number },
) {
  const scale = Math.min(1, width / (picture.width * MM));
  const { write } = pdf.internal as unknown as { write: (operators: string) => void };
  write(`/Span <</ActualText <${utf16Of(text)}>>> BDC`);
  const [wide, high] = [picture.width * MM * scale, picture.height * MM * scale];
  pdf.addImage(picture.png, 'PNG', x, y, wide, high, undefined, 'FAST');
  write('EMC');
}

/** The encoding of PDF for text beyond Latin-1: UTF-16 with a byte order mark, in hexadecimal. */
export function utf16Of(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return [0xfeff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('');
}
