import type { Series } from '../series';
import { rowsOf, type Place, type PlotInput } from './plotModel';

/** A label beside the end of a line. */
export interface LineEnd {
  series: Series;
  x: number;
  y: number;
}

/** Distance between the end of the lines and their labels, px. */
const TO_LABEL = 8;
/** The smallest distance between two labels, px. */
const LINE_HEIGHT = 15;
/** The length of the sample of the line before its label, px. */
export const SAMPLE = 12;
const GAP = 4;
/** The average width of a character, px. */
const CHARACTER = 6.4;

export const LABEL_START = SAMPLE + GAP;

/** The width in px that labels with these names need at the right of the plot. */
export const roomForLabels = (names: readonly string[]): number =>
  Math.ceil(TO_LABEL + LABEL_START + CHARACTER * Math.max(0, ...names.map(({ length }) => length)));

/**
 * The labels of the lines, one below the other beside the end of the longest line, each as near as possible
 * to the end of its own. None where the input has no room for labels.
 */
export function lineEndsOf(input: PlotInput, { x, y }: Place, box: Edges): LineEnd[] {
  if (input.labelRoom === 0) return [];
  const ends = input.series.flatMap((series) => {
    const last = rowsOf(series, input).findLast(({ value }) => value !== null);
    return last && last.value !== null ? [{ series, week: last.week, y: y(last.value) }] : [];
  });
  const left = x(Math.max(...ends.map(({ week }) => week))) + TO_LABEL;
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

/** Moves heights apart, so that labels at them do not overlap; they keep their order. */
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
