import { historyWeekOf } from '@contract/scoring/weeks';
import { pathPoints, type Milestone } from '@contract/targets/targets';
import { WEEKS } from '../Evolution';
import { SERIES, type Row, type SeriesKey } from '../series';
import type { WeekWindow } from '../period/weekWindow';

/** A target that the chart can draw. Days are such as '2026-12-31', in UTC. */
export interface ChartTarget {
  /** The English name: 'Expectations' … or 'Global Average'. */
  driver: string;
  startOn: string;
  /** Null while no week is recorded; the target then has no path yet. */
  startAverage: number | null;
  /** 1–10. */
  value: number;
  dueOn: string;
  milestones: readonly Milestone[];
  /** Describes the target where the chart is read: 'Target 6.0 by Dec 31'. */
  text: string;
  /** Whether it is only a line, without the ring of a target. */
  isLine?: true;
}

/** A target's path in a chart of one year. */
export interface Trajectory {
  series: SeriesKey;
  /**
   * The corners from the start through the milestones to the target. Weeks are counted from the chart's
   * year: 0 is the last week of the year before, 53 the first week of the year after.
   */
  corners: readonly Corner[];
  text: string;
  isLine?: true | undefined;
}

interface Corner {
  week: number;
  value: number;
}

/** The dashes and the width of the path, px. They differ from those of every series. */
export const TRAJECTORY = { dash: [4, 4], width: 1 } as const;
/** The ring at the target, px. */
export const RING = { radius: 5, width: 2 } as const;

/** The paths of the visible series' targets that are partly in the year, in the order of the series. */
export function trajectoriesOf(
  targets: readonly ChartTarget[],
  visible: readonly SeriesKey[],
  year: number,
): Trajectory[] {
  return SERIES.flatMap(({ key, title }) => {
    if (!visible.includes(key)) return [];
    return targets
      .filter(({ driver }) => driver === title)
      .map((target) => ({
        series: key,
        corners: cornersOf(target, year),
        text: target.text,
        isLine: target.isLine,
      }))
      .filter(({ corners }) => isInYear(corners));
  });
}

function cornersOf(
  { startOn, startAverage, value, dueOn, milestones }: ChartTarget,
  year: number,
): Corner[] {
  const points =
    startAverage === null
      ? [{ on: dueOn, value }]
      : pathPoints({
          start_on: startOn,
          start_average: startAverage,
          value,
          due_on: dueOn,
          milestones,
        });
  return points.map((point) => ({ week: weekIn(year, point.on), value: point.value }));
}

/** The week of a day, counted from this year. A chart has 52 weeks for each year. */
function weekIn(year: number, day: string): number {
  const dated = historyWeekOf(new Date(day));
  return (dated.year - year) * WEEKS + dated.week;
}

const isInYear = (corners: readonly Corner[]) =>
  corners.some(({ week }) => week >= 1) && corners.some(({ week }) => week <= WEEKS);

/** The part of a path that is in the window, with the values at the window's edges. */
export function pathRows({ series, corners }: Trajectory, { start, end }: WeekWindow): Row[] {
  const rows: Row[] = [];
  const add = (corner: Corner) => {
    const last = rows.at(-1);
    if (last?.week !== corner.week || last.value !== corner.value) rows.push({ ...corner, series });
  };
  corners.slice(1).forEach((to, index) => {
    const from = corners[index];
    if (!from || to.week < start || from.week > end) return;
    add(from.week < start ? between(from, to, start) : from);
    add(to.week > end ? between(from, to, end) : to);
  });
  return rows.length > 1 ? rows : [];
}

/** The place of a target's ring; null if it is not in the window. */
export function ringOf(
  { series, corners, isLine }: Trajectory,
  { start, end }: WeekWindow,
): Row | null {
  const target = corners.at(-1);
  if (!target || isLine || target.week < start || target.week > end) return null;
  return { ...target, series };
}

/** The values that a chart with this path must contain, for the range of scores. */
export function visiblePathValues(trajectory: Trajectory, window: WeekWindow): number[] {
  const ring = ringOf(trajectory, window);
  return [...pathRows(trajectory, window), ...(ring ? [ring] : [])].flatMap(
    ({ value }) => value ?? [],
  );
}

function between(from: Corner, to: Corner, week: number): Corner {
  const share = (week - from.week) / (to.week - from.week);
  return { week, value: from.value + (to.value - from.value) * share };
}
