import type { RankedPriority } from '../usePlanView';
import { sortPriorities, type PrioritySort } from './sortPriorities';

/** Which actions are listed, and in which order. */
export interface PriorityChoice {
  /** English name of a driver; '' for all. */
  driver: string;
  /** Number of an impact area; '' for all. */
  area: string;
  sort: PrioritySort;
}

/** The actions that the list shows, in its order. */
export function shownPriorities(
  ranked: readonly RankedPriority[],
  { driver, area, sort }: PriorityChoice,
): RankedPriority[] {
  return sortPriorities(ranked, sort).filter(
    (one) => (driver === '' || one.driver === driver) && (area === '' || one.area === area),
  );
}
