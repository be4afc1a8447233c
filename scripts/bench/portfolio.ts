import type { Browser, BrowserContext, Page } from 'playwright-core';
import { paths } from '../../src/shared/routing/paths';
import { median, ms } from './report';
import { DESK, newVisitor, underConditions } from './visitors';

/** The wheel is turned this often, by this many px each time. */
const TURNS = 60;
const TURN_PX = 300;
/** Time for the work that follows the first rows, such as the downloads of other chunks, ms. */
const SETTLE_MS = 3_000;

/**
 * Measures the portfolio of 1,000 companies: a direct visit with an empty cache and a later one until the first rows
 * are painted, and the longest frame while scrolling.
 */
export async function measurePortfolio(browser: Browser, address: string, rounds: number) {
  const samples = new Map<string, number[]>();
  const add = (name: string, ms: number) => samples.set(name, [...(samples.get(name) ?? []), ms]);
  for (let round = 0; round < rounds; round++) {
    for (const cpu of [4, 1]) {
      const visitor = await newVisitor(browser, address, 'admin@example.com');
      const suffix = cpu === 1 ? '' : ', 4 × slower';
      const first = await visit(visitor, cpu);
      add(`first rows${suffix}, nothing in the browser's cache`, first.firstRowsMs);
      await first.page.close();
      const later = await visit(visitor, cpu);
      add(`first rows${suffix}, a later visit`, later.firstRowsMs);
      add(`longest frame while scrolling${suffix}`, await longestFrame(later.page));
      await visitor.close();
    }
  }
  const figures = [...samples].map(([name, times]) =>
    ms(name, median(times), name.startsWith('longest') ? 50 : 1_500),
  );
  return { 'Portfolio with 1,000 companies': figures };
}

async function visit(visitor: BrowserContext, cpu: number) {
  const page = await visitor.newPage();
  await page.addInitScript(reportFirstRows);
  await underConditions(page, { ...DESK, cpu });
  // Evaluating a condition in the page would take processor time from it.
  const message = page.waitForEvent('console', (one) => one.text().startsWith('first rows'));
  await page.goto(paths.portfolio(), { waitUntil: 'commit' });
  const firstRowsMs = Number((await message).text().split(' ').at(-1));
  await page.waitForTimeout(SETTLE_MS);
  return { page, firstRowsMs };
}

/** Runs in the page. The browser records the paint of marked elements. */
function reportFirstRows() {
  new PerformanceObserver((list, observer) => {
    observer.disconnect();
    console.debug(`first rows ${list.getEntries()[0]?.startTime ?? ''}`);
  }).observe({ type: 'element', buffered: true });
  new MutationObserver((_changes, observer) => {
    const row = document.querySelector('[role=row]:has([role=gridcell])');
    if (!row) return;
    observer.disconnect();
    for (const cell of row.querySelectorAll('*')) cell.setAttribute('elementtiming', 'first-row');
  }).observe(document, { childList: true, subtree: true });
}

async function longestFrame(page: Page): Promise<number> {
  await page.mouse.move(700, 600);
  const longest = page.evaluate(async (duration) => {
    let [longestMs, last] = [0, performance.now()];
    for (const end = last + duration; last < end;) {
      const at = await new Promise<number>(requestAnimationFrame);
      longestMs = Math.max(longestMs, at - last);
      last = at;
    }
    return Math.round(longestMs);
  }, SETTLE_MS);
  for (let turn = 0; turn < TURNS; turn++) await page.mouse.wheel(0, TURN_PX);
  return longest;
}
