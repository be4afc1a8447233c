import type { Browser, Page } from 'playwright-core';
import { DESK, newVisitor, underConditions } from './visitors';

declare global {
  interface Window {
    /** The times of events since the page was requested, and from each to the next paint, in ms. */
    __interactions: { startTime: number; duration: number }[];
  }
}

/** The browser reports interactions from this duration on. */
export const SHORTEST_MS = 16;

/** A company with an answer to every action. */
const COMPLETE_COMPANY = 'Blue Bakeries';

/** A page with a global administrator signed in, showing the company with the most answers. */
export async function administratorAt(browser: Browser, address: string) {
  const visitor = await newVisitor(browser, address, 'admin@example.com');
  const page = await visitor.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(recordInteractions, SHORTEST_MS);
  page.on('dialog', (dialog) => void dialog.accept());
  const cdp = await underConditions(page, DESK);
  await page.goto('/');
  await page.getByLabel('Company shown').fill(COMPLETE_COMPANY);
  await page.locator('.ant-select-item-option').getByText(COMPLETE_COMPANY).first().click();
  await page.locator('header').getByTitle(COMPLETE_COMPANY).waitFor();
  return { page, cdp };
}

/** Runs in the page. */
function recordInteractions(durationThreshold: number) {
  window.__interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, startTime, duration } = entry;
      if (interactionId) window.__interactions.push({ startTime, duration });
    }
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
}

/** The page's interactions since it was opened. */
export const interactionsOf = (page: Page) => page.evaluate(() => window.__interactions);
