import { roundAverage } from '@contract/scoring/numbers/averages';
import type { MovedAction } from '../Movement';

/** What the actions of a sub-driver contributed together. */
export interface MovedSubdriver {
  /** Its driver and its name, which only together are unique. */
  id: string;
  name: string;
  /** English: 'Expectations'. */
  driver: string;
  /** The sum of the shown contributions, in points. */
  contribution: number;
}

export const subdriverOf = ({ driver, subdriver }: MovedAction) => `${driver}/${subdriver}`;

/**
 * The sub-drivers that moved an average, the largest contribution first, without those that come to 0.00.
 * `contributions`: as shown, in the order of the actions.
 */
export function movedSubdrivers(
  actions: readonly MovedAction[],
  contributions: readonly number[],
): MovedSubdriver[] {
  const byId = new Map<string, MovedSubdriver>();
  actions.forEach((action, index) => {
    const id = subdriverOf(action);
    const sum = (byId.get(id)?.contribution ?? 0) + (contributions[index] ?? 0);
    const { subdriver: name, driver } = action;
    byId.set(id, { id, name, driver, contribution: roundAverage(sum, 2) });
  });
  return [...byId.values()]
    .filter(({ contribution }) => contribution !== 0)
    .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
}
