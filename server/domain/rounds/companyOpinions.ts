import { EMPTY_ANSWER } from '@contract/answer';
import { roundResult, type AskedAction } from '@contract/rounds/roundResult';
import { answerScore, answerWeight } from '@contract/scoring/scoring';
import type { ReadTransaction } from '@server/store/Store';
import type { ActivityRow, AnswerRow, RoundRow } from '@server/store/tables';
import type { Model } from '../figures/model';
import { namesOf } from '../movement/people';
import { groupedBy } from '../queries/groupedBy';

/** The weight of an answer as it is now, 1–5; 0 for an action that is not applicable. */
export const currentWeight = (answer: AnswerRow | undefined): number =>
  answer?.not_applicable ? 0 : answerWeight(answer ?? EMPTY_ANSWER);

/** Whole rows of 12 people and 219 actions take half as long again, of about 18 ms. */
const SHOWN_COLUMNS = [
  ...(['activity_id', 'respondent', 'party', 'state', 'unsure'] as const),
  ...(['not_applicable', 'reason', 'late'] as const),
];

/**
 * The result of a closed round in a company: what may be shown of its opinions, and the figures that follow from it and
 * from the answers of the company as they are now.
 */
export async function resultOfRound(
  tx: ReadTransaction,
  { id, names }: Pick<RoundRow, 'id' | 'names'>,
  model: Model,
  companyId: string,
  answers: ReadonlyMap<string, AnswerRow>,
) {
  const where = { round_id: id, company_id: companyId };
  const opinions = await tx.findColumns('opinions', SHOWN_COLUMNS, where);
  const respondents = names === 'shown' ? opinions.map(({ respondent }) => respondent) : [];
  const nameOf = await namesOf(tx, respondents);
  const opinionsOf = groupedBy(opinions, ({ activity_id }) => activity_id);
  const toAsked = (activity: ActivityRow): AskedAction => {
    const answer = answers.get(activity.id);
    return {
      activity_id: activity.id,
      driver: model.driverOf(activity)?.name ?? '',
      weight: currentWeight(answer),
      answer: answer ? answerScore(answer) : null,
      opinions: (opinionsOf.get(activity.id) ?? []).map((opinion) => ({
        party: opinion.party,
        person: nameOf.get(opinion.respondent) ?? null,
        state: opinion.state,
        unsure: opinion.unsure,
        not_applicable: opinion.not_applicable,
        reason: opinion.reason,
        late: opinion.late,
      })),
    };
  };
  const drivers = model.drivers.map(({ name }) => name);
  return roundResult(names, drivers, model.activities.map(toAsked));
}
