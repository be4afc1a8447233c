import { WEEKS, type EvolutionYear, type WeekValues } from '../Evolution';
import type { Series, SeriesKey } from '../series';
import { spanOf, type WeekWindow } from '../period/weekWindow';
import { valueAt, type YRange } from './yRange';
import { PLOT_PADDING } from './plotBox';

/**
 * The input of both renderers, which must draw the same lines: the chart library and the SVG
 * drawing.
 */
export interface PlotInput {
  year: EvolutionYear;
  series: readonly Series[];
  window: WeekWindow;
  range: YRange;
}

export interface Row {
  week: number;
  value: number | null;
  series: SeriesKey;
}

/** The radius of the dot of an isolated week, px. */
export const POINT_RADIUS = 4;
/**
 * The radius of its edge, which is wider than the dot by as much as the line's edge is wider than
 * the line.
 */
export const EDGE_POINT_RADIUS = POINT_RADIUS + 1.5;

const EVERY_THIRD = 3;
/** Up to this number of weeks, each one is labeled. */
const FEW_WEEKS = 12;
/** The width of a horizontal label, px. */
const LABEL_WIDTH = 38;

/**
 * A line's values in the window, with the interpolated values at the window's edges, so that it
 * does not extend beyond the plot.
 */
export function rowsOf({ key }: Series, { year, window: { start, end } }: PlotInput): Row[] {
  const values = year.values[key];
  const whole = values.map((value, index) => ({ week: index + 1, value, series: key }));
  const edge = (week: number) => ({ week, value: valueAt(values, week), series: key });
  return [edge(start), ...whole.filter(({ week }) => week > start && week < end), edge(end)];
}

/** The isolated points in the window, which are drawn as dots. */
export function pointsOf({ key }: Series, { year, window }: PlotInput): Row[] {
  return lonePoints(year.values[key])
    .filter((week) => week >= window.start && week <= window.end)
    .map((week) => ({ week, value: year.values[key][week - 1] ?? null, series: key }));
}

/** Weeks (1 … 52) with a value but without one before or after; a line does not show them. */
export function lonePoints(values: WeekValues): number[] {
  const isEmpty = (index: number) => (values[index] ?? null) === null;
  return values.flatMap((value, index) =>
    value !== null && isEmpty(index - 1) && isEmpty(index + 1) ? [index + 1] : [],
  );
}

/** The labeled weeks: W01, W04 … W52, or each week when few are visible. */
export function weekTicks(window: WeekWindow): number[] {
  const step = spanOf(window) <= FEW_WEEKS ? 1 : EVERY_THIRD;
  const all = Array.from({ length: Math.ceil(WEEKS / step) }, (_, index) => 1 + index * step);
  return all.filter((week) => week >= window.start && week <= window.end);
}

/** Whether this number of week labels fits side by side; otherwise they are rotated. */
export function fitHorizontally(labels: number, width: number): boolean {
  const plotWidth = width - PLOT_PADDING.left - PLOT_PADDING.right;
  return plotWidth / Math.max(1, labels) >= LABEL_WIDTH;
}
