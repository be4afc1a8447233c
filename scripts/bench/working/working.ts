import type { Browser, CDPSession, Page } from 'playwright-core';
import { DESK, slowDown, underConditions } from '../browser/conditions';
import { figure, type Figure } from '../report/figures';
import { stopLookingForMarks, notesOf, takeNotes } from '../browser/noted';
import { REPETITIONS, scenes, type Scene } from './scenes';
import { chooseComplete, type Step } from './steps';
import { cookiesOf, newVisitor, type Product } from '../browser/productAndBrowser';

const RATES = [1, 4] as const;
type Rate = (typeof RATES)[number];

/** Goals for the time until the next paint, in ms, by processor slowdown. */
const GOALS = { 1: 100, 4: 200 } as const;
const CHART_GOALS = { 1: 100, 4: 320 } as const;
/** Time for a step's paint and the work that follows it, in ms. */
const SETTLE = { 1: 250, 4: 700 } as const;
/** The browser does not report shorter interactions. */
export const SHORTEST_MS = 16;

/** Measures common interactions with 1,000 companies. A figure is the slowest time of its step. */
export async function measureWorking(
  browser: Browser,
  product: Product,
  progress: (text: string) => void,
): Promise<Figure[]> {
  const { page, cdp } = await administratorAt(browser, product);
  const figures: Figure[] = [];
  for (const scene of scenes(product.firstActivity(1))) {
    progress(`  ${scene.url.split('?')[0] ?? ''}`);
    for (const rate of RATES) {
      await open(page, scene);
      await slowDown(cdp, rate);
      for (const step of scene.steps) figures.push(await measured(page, step, rate));
      await slowDown(cdp, 1);
    }
  }
  await page.context().close();
  return figures;
}

/** A page with a global administrator signed in, showing the company with the most answers. */
export async function administratorAt(browser: Browser, product: Product) {
  const cookies = await cookiesOf(browser, product.address, 'admin@example.com');
  const context = await newVisitor(browser, product.address, {
    cookies,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await takeNotes(page);
  page.on('dialog', (dialog) => void dialog.accept());
  const cdp: CDPSession = await underConditions(page, DESK);
  await page.goto('/');
  await chooseComplete(page);
  await stopLookingForMarks(page);
  return { page, cdp };
}

async function open(page: Page, { url, ready }: Scene) {
  await page.goto(url);
  await ready(page);
  await page.waitForLoadState('networkidle');
  await stopLookingForMarks(page);
}

async function measured(page: Page, step: Step, rate: Rate): Promise<Figure> {
  const times: number[] = [];
  await step.before?.(page);
  for (let time = 0; time < REPETITIONS; time++) {
    await step.reach?.(page);
    const began = await page.evaluate(() => performance.now());
    await step.act(page, time);
    await page.waitForTimeout(SETTLE[rate]);
    const { interactions } = await notesOf(page);
    // The time of an interaction without a visible change includes the wait for the next paint.
    const own = interactions.filter(({ startTime }) => startTime >= began);
    times.push(Math.max(SHORTEST_MS, ...own.map(({ ms }) => ms)));
  }
  await step.after?.(page);
  const goal = (step.drawsChart ? CHART_GOALS : GOALS)[rate];
  const name = `${step.name}${rate === 1 ? '' : `, ${rate} × slower`}`;
  return figure('working', name, 'ms', times, { value: Math.max(...times), goal });
}
