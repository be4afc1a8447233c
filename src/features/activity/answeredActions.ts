import { activityNumber, activityTitle } from '@contract/fields/naming';
import type { ActionsAheadQuery, ActivityPartsFragment } from '@/shared/api/generated/operations';
import type { Activity } from './Activity';
import { toSavedAnswer, type SavedAnswer } from './form/answerForm';

/** The number of actions that `getAnsweredActions` loads in one request. */
export const MAX_PREFETCHED_ACTIONS = 7;

/** An action with a company's answer to it. */
export interface AnsweredAction {
  activity: Activity | null;
  answer: SavedAnswer;
}

export function toActivity({
  id,
  name,
  description,
  impact_area: area,
  anchors,
}: ActivityPartsFragment): Activity {
  const named = { id, number: activityNumber(name), title: activityTitle(name) };
  return { ...named, description, area, anchors: anchors ?? [] };
}

/** The document has a fixed number of ids, so the last id is repeated. */
export function answeredActionsVariables(companyId: string, ids: readonly string[]) {
  const at = (index: number) => ids[index] ?? ids.at(-1) ?? '';
  const [id1, id2, id3, id4, id5, id6, id7] = [at(0), at(1), at(2), at(3), at(4), at(5), at(6)];
  return { company_id: companyId, id1, id2, id3, id4, id5, id6, id7 };
}

export function toAnsweredActions(reply: ActionsAheadQuery): AnsweredAction[] {
  const pairs = [
    [reply.activity1, reply.answer1],
    [reply.activity2, reply.answer2],
    [reply.activity3, reply.answer3],
    [reply.activity4, reply.answer4],
    [reply.activity5, reply.answer5],
    [reply.activity6, reply.answer6],
    [reply.activity7, reply.answer7],
  ] as const;
  return pairs.map(([activity, answer]) => ({
    activity: activity && toActivity(activity),
    answer: toSavedAnswer(answer),
  }));
}
