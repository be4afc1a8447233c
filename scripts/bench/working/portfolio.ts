import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { paths } from '../../../src/shared/routing/paths';
import { DESK, underConditions, type Conditions } from '../browser/conditions';
import { cookiesOf, newVisitor, type Product } from '../browser/productAndBrowser';
import { figure, type Figure } from '../report/figures';

const SLOWDOWN: Conditions['cpu'] = 4;
const FIRST_ROWS_GOAL_MS = 1_500;
const FRAME_GOAL_MS = 50;

/** The wheel is turned this often, by this many px each time. */
const TURNS = 60;
const TURN_PX = 300;
/** Time for the work that follows the first rows, such as the downloads of other chunks, ms. */
const SETTLE_MS = 3_000;

/** What `frames.js` records in the page. */
export interface Frames {
  /** When the first rows were painted, ms since the page was requested. */
  firstRowsMs: number | null;
  /** The longest time between two frames since it was set to 0, ms. */
  longestMs: number;
}

declare global {
  interface Window {
    __frames: Frames;
  }
}

/**
 * Measures the portfolio of 1,000 companies: a direct visit with an empty cache and a later one until the first rows
 * are painted, and the longest frame while scrolling.
 */
export async function measurePortfolio(
  browser: Browser,
  product: Product,
  rounds: number,
): Promise<Figure[]> {
  const cookies = await cookiesOf(browser, product.address, 'admin@example.com');
  const samples = new Map<string, number[]>();
  const add = (name: string, ms: number) => samples.set(name, [...(samples.get(name) ?? []), ms]);
  for (let round = 0; round < rounds; round++) {
    for (const cpu of [SLOWDOWN, DESK.cpu]) {
      const visitor = await newVisitor(browser, product.address, { cookies });
      const suffix = cpu === DESK.cpu ? '' : `, ${cpu} × slower`;
      const first = await visit(visitor, cpu);
      add(`first rows, nothing in the cache${suffix}`, first.firstRowsMs);
      await first.page.close();
      const later = await visit(visitor, cpu);
      add(`first rows, a later visit${suffix}`, later.firstRowsMs);
      add(`longest frame while scrolling${suffix}`, await longestFrame(later.page));
      await visitor.close();
    }
  }
  return [...samples].map(([name, times]) => {
    const isFrame = name.startsWith('longest');
    return figure('portfolio', name, 'ms', times, {
      goal: isFrame ? FRAME_GOAL_MS : FIRST_ROWS_GOAL_MS,
    });
  });
}

async function visit(visitor: BrowserContext, cpu: Conditions['cpu']) {
  const page = await visitor.newPage();
  await page.addInitScript({ path: path.join(__dirname, '../browser/frames.js') });
  await underConditions(page, { ...DESK, cpu });
  // Evaluating a condition in the page would take processor time from it.
  const firstRows = page.waitForEvent('console', (message) => message.text() === 'first rows');
  await page.goto(paths.portfolio(), { waitUntil: 'commit' });
  await firstRows;
  await page.waitForTimeout(SETTLE_MS);
  const firstRowsMs = await page.evaluate(() => window.__frames.firstRowsMs);
  return { page, firstRowsMs: firstRowsMs ?? Number.NaN };
}

async function longestFrame(page: Page): Promise<number> {
  await page.mouse.move(700, 600);
  await page.evaluate(() => (window.__frames.longestMs = 0));
  for (let turn = 0; turn < TURNS; turn++) await page.mouse.wheel(0, TURN_PX);
  await page.waitForTimeout(SETTLE_MS / 3);
  return page.evaluate(() => window.__frames.longestMs);
}
