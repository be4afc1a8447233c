import { EMPTY_ANSWER } from '@contract/answer';
import { roundResult, type AskedAction } from '@contract/rounds/roundResult';
import { answerScore, answerWeight } from '@contract/scoring/scoring';
import type { ReadTransaction } from '@server/store/Store';
import type { ActivityRow, AnswerRow, OpinionRow, RoundRow } from '@server/store/tables';
import type { Model } from '../figures/model';
import { namesOf } from '../movement/people';
import { groupedBy } from '../queries/groupedBy';

/** The weight of an answer as it is now, 1–5; 0 for an action that is not applicable. */
export const currentWeight = (answer: AnswerRow | undefined): number =>
  answer?.not_applicable ? 0 : answerWeight(answer ?? EMPTY_ANSWER);

/**
 * The result of a closed round in a company: what may be shown of these opinions, and the figures that follow from it
 * and from the answers as they are now.
 */
export async function resultOfRound(
  tx: ReadTransaction,
  { names }: Pick<RoundRow, 'names'>,
  model: Model,
  given: { answers: ReadonlyMap<string, AnswerRow>; opinions: readonly OpinionRow[] },
) {
  const { answers, opinions } = given;
  const respondents = names === 'shown' ? opinions.map(({ respondent }) => respondent) : [];
  const nameOf = await namesOf(tx, respondents);
  const opinionsOf = groupedBy(opinions, ({ activity_id }) => activity_id);
  const toAsked = ({ id, ...activity }: ActivityRow): AskedAction => {
    const answer = answers.get(id);
    return {
      activity_id: id,
      driver: model.driverOf({ id, ...activity })?.name ?? '',
      weight: currentWeight(answer),
      answer: answer ? answerScore(answer) : null,
      opinions: (opinionsOf.get(id) ?? []).map((opinion) => ({
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
