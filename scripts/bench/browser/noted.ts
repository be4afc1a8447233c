import path from 'node:path';
import type { Page } from 'playwright-core';

/** A moment that a person waits for; `inPage/marks.js` says what each means. */
export type Mark = 'usable' | 'figures' | 'chart' | 'plot';

/** What `inPage/marks.js` notes. */
export interface Noted {
  marks: Partial<Record<Mark, number>>;
  fcp: number | null;
  lcp: number | null;
  shift: number;
  longTasks: { startTime: number; duration: number }[];
  interactions: { startTime: number; ms: number }[];
  /** Marks are not looked for any more. */
  isLoaded: boolean;
  route: { from: string; began?: number; stood?: boolean; ms?: number } | null;
}

declare global {
  interface Window {
    __bench: Noted;
  }
}

/** Has every page that is opened from here on take notes. */
export const takeNotes = (target: Pick<Page, 'addInitScript'>) =>
  target.addInitScript({ path: path.join(__dirname, 'marks.js') });

/** From now on nothing is looked for but what people do: looking takes time of its own. */
export const loadedAll = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window.__bench.isLoaded = true));

export const notesOf = (page: Page): Promise<Noted> => page.evaluate(() => window.__bench);
