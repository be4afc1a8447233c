import type { Language } from '../language';
import type { ReviewContent } from '../reviews/reviewContent';
import type { Grade } from '../scoring/scoring';
import type { ReportFormats } from './formats';
import type { ReportWords } from './words';

/** A text of a report, and the figure that it shows. */
export interface ReportText {
  text: string;
  /** The id of the figure, whose proof can be opened. */
  figure?: string;
  /** For the color beside the word. */
  grade?: Grade;
}

export const BLOCK_IDS = ['scores', 'weeks', 'moved', 'next', 'sure'] as const;
export type BlockId = (typeof BLOCK_IDS)[number];

/** A part of the page. Both the screen and the PDF draw the same blocks. */
export type ReportBlock =
  | {
      kind: 'heading';
      company: string;
      title: string;
      /** Who reviewed it, and what else must be known about it. */
      lines: string[];
      /** The words of its author; '' for none. */
      summary: string;
      isWithdrawn: boolean;
    }
  | {
      kind: 'table';
      id: BlockId;
      title: string;
      columns: { header: string; isRight: boolean; share: number }[];
      rows: ReportText[][];
      /** The first row is the one about everything. */
      isTotalFirst: boolean;
      /** A line below the rows. */
      sum: ReportText[];
    }
  | {
      kind: 'chart';
      id: BlockId;
      title: string;
      /** The drivers in their order, then Total; a value for each week, 1–10. */
      lines: { name: string; isTotal: boolean; values: (number | null)[] }[];
      first: string;
      last: string;
    }
  | { kind: 'facts'; id: BlockId; title: string; facts: ReportFact[] }
  /** A part without data. */
  | { kind: 'empty'; id: BlockId; title: string; text: string }
  | { kind: 'code'; title: string; code: string | null; lines: string[] };

export interface ReportFact {
  label: string;
  value: ReportText;
  detail: string;
}

/** What is known about a review beside its content, which its digest does not cover. */
export interface BesideContent {
  /** The names of people by id. */
  people: Readonly<Partial<Record<string, string>>>;
  /** Whether the reader learns no other names: for a share, and for a content alone. */
  isAnonymous?: true;
  digest: string | null;
  second_signed_by: string | null;
  second_signed_at: string | null;
  withdrawn_at: string | null;
  withdrawn_reason: string | null;
}

/** What every block is made of. */
export interface BlockInput {
  content: ReviewContent;
  language: Language;
  words: ReportWords;
  formats: ReportFormats;
  /** The name of a person, or the words for one who was removed. */
  nameOf: (id: string) => string;
}
