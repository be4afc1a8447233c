import { WEEKS, type EvolutionYear, type WeekValues } from '../Evolution';
import type { Row, Series } from '../series';
import { spanOf, type WeekWindow } from '../period/weekWindow';
import { drawnValues } from './drawnValues';
import type { Trajectory } from './trajectory';
import { valueAt, type YRange } from './yRange';

/** A week 1–52 that has a mark. */
export interface WeekMark {
  week: number;
  label: string;
}

/** A mark in one of the shown years. */
export interface YearMark extends WeekMark {
  year: number;
}

/**
 * The input of both renderers, the chart library and the SVG drawing. Both must draw the same lines.
 */
export interface PlotInput {
  year: EvolutionYear;
  series: readonly Series[];
  window: WeekWindow;
  range: YRange;
  /** The current week and its label, if it is in the year. */
  today: WeekMark | null;
  /** The weeks of the year in which the model changed, the earliest first. */
  changes?: readonly WeekMark[] | undefined;
  /** Whether the ranges of the grades High and Low are shaded. */
  showsGrades?: boolean;
  /** The paths of the targets of this year; none unless they are switched on. */
  trajectories: readonly Trajectory[];
  /** The short names of the twelve months, below the weeks. */
  months: readonly string[];
  /** Of the names of the weeks. */
  language: string;
  /** The width of the labels at the ends of the lines, px; 0 for no labels. */
  labelRoom: number;
}

/** The input that determines the lines. */
export type LineInput = Omit<
  PlotInput,
  'today' | 'changes' | 'months' | 'language' | 'showsGrades'
>;

/** Converts weeks and scores to px from the chart's top left corner. */
export interface Place {
  x: (week: number) => number;
  y: (value: number) => number;
}

/** The radius of the dot of an isolated week, px. */
export const POINT_RADIUS = 2.5;
/**
 * The radius of the dot's edge. It exceeds the dot's radius by as much as the edge of a line is wider
 * than the line.
 */
export const EDGE_POINT_RADIUS = POINT_RADIUS + 1.5;

const EVERY_THIRD = 3;
/** Up to this number of visible weeks, every week has a label. */
const FEW_WEEKS = 12;
/** The width of a horizontal label, px. */
const LABEL_WIDTH = 38;

/**
 * A line's values in the window, with the interpolated values at the window's edges, so that it
 * does not extend beyond the plot.
 */
export function rowsOf({ key }: Series, { year, window: { start, end } }: LineInput): Row[] {
  const values = drawnValues(year, key);
  const whole = values.map((value, index) => ({ week: index + 1, value, series: key }));
  const edge = (week: number) => ({ week, value: valueAt(values, week), series: key });
  return [edge(start), ...whole.filter(({ week }) => week > start && week < end), edge(end)];
}

/** The isolated points in the window, which are drawn as dots. */
export function pointsOf({ key }: Series, { year, window }: LineInput): Row[] {
  const values = drawnValues(year, key);
  return isolatedWeeks(values)
    .filter((week) => week >= window.start && week <= window.end)
    .map((week) => ({ week, value: values[week - 1] ?? null, series: key }));
}

/** The weeks (1 … 52) with a value but without one before and after, which a line cannot show. */
export function isolatedWeeks(values: WeekValues): number[] {
  const isEmpty = (index: number) => (values[index] ?? null) === null;
  return values.flatMap((value, index) =>
    value !== null && isEmpty(index - 1) && isEmpty(index + 1) ? [index + 1] : [],
  );
}

/**
 * The weeks with a label: W01, W04 … W52, or every week if few are visible. A narrow plot has fewer labels, so
 * that they do not overlap. `width` is the width of the plot, px.
 */
export function weekTicks(window: WeekWindow, width: number): number[] {
  const fitting = Math.max(1, Math.floor(width / LABEL_WIDTH));
  const least = spanOf(window) <= FEW_WEEKS ? 1 : EVERY_THIRD;
  let step = least;
  while (spanOf(window) / step >= fitting && step < WEEKS) step = nextStep(step);
  const all = Array.from({ length: Math.ceil(WEEKS / step) }, (_, index) => 1 + index * step);
  return all.filter((week) => week >= window.start && week <= window.end);
}

/** The steps are one week, then multiples of three weeks. */
const nextStep = (step: number) => (step === 1 ? EVERY_THIRD : step + EVERY_THIRD);
