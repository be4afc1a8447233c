import { moneyUnitOf } from '@contract/money/defaultMoneyUnit';
import { EMPTY_ANSWER, toAnswerValues } from '@contract/answer';
import { dayOf } from '@contract/days';
import { evidenceShares } from '@contract/health/evidence';
import type { FrozenAnswer, FrozenFigures } from '@contract/reviews/reviewContent';
import type { ReviewDto } from '@contract/reviews/reviewPayloads';
import { answerScore, valueOfLevel } from '@contract/scoring/scoring';
import { reviewOfMoment } from '@contract/reviews/reviews';
import type { Store } from '@server/store/Store';
import type { CompanyRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { badFields } from '../errors';
import type { Model } from '../figures/model';
import { readValues } from '../importAnswers/readRow';
import type { Actor, Deferred } from '../manage/access';
import { sideOfReview } from '../movement/comparison';
import { readReviewMoment, scoredIn } from '../movement/reviewMoment';
import type { Reader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';
import { refuseTakenName, reviewerFor } from './access';
import { averagesOf, frozenNames } from './freeze';
import { frozenMovement, previousMoment, sinceReview } from './freezeMovement';
import { byActivity } from './order';
import { storeReview } from './takeReview';

interface SubmittedReview {
  name: string;
  as_of: string;
  rows: readonly { activity_id: string; values: Readonly<Record<string, unknown>> }[];
}

/**
 * Keeps a past assessment as a review. It changes no answer and is no recorded week. BAD_USER_INPUT for a day in the
 * future, an unknown or repeated action, an invalid value, and if nothing is scored; NAME_TAKEN.
 */
export function importReview(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  company_id: string,
  fields: Deferred<SubmittedReview>,
): Promise<ReviewDto> {
  return writeWithRetries(store, async (tx) => {
    const { reader, company } = await reviewerFor(tx, actor, 'takeReview', company_id);
    const { name, as_of, rows } = fields();
    const now = clock.now();
    if (as_of > dayOf(now)) throw badFields({ as_of: 'Choose a day that is not in the future.' });
    const answers = readAnswers(await reader.model(), rows);
    await refuseTakenName(tx, company_id, name);
    const moment = { as_of, taken_at: now.toISOString() };
    const figures = await importedFigures(reader, company, answers, moment);
    const review = { kind: 'imported' as const, name, summary: '', ...moment };
    return storeReview(tx, actor, { company, review, figures, now });
  });
}

function readAnswers(model: Model, rows: SubmittedReview['rows']): FrozenAnswer[] {
  const seen = new Set<string>();
  const answers = rows.map(({ activity_id, values }): FrozenAnswer => {
    const activity = model.activity(activity_id);
    if (!activity) throw badRow(activity_id.slice(0, 40), 'There is no such action.');
    if (seen.has(activity_id)) throw badRow(activity.name, 'It is listed twice.');
    seen.add(activity_id);
    const read = readValues(values);
    if (typeof read === 'string') throw badRow(activity.name, read);
    const entries = [...read].map(
      ([field, value]) =>
        [field, 'level' in value ? valueOfLevel(value.level) : value.value] as const,
    );
    return {
      activity_id,
      ...EMPTY_ANSWER,
      ...toAnswerValues(entries),
      revision: 0,
      answered_by: null,
      answered_at: null,
      confirmed_by: null,
      confirmed_at: null,
    };
  });
  return answers.sort(byActivity);
}

const badRow = (action: string, problem: string) => badFields({ rows: `${action}: ${problem}` });

/** The figures that follow from imported answers. Nothing is known about plans, targets and evidence of that time. */
async function importedFigures(
  reader: Reader,
  company: CompanyRow,
  answers: FrozenAnswer[],
  moment: { as_of: string; taken_at: string },
): Promise<FrozenFigures> {
  const model = await reader.model();
  const averages = averagesOf(model, answers);
  const scored = answers.filter((answer) => answerScore(answer) !== null);
  const marked = answers.filter(({ not_applicable }) => not_applicable);
  const shares = evidenceShares(answers, () => false);
  return {
    averages,
    answers,
    names: frozenNames(model, company.name),
    facts: {
      money_unit: moneyUnitOf(company),
      targets: [],
      plan: [],
      benchmark: [],
      health: {
        scored: scored.length,
        applicable: model.activities.length - marked.length,
        fresh: null,
        stale_days: null,
        declared_share: shares.declared_share,
        shown_share: null,
        declared_only_share: null,
        problems: [],
      },
      evidence: [],
      ranges: null,
      weeks: [],
      movement: await importedMovement(reader, company.id, { averages, answers }, moment),
    },
  };
}

/** What moved the averages since the previous review; null without one. */
async function importedMovement(
  { tx, model }: Reader,
  companyId: string,
  { averages, answers }: Pick<FrozenFigures, 'averages' | 'answers'>,
  moment: { as_of: string; taken_at: string },
) {
  const id = reviewOfMoment(await previousMoment(tx, companyId, moment));
  const previous = id === null ? null : await readReviewMoment(tx, companyId, id);
  if (!previous) return null;
  const reference = await model();
  return frozenMovement(reference, sinceReview(previous), {
    before: sideOfReview(reference, previous),
    after: sideOfReview(reference, { ...scoredIn(answers), averages }),
  });
}
