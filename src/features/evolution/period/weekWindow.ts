import { WEEKS } from '../Evolution';

/** The part of the year that is visible, in weeks 1 … 52; may begin and end between two. */
export interface WeekWindow {
  start: number;
  end: number;
}

export type WindowChange = (window: WeekWindow) => WeekWindow;

export const WHOLE_YEAR: WeekWindow = { start: 1, end: WEEKS };

/** How much a notch of the wheel takes away; spec section 9. */
const ZOOM_SPEED = 0.1;
const WHOLE_SPAN = WHOLE_YEAR.end - WHOLE_YEAR.start;
/** Closer than this there is nothing more to see. */
const SHORTEST_SPAN = 4;

export const spanOf = ({ start, end }: WeekWindow) => end - start;

export function isWholeYear(window: WeekWindow): boolean {
  return spanOf(window) >= WHOLE_SPAN;
}

/** Closer by that many notches, or farther by negative ones; what lies at `at` (0 … 1) stays there. */
export function zoomed(window: WeekWindow, notches: number, at = 0.5): WeekWindow {
  return scaled(window, (1 - ZOOM_SPEED) ** notches, at);
}

/** The visible span times a factor, around `at` (0 … 1). */
export function scaled(window: WeekWindow, factor: number, at = 0.5): WeekWindow {
  const span = spanOf(window);
  const next = Math.min(WHOLE_SPAN, Math.max(SHORTEST_SPAN, span * factor));
  return within(window.start + (span - next) * at, next, window);
}

/** Later by that many weeks, or earlier by negative ones. */
export function panned(window: WeekWindow, weeks: number): WeekWindow {
  return within(window.start + weeks, spanOf(window), window);
}

/** A window that stays inside the year; the given one itself where nothing changes. */
function within(start: number, span: number, before: WeekWindow): WeekWindow {
  const first = Math.min(Math.max(start, WHOLE_YEAR.start), WHOLE_YEAR.end - span);
  if (first === before.start && first + span === before.end) return before;
  return { start: first, end: first + span };
}

/** The whole weeks that are visible, first and last. */
export function weeksIn({ start, end }: WeekWindow): [number, number] {
  return [Math.ceil(start), Math.floor(end)];
}

/** What share of the window lies before a week: 0 at its start, 1 at its end. */
export function shareOf({ start, end }: WeekWindow, week: number): number {
  return (week - start) / (end - start);
}
