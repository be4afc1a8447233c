import type { Language } from '@contract/language';
import { reportBlocks, type BesideContent, type ReportBlock } from '@contract/report/blocks';
import type { ReviewContent } from '@contract/reviews/reviewContent';
import { gradeOf } from '@contract/scoring/scoring';
import { reportFormats } from '@contract/report/formats';
import { TOTAL } from '@contract/fields/naming';
import type { DrawText } from '@/shared/download/pdf/textImage';
import type { PaperLogo } from '../paper/logo';
import { ReviewPdf } from '../paper/reviewPdf';

/** A page of the document. */
export interface DocumentPage {
  content: ReviewContent;
  /** The signed content; null for a draft. */
  attached: { name: string; text: string } | null;
  beside: BesideContent;
  /** The absolute address of the review. */
  address: string;
  logo: PaperLogo | null;
}

/** The first page: each company with its latest review, if it has one. */
export interface DocumentList {
  title: string;
  headers: { company: string; review: string; average: string };
  rows: { company: string; review: string; average: number | null }[];
}

export type DocumentMessage =
  | { kind: 'begin'; list: DocumentList; language: Language }
  | { kind: 'page'; page: DocumentPage }
  | { kind: 'end' };

export type DocumentReply = { kind: 'drawn' } | { kind: 'done'; file: Blob };

/** As many lines as fit on a page. */
const LINES = 40;

/** Makes the document page by page. `drawText` draws texts in scripts that the fonts of PDF lack. */
export function createDocument(drawText?: DrawText) {
  let pdf = new ReviewPdf('', drawText);
  let language: Language = 'en';
  const receive = (message: DocumentMessage): DocumentReply => {
    if (message.kind === 'begin') {
      ({ language } = message);
      pdf = new ReviewPdf(message.list.title, drawText);
      for (const blocks of listPages(message.list, language)) {
        pdf.add({ blocks, linkOf: (address) => address, content: null });
      }
      return { kind: 'drawn' };
    }
    if (message.kind === 'end') return { kind: 'done', file: pdf.blob() };
    const { content, beside, attached, address, logo } = message.page;
    pdf.add({
      blocks: reportBlocks(content, beside, language),
      linkOf: (figure) => `${address}?${new URLSearchParams({ figure }).toString()}`,
      content: attached,
      logo,
    });
    return { kind: 'drawn' };
  };
  return { receive };
}

function listPages({ title, headers, rows }: DocumentList, language: Language): ReportBlock[][] {
  const formats = reportFormats(language);
  const pages = Array.from({ length: Math.ceil(rows.length / LINES) }, (_, index) =>
    rows.slice(index * LINES, (index + 1) * LINES),
  );
  return pages.map((onPage) => [
    {
      kind: 'table',
      id: 'scores',
      title,
      columns: [
        { header: headers.company, isRight: false, share: 0.45 },
        { header: headers.review, isRight: false, share: 0.4 },
        { header: headers.average, isRight: true, share: 0.15 },
      ],
      rows: onPage.map(({ company, review, average }) => {
        const grade = gradeOf(average);
        const text = average === null ? '–' : formats.average(average);
        return [{ text: company }, { text: review }, { text, ...(grade && { grade }) }];
      }),
      isTotalFirst: false,
      sum: [],
    },
  ]);
}

/** The Global Average of a content; null without one. */
export const totalIn = ({ averages }: ReviewContent): number | null =>
  averages.find(({ driver }) => driver === TOTAL)?.averages ?? null;
