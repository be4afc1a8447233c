import { randomUUID } from 'node:crypto';
import { dayOf } from '@contract/days';
import type { FrozenFigures } from '@contract/reviews/reviewContent';
import type { ReviewDto } from '@contract/reviews/reviewPayloads';
import type { ReviewKind } from '@contract/reviews/reviews';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { CompanyRow, ReviewRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { badInput } from '../errors';
import { aboutCompany, recordEvent } from '../events/recordEvent';
import type { Actor, Deferred } from '../manage/access';
import { writeWithRetries } from '../writeWithRetries';
import { nameKeyOf, refuseTakenName, reviewerFor } from './access';
import { freezeCompany } from './freeze';
import type { FigureSettings } from './freezeFacts';
import { previousMoment } from './freezeMovement';
import { toReview } from './listReviews';

/** Keeps a company's figures as they are now. NAME_TAKEN, and BAD_USER_INPUT while nothing is scored. */
export function takeReview(
  { store, clock, ...settings }: { store: Store; clock: Clock } & FigureSettings,
  actor: Actor,
  company_id: string,
  fields: Deferred<{ name: string; summary: string }>,
): Promise<ReviewDto> {
  return writeWithRetries(store, async (tx) => {
    const { reader, company } = await reviewerFor(tx, actor, 'takeReview', company_id);
    const { name, summary } = fields();
    const now = clock.now();
    await refuseTakenName(tx, company_id, name);
    const moment = { as_of: dayOf(now), taken_at: now.toISOString() };
    const from = await previousMoment(tx, company_id, moment);
    const figures = await freezeCompany(reader, company_id, settings, { from, now });
    const review = { kind: 'taken' as const, name, summary, ...moment };
    return storeReview(tx, actor, { company, review, figures, now });
  });
}

/** Stores a review that is not signed yet, and records it. BAD_USER_INPUT without a scored answer. */
export async function storeReview(
  tx: WriteTransaction,
  actor: Actor,
  input: {
    company: CompanyRow;
    review: Pick<ReviewRow, 'name' | 'summary' | 'as_of' | 'taken_at'> & { kind: ReviewKind };
    figures: FrozenFigures;
    now: Date;
  },
): Promise<ReviewDto> {
  const { company, review, figures, now } = input;
  if (figures.averages.every(({ averages }) => averages === null)) {
    throw badInput('Nothing is scored yet, so that there is nothing to review.');
  }
  const row: ReviewRow = {
    id: randomUUID(),
    company_id: company.id,
    ...review,
    name_key: nameKeyOf(review.name),
    taken_by: actor.id,
    ...figures,
    ...NOT_SIGNED,
  };
  await tx.insert('reviews', row);
  await recordEvent(tx, actor, now, {
    kind: review.kind === 'taken' ? 'review_taken' : 'review_imported',
    ...aboutCompany(company),
    after: { review: review.name, as_of: review.as_of },
  });
  return toReview(tx, row);
}

export const NOT_SIGNED = {
  content: null,
  digest: null,
  previous_digest: null,
  signed_by: null,
  signed_at: null,
  second_signed_by: null,
  second_signed_at: null,
  withdrawn_by: null,
  withdrawn_at: null,
  withdrawn_reason: null,
} satisfies Partial<ReviewRow>;
