import type { Series } from '../series';
import { pathRows } from './trajectory';
import { rowsOf, type Place, type PlotInput } from './plotModel';

/** A label beside the end of a line. */
export interface LineEnd {
  series: Series;
  x: number;
  y: number;
}

/** Distance between the ends of the lines and their labels, px. */
const LABEL_DISTANCE = 8;
/** The minimum vertical distance between two labels, px. */
const LINE_HEIGHT = 15;
/** The length of the line sample before each label, px. */
export const SAMPLE = 12;
const GAP = 4;
/** The average width of a character in the widest of the system fonts, px. */
const CHARACTER_WIDTH = 7;

export const LABEL_START = SAMPLE + GAP;

/** The width that labels with these names need to the right of the plot, px. */
export const roomForLabels = (names: readonly string[]): number =>
  Math.ceil(
    LABEL_DISTANCE +
      LABEL_START +
      CHARACTER_WIDTH * Math.max(0, ...names.map(({ length }) => length)),
  );

/**
 * The labels of the lines. They form a column to the right of the longest line or path to a target, and each is
 * as near as possible to the end of its own line. Returns none if the input has no room for labels.
 */
export function lineEndsOf(input: PlotInput, { x, y }: Place, box: Edges): LineEnd[] {
  if (input.labelRoom === 0) return [];
  const ends = input.series.flatMap((series) => {
    const last = rowsOf(series, input).findLast(({ value }) => value !== null);
    return last && last.value !== null ? [{ series, week: last.week, y: y(last.value) }] : [];
  });
  const paths = input.trajectories.flatMap((one) => pathRows(one, input.window));
  const left = x(Math.max(...[...ends, ...paths].map(({ week }) => week))) + LABEL_DISTANCE;
  const places = apart(
    ends.map((end) => end.y),
    box,
  );
  return ends.map(({ series }, index) => ({ series, x: left, y: places[index] ?? 0 }));
}

interface Edges {
  top: number;
  bottom: number;
}

/** Moves y-coordinates apart, so that their labels do not overlap. Their order does not change. */
export function apart(heights: readonly number[], { top, bottom }: Edges): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  let next = top;
  for (const index of order) {
    const place = Math.max(next, moved[index] ?? 0);
    moved[index] = place;
    next = place + LINE_HEIGHT;
  }
  let limit = bottom;
  for (const index of order.toReversed()) {
    const place = Math.min(limit, moved[index] ?? 0);
    moved[index] = place;
    limit = place - LINE_HEIGHT;
  }
  return moved;
}
