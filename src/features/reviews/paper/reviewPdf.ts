import { jsPDF } from 'jspdf';
import type { ReportBlock } from '@contract/report/blocks';
import { createPdfWriter } from '@/shared/download/pdf/pdfText';
import { drawText as drawnByBrowser, type DrawText } from '@/shared/download/pdf/textImage';
import { attach } from './attachment';
import type { Drawing, Measure } from './Drawing';
import { layOutPage, PAGE } from './layout';
import type { PaperLogo } from './logo';

export { paperLogo } from './logo';

/** Millimeters per point. */
const MM = 25.4 / 72;
/** The height of a link above and below the baseline, as shares of the size of its text. */
const [ABOVE, BELOW] = [0.85, 0.25];

export interface PdfPage {
  blocks: readonly ReportBlock[];
  /** The address of the proof of a figure. */
  linkOf: (figure: string) => string;
  /** The signed content, which is attached; null for a draft. */
  content: { name: string; text: string } | null;
  /** That of the company as it is now; it is no part of the content. */
  logo?: PaperLogo | null;
}

/** A PDF of one A4 page for each review, in which every figure is a link to its proof. */
export class ReviewPdf {
  private readonly pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  private pages = 0;
  private readonly files: { name: string; text: string }[] = [];

  constructor(
    title: string,
    private readonly drawText: DrawText = drawnByBrowser,
  ) {
    this.pdf.setProperties({ title });
  }

  add({ blocks, linkOf, content, logo = null }: PdfPage): void {
    if (this.pages > 0) this.pdf.addPage();
    this.pages++;
    const page = layOutPage(blocks, this.measure, { hasLogo: logo !== null });
    for (const drawing of page) this.draw(drawing, linkOf);
    if (logo) {
      const { png, width, height } = logo;
      const x = PAGE.width - PAGE.margin - width;
      this.pdf.addImage(png, 'PNG', x, PAGE.margin, width, height, undefined, 'FAST');
    }
    if (content) this.files.push(content);
  }

  blob(): Blob {
    attach(this.pdf, this.files);
    return this.pdf.output('blob');
  }

  private readonly measure: Measure = (text, size, isBold) => {
    this.pdf.setFont('helvetica', isBold ? 'bold' : 'normal');
    this.pdf.setFontSize(size);
    return this.pdf.getTextWidth(text);
  };

  private draw(drawing: Drawing, linkOf: (figure: string) => string): void {
    const { pdf } = this;
    if (drawing.kind === 'text') {
      this.write(drawing);
      if (drawing.figure === undefined) return;
      const { x, y, size, width, isRight } = drawing;
      const url = linkOf(drawing.figure);
      const high = size * MM;
      pdf.link(isRight ? x - width : x, y - high * ABOVE, width, high * (ABOVE + BELOW), { url });
      return;
    }
    pdf.setDrawColor(drawing.color);
    if (drawing.kind === 'rule') {
      pdf.setLineDashPattern([], 0);
      pdf.setLineWidth(0.2);
      pdf.line(drawing.x, drawing.y, drawing.x + drawing.width, drawing.y);
      return;
    }
    pdf.setLineWidth(drawing.lineWidth);
    pdf.setLineDashPattern([...drawing.dash], 0);
    for (const [index, [x, y]] of drawing.points.entries()) {
      const before = drawing.points[index - 1];
      if (before) pdf.line(before[0], before[1], x, y);
    }
  }

  private write({
    text,
    x,
    y,
    size,
    color,
    isBold,
    isRight,
    width,
  }: Extract<Drawing, { kind: 'text' }>) {
    const { pdf } = this;
    pdf.setFont('helvetica', isBold ? 'bold' : 'normal');
    pdf.setFontSize(size);
    pdf.setTextColor(color);
    const left = isRight ? x - width : x;
    createPdfWriter(pdf, this.drawText).write(text, { x: left, y, width: width + 1 });
  }
}
