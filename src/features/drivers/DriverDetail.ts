import { compareAverages } from '@contract/scoring/numbers/averages';
import { activityNumber, activityTitle } from '@contract/fields/naming';
import type { Grade } from '@contract/scoring/scoring';
import type { GetDriverQuery } from '@/shared/api/generated/operations';
import { parseGrade, toDriver, type Driver, type DriverCounts } from './Driver';

export interface GradedAction {
  id: string;
  /** Dotted: '2.1.1.3'. */
  number: string;
  title: string;
  /** Score 1–10; null if the action has none. */
  average: number | null;
  grade: Grade | null;
  isNotApplicable: boolean;
}

export interface SubdriverGroup {
  name: string;
  actions: GradedAction[];
}

export interface DriverDetail extends Driver {
  description: string | null;
  /** The share 0–1 of the weight of its scores that is evidenced; null without a score, or if it is not known. */
  evidencedShare: number | null;
  /** The shares with shown evidence, and declared as evidenced without it; null if they are not known. */
  shownShare: number | null;
  declaredOnly: number | null;
  groups: SubdriverGroup[];
}

export type ActionOrder = 'better' | 'worse';

export function toDriverDetail(reply: GetDriverQuery): DriverDetail {
  const { driver, subdriverActivitiesGrade } = reply;
  if (!driver) throw new Error('No driver data returned');
  return {
    ...toDriver(driver),
    description: driver.description,
    evidencedShare: driver.evidenced_share,
    shownShare: driver.shown_share,
    declaredOnly: driver.declared_only_share,
    groups: subdriverActivitiesGrade.map(({ name, activities }) => ({
      name,
      actions: activities.map((activity) => ({
        id: activity.id,
        number: activityNumber(activity.name),
        title: activityTitle(activity.name),
        average: activity.average,
        grade: parseGrade(activity.grade),
        isNotApplicable: activity.not_applicable === true,
      })),
    })),
  };
}

/**
 * A group's actions by score: 'better' descending, 'worse' ascending (§9.16). Actions with
 * equal scores keep their order, and unscored ones come last in both orders.
 */
export function inOrder(actions: readonly GradedAction[], order: ActionOrder): GradedAction[] {
  return actions.toSorted(compareByAverage(order));
}

/** Compares by average in this order; those without an average come last in both orders. */
export function compareByAverage(order: ActionOrder) {
  const direction = order === 'better' ? -1 : 1;
  return (a: Averaged, b: Averaged): number => {
    if (a.average === null || b.average === null) {
      return Number(a.average === null) - Number(b.average === null);
    }
    return direction * compareAverages(a.average, b.average);
  };
}

interface Averaged {
  average: number | null;
}

/** How many of a driver's actions have a score and so count in its average, and how many are applicable. */
export function scoredOf(groups: readonly SubdriverGroup[]): DriverCounts {
  const actions = groups.flatMap((group) => group.actions);
  return {
    scored: actions.filter(({ average }) => average !== null).length,
    total: actions.length - notApplicableOf(groups),
  };
}

export const notApplicableOf = (groups: readonly SubdriverGroup[]): number =>
  groups.flatMap(({ actions }) => actions).filter(({ isNotApplicable }) => isNotApplicable).length;
