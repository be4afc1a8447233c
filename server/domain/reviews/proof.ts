import type { Language } from '@contract/language';
import { parseFigure, type Figure } from '@contract/report/figures';
import { proofOf, valueSince } from '@contract/report/proof';
import type { ReviewContent } from '@contract/reviews/reviewContent';
import type { ProofDto } from '@contract/reviews/reviewPayloads';
import { reviewMoment } from '@contract/reviews/reviews';
import type { ReadTransaction } from '@server/store/Store';
import { badInput } from '../errors';
import { namesOf } from '../movement/people';
import type { Reader } from '../queries/reader';
import { parseContent, storedContent } from './content';
import { freezeCompany } from './freeze';
import type { FigureSettings } from './freezeFacts';
import { weekBefore } from './freezeMovement';
import { readableReview } from './listReviews';

/**
 * The proof of a figure of a review, with the same figure now. BAD_USER_INPUT for an unknown figure, NOT_FOUND for a
 * review of a company whose figures the person may not see.
 */
export async function findProof(
  reader: Reader,
  { review_id, figure: id }: { review_id: string; figure: string },
  settings: FigureSettings,
  now: Date,
): Promise<ProofDto> {
  const review = await readableReview(reader, review_id);
  const content = parseContent(storedContent(review));
  const figure = readFigure(id);
  const live = {
    ...(await figuresNow(reader, content, settings, now)),
    taken_at: now.toISOString(),
  };
  return {
    ...(await frozenProof(reader.tx, content, id, await reader.language())),
    since: valueSince(content, live, figure),
  };
}

/** The proof of a figure by the content of its review alone, with the names of actions in a language. */
export async function frozenProof(
  tx: ReadTransaction,
  content: ReviewContent,
  id: string,
  language: Language,
): Promise<ProofDto> {
  const { rows, value, shown } = proofOf(content, readFigure(id));
  const people = await namesOf(
    tx,
    rows.flatMap(({ changed_by }) => changed_by ?? []),
  );
  const names = new Map(content.names.actions.map((one) => [one.activity_id, one.names[language]]));
  return {
    figure: id,
    value,
    shown,
    rows: rows.map(({ changed_by, ...row }) => ({
      ...row,
      name: names.get(row.activity_id) ?? '',
      changed_by: people.get(changed_by ?? '') ?? null,
    })),
    since: null,
  };
}

function readFigure(id: string): Figure {
  const figure = parseFigure(id);
  if (!figure) throw badInput(`There is no figure ${id.slice(0, 40)}.`);
  return figure;
}

/** The figures as they are now, with what moved them since the moment with which the review is compared. */
async function figuresNow(
  reader: Reader,
  { company_id, taken_at, facts }: ReviewContent,
  settings: FigureSettings,
  now: Date,
) {
  const since = facts.movement?.since;
  const previous =
    typeof since?.review_id === 'string'
      ? await reader.tx.get('reviews', since.review_id)
      : undefined;
  const from = previous ? reviewMoment(previous.id) : (since?.week ?? weekBefore(taken_at));
  return freezeCompany(reader, company_id, settings, { from, now });
}
