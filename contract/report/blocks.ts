import type { Language } from '../language';
import type { ReviewContent } from '../reviews/reviewContent';
import { proofCodeOf } from '../reviews/reviews';
import type { Grade } from '../scoring/scoring';
import { reportFormats } from './formats';
import { movedBlock } from './movedBlock';
import { nextBlock } from './nextBlock';
import { scoresBlock } from './scoresBlock';
import { sureBlock } from './sureBlock';
import { weeksBlock } from './weeksBlock';
import { ENGLISH, SPANISH, type ReportWords } from './words';
import type { ReportFormats } from './formats';

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

export const wordsOf = (language: Language): ReportWords => (language === 'es' ? SPANISH : ENGLISH);

/** The page of a review as blocks, in their order. */
export function reportBlocks(
  content: ReviewContent,
  beside: BesideContent,
  language: Language,
): ReportBlock[] {
  const words = wordsOf(language);
  const formats = reportFormats(language);
  const nameOf = (id: string) => beside.people[id] ?? words.formerMember;
  const input = { content, language, words, formats, nameOf };
  return [
    headingBlock(input, beside),
    scoresBlock(input),
    weeksBlock(input),
    movedBlock(input),
    nextBlock(input),
    sureBlock(input),
    codeBlock(words, beside.digest),
  ];
}

function headingBlock(
  { content, words, formats, nameOf }: BlockInput,
  beside: BesideContent,
): ReportBlock {
  const { signed_by, signed_at } = content;
  const { second_signed_at, withdrawn_at } = beside;
  const reviewed =
    signed_by === null || signed_at === null
      ? words.notReviewed
      : words.reviewedBy(nameOf(signed_by), formats.day(signed_at));
  return {
    kind: 'heading',
    company: content.names.company,
    title: content.name,
    lines: [
      words.asOf(formats.day(content.as_of)),
      reviewed,
      ...(second_signed_at === null
        ? []
        : [
            words.secondReviewedBy(
              beside.second_signed_by ?? words.formerMember,
              formats.day(second_signed_at),
            ),
          ]),
      ...(content.kind === 'imported' ? [words.imported] : []),
      ...(withdrawn_at === null
        ? []
        : [words.withdrawn(formats.day(withdrawn_at), beside.withdrawn_reason ?? '')]),
    ],
    summary: content.summary,
    isWithdrawn: withdrawn_at !== null,
  };
}

const codeBlock = (words: ReportWords, digest: string | null): ReportBlock => ({
  kind: 'code',
  title: words.code,
  code: digest === null ? null : proofCodeOf(digest),
  lines: digest === null ? [words.draft] : [words.proves, words.provesNot],
});
