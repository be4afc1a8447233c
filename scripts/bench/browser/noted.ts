import path from 'node:path';
import type { Page } from 'playwright-core';

/**
 * A moment that a person waits for:
 * `usable`: React has attached to the fields and the button of the login form.
 * `figures`: the dashboard shows drivers and impact areas with their figures.
 * `chart`: a chart is visible, drawn by SVG or by the chart library.
 * `plot`: the chart library has drawn its first line.
 */
export type Mark = 'usable' | 'figures' | 'chart' | 'plot';

/** A change from page to page. Times are in ms since the click. */
export interface NotedRoute {
  /** The heading of the page that is left. */
  from: string;
  /** In ms since the page was requested. */
  began?: number;
  /** `first screen`: no placeholder is left, and the rows below the screen are still being rendered. */
  state: 'loading' | 'first screen' | 'complete';
  firstScreenMs?: number;
  completeMs?: number;
}

/** The records of `marks.js`. Times are in ms since the page was requested. */
export interface Noted {
  marks: Partial<Record<Mark, number>>;
  fcp: number | null;
  lcp: number | null;
  shift: number;
  longTasks: { startTime: number; duration: number }[];
  /** `ms` is the time from the event to the next paint. */
  interactions: { startTime: number; ms: number }[];
  /** Marks are no longer looked for. */
  isLoaded: boolean;
  /** The route change that is being timed. */
  route: NotedRoute | null;
}

declare global {
  interface Window {
    __bench: Noted;
  }
}

/** Records in every page that is opened from now on. */
export const takeNotes = (target: Pick<Page, 'addInitScript'>) =>
  target.addInitScript({ path: path.join(__dirname, 'marks.js') });

/** Stops the search for marks, which would add to the times that are measured next. */
export const stopLookingForMarks = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window.__bench.isLoaded = true));

export const notesOf = (page: Page): Promise<Noted> => page.evaluate(() => window.__bench);
