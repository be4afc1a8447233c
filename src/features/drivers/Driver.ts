import type { Grade } from '@contract/scoring/scoring';
import { driverTitle, TOTAL } from '@contract/fields/naming';
import type { GetDriverCountsQuery, GetDriversQuery } from '@/shared/api/generated/operations';

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

/** The counts by the drivers' names on the wire. Drivers without counts are left out. */
export function toDriverCounts({ drivers }: GetDriverCountsQuery): Record<string, DriverCounts> {
  return Object.fromEntries(
    drivers.flatMap(({ name, scored, total }) =>
      scored === null || total === null ? [] : [[name, { scored, total }]],
    ),
  );
}

const GLOBAL_AVERAGE = 'Global Average';

export function toDriver({ name, average, grade }: GetDriversQuery['drivers'][number]): Driver {
  const title = name === TOTAL ? GLOBAL_AVERAGE : driverTitle(name);
  return { name, title, average, grade: parseGrade(grade) };
}

export function parseGrade(grade: string | null): Grade | null {
  return grade === 'High' || grade === 'Medium' || grade === 'Low' ? grade : null;
}

/** Whether the company has no figures: its only driver is an empty Global Average (spec section 5). */
export function hasNoFigures(drivers: readonly Driver[]): boolean {
  return drivers.every(({ average }) => average === null);
}
