import { WEEKS } from '../Evolution';

/** The visible part of the year in weeks 1 … 52; its ends may lie between two weeks. */
export interface WeekWindow {
  start: number;
  end: number;
}

export type WindowChange = (window: WeekWindow) => WeekWindow;

export const WHOLE_YEAR: WeekWindow = { start: 1, end: WEEKS };

/** The share of the window that one notch of the wheel removes (§9.13). */
const ZOOM_SPEED = 0.1;
const WHOLE_SPAN = WHOLE_YEAR.end - WHOLE_YEAR.start;
/** The shortest window that can be zoomed to, in weeks. */
const SHORTEST_SPAN = 4;

export const spanOf = ({ start, end }: WeekWindow) => end - start;

export function isWholeYear(window: WeekWindow): boolean {
  return spanOf(window) >= WHOLE_SPAN;
}

/**
 * Zooms in by this number of notches, or out if it is negative. The week at `at` (0 … 1) keeps its
 * position.
 */
export function zoomed(window: WeekWindow, notches: number, at = 0.5): WeekWindow {
  return scaled(window, (1 - ZOOM_SPEED) ** notches, at);
}

/** Multiplies the length of the window by a factor, around the position `at` (0 … 1). */
export function scaled(window: WeekWindow, factor: number, at = 0.5): WeekWindow {
  const span = spanOf(window);
  const next = Math.min(WHOLE_SPAN, Math.max(SHORTEST_SPAN, span * factor));
  return within(window.start + (span - next) * at, next, window);
}

/** Moves the window later by this number of weeks, or earlier if it is negative. */
export function panned(window: WeekWindow, weeks: number): WeekWindow {
  return within(window.start + weeks, spanOf(window), window);
}

/** The window moved and shortened to fit into the year. Returns the same object if nothing changes. */
function within(start: number, span: number, before: WeekWindow): WeekWindow {
  const first = Math.min(Math.max(start, WHOLE_YEAR.start), WHOLE_YEAR.end - span);
  if (first === before.start && first + span === before.end) return before;
  return { start: first, end: first + span };
}

/** The first and the last whole week in the window. */
export function weeksIn({ start, end }: WeekWindow): [number, number] {
  return [Math.ceil(start), Math.floor(end)];
}

/** The position of a week in the window: 0 at its start, 1 at its end. */
export function shareOf({ start, end }: WeekWindow, week: number): number {
  return (week - start) / (end - start);
}
