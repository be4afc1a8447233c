import type { Rating } from '@contract/scoring/rating';
import type { GetSubdriversQuery } from '@/shared/api/generated/operations';
import { parseGrade } from './Driver';
import {
  compareByAverage,
  scoredOf,
  type ActionOrder,
  type DriverDetail,
  type SubdriverGroup,
} from './DriverDetail';

/** A sub-driver with its rating. */
export interface Subdriver extends Rating {
  name: string;
  /** The name of its driver on the wire, such as '1. Expectations'. */
  driver: string;
}

/** Sub-drivers without a rating from the server are left out. */
export function toSubdrivers({ subdriverActivitiesGrade }: GetSubdriversQuery): Subdriver[] {
  return subdriverActivitiesGrade.flatMap(({ name, driver, average, grade, scored, total }) =>
    driver === null || scored === null || total === null
      ? []
      : [{ name, driver, average, grade: parseGrade(grade), scored, total }],
  );
}

/** A driver's sub-driver with its actions. */
export interface RatedGroup extends SubdriverGroup, Rating {}

/**
 * A driver's groups in this order of their averages, each with its rating. Without a rating from the server, a
 * group has only the counts of its actions.
 */
export function rateGroups(
  { name: driver, groups }: DriverDetail,
  subdrivers: readonly Subdriver[],
  order: ActionOrder,
): RatedGroup[] {
  const own = subdrivers.filter((one) => one.driver === driver);
  return groups
    .map((group) => {
      const rating = own.find(({ name }) => name === group.name);
      return {
        ...group,
        ...scoredOf([group]),
        average: rating?.average ?? null,
        grade: rating?.grade ?? null,
      };
    })
    .sort(compareByAverage(order));
}

/** How many sub-drivers `weakestOf` lists at most. */
export const WEAKEST = 8;

/** The scored sub-drivers with the lowest averages, the lowest first. */
export const weakestOf = (subdrivers: readonly Subdriver[]): Subdriver[] =>
  subdrivers
    .filter(({ average }) => average !== null)
    .sort(compareByAverage('worse'))
    .slice(0, WEAKEST);

/** The id of a sub-driver's section in the tab of its driver, and the hash of links to it. */
export const subdriverAnchor = (name: string): string =>
  `subdriver-${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
