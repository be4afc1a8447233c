import { driverTitle } from '@contract/fields/naming';
import {
  rankPriorities,
  type AnsweredAction,
  type Priority,
  type PriorityValues,
} from '@contract/priorities/priorities';
import { levelOf } from '@contract/scoring/scoring';

/** An answered action of a company, with what its priority follows from. */
export interface ImprovableAction extends AnsweredAction {
  /** Number of its impact area, '1' … '7'. */
  area: string;
}

/** An action that is worth improving, with the address parts of its form. */
export interface Improvement extends Priority {
  area: string;
  /** The title of its driver. */
  driverTitle: string;
}

/** How many actions `improvementsOf` lists at most. */
export const IMPROVEMENTS = 10;

/** The actions with the highest priorities, the highest first. */
export function improvementsOf(actions: readonly ImprovableAction[]): Improvement[] {
  const areas = new Map(actions.map(({ id, area }) => [id, area]));
  return rankPriorities(actions)
    .slice(0, IMPROVEMENTS)
    .map((priority) => ({
      ...priority,
      area: areas.get(priority.id) ?? '',
      driverTitle: driverTitle(priority.driver),
    }));
}

const LOW = 1;
const HIGH = 3;

/** Whether an answer gives a cost of at most low and a relevance of at least high. */
export const isCheapAndRelevant = ({
  cost,
  relevance,
}: Pick<PriorityValues, 'cost' | 'relevance'>): boolean =>
  cost !== null && relevance !== null && levelOf(cost) <= LOW && levelOf(relevance) >= HIGH;

/** The ids of the actions with such answers. */
export const cheapAndRelevantOf = (
  actions: readonly ImprovableAction[] = [],
): ReadonlySet<string> =>
  new Set(actions.filter(({ answer }) => isCheapAndRelevant(answer)).map(({ id }) => id));
