import { driverTitle } from '@contract/fields/naming';
import {
  rankPriorities,
  type AnsweredAction,
  type Priority,
  type PriorityValues,
} from '@contract/priorities/priorities';
import { levelOf } from '@contract/scoring/scoring';

/** An answered action of a company, with the values from which its priority is computed. */
export interface ImprovableAction extends AnsweredAction {
  /** Number of its impact area, '1' … '7'. */
  area: string;
}

/** An action with its priority, and with the parts of the URL of its form. */
export interface Improvement extends Priority {
  /** Number of its impact area, '1' … '7'. */
  area: string;
  /** The title of its driver. */
  driverTitle: string;
}

/** The maximum number of actions that `improvementsOf` returns. */
export const MAX_IMPROVEMENTS = 10;

/** The actions with the highest priorities, in descending order of priority, without those with a hidden id. */
export function improvementsOf(
  actions: readonly ImprovableAction[],
  hidden?: ReadonlySet<string>,
): Improvement[] {
  const areas = new Map(actions.map(({ id, area }) => [id, area]));
  return rankPriorities(actions)
    .filter(({ id }) => hidden?.has(id) !== true)
    .slice(0, MAX_IMPROVEMENTS)
    .map((priority) => ({
      ...priority,
      area: areas.get(priority.id) ?? '',
      driverTitle: driverTitle(priority.driver),
    }));
}

const LOW = 1;
const HIGH = 3;

/** Whether the cost is low or lower and the relevance is high or higher; false if one of them is missing. */
export const isCheapAndRelevant = ({
  cost,
  relevance,
}: Pick<PriorityValues, 'cost' | 'relevance'>): boolean =>
  cost !== null && relevance !== null && levelOf(cost) <= LOW && levelOf(relevance) >= HIGH;

/** The ids of the actions for which `isCheapAndRelevant` is true. */
export const cheapAndRelevantOf = (
  actions: readonly ImprovableAction[] = [],
): ReadonlySet<string> =>
  new Set(actions.filter(({ answer }) => isCheapAndRelevant(answer)).map(({ id }) => id));
