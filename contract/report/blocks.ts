import type { Language } from '../language';
import type { ReviewContent } from '../reviews/reviewContent';
import { proofCodeOf } from '../reviews/reviews';
import { reportFormats } from './formats';
import { movedBlock } from './movedBlock';
import { nextBlock } from './nextBlock';
import type { BesideContent, BlockInput, ReportBlock } from './reportBlock';
import { scoresBlock } from './scoresBlock';
import { sureBlock } from './sureBlock';
import { weeksBlock } from './weeksBlock';
import { ENGLISH, SPANISH, type ReportWords } from './words';

export type { BesideContent, ReportBlock, ReportText } from './reportBlock';

const wordsOf = (language: Language): ReportWords => (language === 'es' ? SPANISH : ENGLISH);

/** The page of a review as blocks, in their order. */
export function reportBlocks(
  content: ReviewContent,
  beside: BesideContent,
  language: Language,
): ReportBlock[] {
  const words = wordsOf(language);
  const formats = reportFormats(language);
  const unknown = beside.isAnonymous ? words.somebody : words.formerMember;
  const nameOf = (id: string) => beside.people[id] ?? unknown;
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
