import type { RankedPriority } from '../usePlanView';
import { sortPriorities, type PrioritySort } from './sortPriorities';

/** Which actions are listed, and in which order. */
export interface PriorityChoice {
  /** English name of a driver; '' for all. */
  driver: string;
  /** Number of an impact area; '' for all. */
  area: string;
  sort: PrioritySort;
  /** The quadrant needs a wide screen. */
  view: PriorityLayout;
}

export const PRIORITY_LAYOUTS = ['list', 'quadrant'] as const;
export type PriorityLayout = (typeof PRIORITY_LAYOUTS)[number];

/** The actions that the list shows, in its order. */
export function shownPriorities(
  ranked: readonly RankedPriority[],
  { driver, area, sort }: Omit<PriorityChoice, 'view'>,
): RankedPriority[] {
  return sortPriorities(ranked, sort).filter(
    (one) => (driver === '' || one.driver === driver) && (area === '' || one.area === area),
  );
}
