import type { AnsweredAction } from '@contract/priorities/priorities';
import type { AnswerRow } from '@server/store/tables';
import type { Reader } from '../queries/reader';

/** The actions of the model in use that have an answer in a company. Throws the errors of `reader.company`. */
export async function answeredActions(
  reader: Reader,
  companyId: string,
): Promise<(AnsweredAction & { answer: AnswerRow })[]> {
  const model = await reader.model();
  const answers = await reader.answers(companyId);
  return model.activities.flatMap((activity) => {
    const { id, name } = activity;
    const answer = answers.get(id);
    return answer ? [{ id, name, driver: model.driverOf(activity)?.name ?? '', answer }] : [];
  });
}
