import { answerScore } from '@contract/scoring/scoring';
import type { AnswerDto } from '@contract/rest';
import type { ActivityRow, AnswerRow } from '@server/store/tables';
import { notFound } from '@server/domain/errors';
import { activitiesOfArea, activityOf, type Model } from '@server/domain/figures/model';
import { countsByAction } from '@server/domain/evidence/listEvidence';
import type { Reader } from './reader';

export async function findActivity(reader: Reader, id: string) {
  const model = await reader.model();
  const { name, impact_area, relevance, subprocess_id, description } = activityOf(model, id);
  return {
    id,
    name,
    impact_area: String(impact_area),
    relevance,
    subprocess_id,
    description,
    anchors: [...model.anchorsOf(id)],
    // The status depends on a company, but this query has no company argument.
    status: null,
  };
}

/** The ids of the next and previous activity in an area, in dotted-number order. */
export async function findNeighbors(reader: Reader, activityId: string, area: string) {
  const inArea = activitiesOfArea(await reader.model(), area);
  const position = inArea.findIndex(({ id }) => id === activityId);
  if (position < 0) throw notFound('action');
  return { next: inArea[position + 1]?.id ?? null, prev: inArea[position - 1]?.id ?? null };
}

/** A company's answer to an activity; null if the company has not answered it. */
export async function findAnswer(reader: Reader, activityId: string, companyId: string) {
  await reader.company(companyId);
  const model = await reader.model();
  const activity = activityOf(model, activityId);
  const answer = (await reader.answers(companyId)).get(activityId);
  if (!answer) return null;
  const counts = countsByAction(reader, companyId);
  return { ...answerOf({ answer, activity }, model), ...counts(activityId) };
}

/** All answers of a company with their activities, in dotted-number order, and how one is converted for a query. */
export async function listAnswers(reader: Reader, companyId: string) {
  const rows = await reader.answers(companyId);
  const model = await reader.model();
  const answers = model.activities.flatMap((activity): AnsweredActivity[] => {
    const answer = rows.get(activity.id);
    return answer ? [{ answer, activity }] : [];
  });
  const counts = countsByAction(reader, companyId);
  const toDto = (answered: AnsweredActivity) => ({
    ...answerOf(answered, model),
    ...counts(answered.activity.id),
  });
  return { answers, toDto };
}

interface AnsweredActivity {
  answer: AnswerRow;
  activity: ActivityRow;
}

/** The fields of an answer that a query can select. */
const answerOf = ({ answer, activity }: AnsweredActivity, model: Model) => ({
  ...answer,
  activity_name: activity.name,
  average_score: answerScore(answer),
  confirmed_at: answer.confirmed_at ?? null,
  driver: model.driverOf(activity)?.name ?? null,
  impact_area: String(activity.impact_area),
});

export function toAnswerDto(
  { answered_by: _by, confirmed_by: _confirmedBy, confirmed_at = null, ...answer }: AnswerRow,
  activity: ActivityRow,
): AnswerDto {
  const average_score = answerScore(answer);
  return { ...answer, activity_name: activity.name, average_score, confirmed_at };
}
