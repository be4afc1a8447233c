import type { Grade } from '@contract/scoring/scoring';
import { shownDriver, TOTAL } from '@contract/fields/naming';
import type { GetDriversQuery } from '@/shared/api/generated/operations';

export interface Driver {
  /** The name on the wire: '1. Expectations' … '4. Asset Efficiency', or 'Total'. */
  name: string;
  /** The displayed name: 'Expectations' … 'Asset Efficiency', or 'Global Average'. */
  title: string;
  /** 1–10, unrounded; null if no answer has a score. */
  average: number | null;
  grade: Grade | null;
}

/** How many of a driver's actions have a score and so count in its average. */
export interface DriverCounts {
  scored: number;
  total: number;
}

/** A driver's average in an earlier week, such as '2026-W43'. */
export interface PreviousRating {
  average: number;
  week: string;
  /** Whether the model has changed since: the average is as it would be under the model in use. */
  isAlike: boolean;
}

/** The counts behind an average, and the average that it is compared with. */
export interface DriverBasis {
  /** null where the server has not counted. */
  counts: DriverCounts | null;
  /** Of the last recorded week that ended at least four weeks ago; null without one. */
  previous: PreviousRating | null;
}

/** A company's ratings with the counts behind them, and how much of its plan is due. */
export interface CompanyRatings {
  /** The drivers that have an average, followed by the Global Average. */
  drivers: Driver[];
  /** By the drivers' names on the wire; empty for sample data and for ratings of an earlier visit. */
  bases: Record<string, DriverBasis>;
  /**
   * The person's open plan items that are overdue or due by the end of this week; null if the server has no plans.
   */
  planDue: number | null;
  /** Null with fewer than two averages, and if the server does not say. */
  weakest: WeakestPoint | null;
  /** The person's open parts of rounds, in any company; null if the server has no rounds. */
  roundsDue: number | null;
  /** The person's unread notices; null if the server has none. */
  noticeCount: number | null;
}

/** The driver with the lowest average, and what to do about it. */
export interface WeakestPoint {
  /** By how much the average is below a target that it has missed or is behind; null without such a target. */
  belowTarget: number | null;
  /**
   * The driver's action with the highest priority; null if none can rise. `daysLate`: since the due day of its plan item,
   * null unless that has passed.
   */
  action: { id: string; name: string; area: string; daysLate: number | null } | null;
}

/** What is known of a driver's target. */
export interface DriverTarget {
  /** 1–10. */
  value: number;
  /** 'missed by 1.3', or 'behind, 1.1 to go'; null without a score. */
  status: string | null;
  /** Whether the average is behind the target, or has missed it. */
  isLate: boolean;
}

/** Ratings about which nothing else is known. */
export const bareRatings = (drivers: Driver[]): CompanyRatings => ({
  drivers,
  bases: {},
  planDue: null,
  weakest: null,
  roundsDue: null,
  noticeCount: null,
});

type WeakestAction = NonNullable<NonNullable<GetDriversQuery['weakestPoint']>['action']>;
type CountedDriver = GetDriversQuery['drivers'][number];

/** What a server does not offer is null in its reply. */
export const toRatings = ({
  drivers,
  weakestPoint,
  ...counts
}: GetDriversQuery): CompanyRatings => ({
  drivers: drivers.map(toDriver),
  bases: Object.fromEntries(drivers.map((driver) => [driver.name, toBasis(driver)])),
  ...counts,
  weakest: weakestPoint && {
    belowTarget: weakestPoint.below_target,
    action: weakestPoint.action && toAction(weakestPoint.action),
  },
});

const toAction = ({ impact_area: area, days_late: daysLate, ...action }: WeakestAction) => ({
  ...action,
  area,
  daysLate,
});

function toBasis({ scored, total, previous, ...rest }: CountedDriver): DriverBasis {
  const { previous_week: week, previous_model_changed } = rest;
  return {
    counts: scored === null || total === null ? null : { scored, total },
    previous:
      previous === null || week === null
        ? null
        : { average: previous, week, isAlike: previous_model_changed === true },
  };
}

export function toDriver({
  name,
  average,
  grade,
}: Pick<CountedDriver, 'name' | 'average' | 'grade'>): Driver {
  return { name, title: shownDriver(name), average, grade: parseGrade(grade) };
}

export function parseGrade(grade: string | null): Grade | null {
  return grade === 'High' || grade === 'Medium' || grade === 'Low' ? grade : null;
}

/** The driver with the lowest average; null for fewer than two rated ones. */
export function lowestDriver(drivers: readonly Driver[]): (Driver & { average: number }) | null {
  const rated = drivers.flatMap((driver) =>
    driver.name === TOTAL || driver.average === null
      ? []
      : [{ ...driver, average: driver.average }],
  );
  const [lowest = null, second] = rated.sort((a, b) => a.average - b.average);
  return second ? lowest : null;
}

/** Whether the company has no figures: its only driver is an empty Global Average (§2.33). */
export function hasNoFigures(drivers: readonly Driver[]): boolean {
  return drivers.every(({ average }) => average === null);
}

/** Whether an action applies to the company, or may do so where the server does not count. */
export const isAnyApplicable = ({ bases }: CompanyRatings): boolean =>
  bases[TOTAL]?.counts?.total !== 0;

export const isUnrated = ({ drivers }: CompanyRatings): boolean => hasNoFigures(drivers);
