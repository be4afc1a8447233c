import type { Browser, CDPSession, Page } from 'playwright-core';
import { DESK, slowDown, underConditions } from '../browser/conditions';
import { figure, type Figure } from '../report/figures';
import { loadedAll, notesOf, takeNotes } from '../browser/noted';
import { scenes, TIMES, type Scene } from './scenes';
import { chooseComplete, type Step } from './steps';
import { newVisitor, signedIn, type Product } from '../browser/world';

const RATES = [1, 4] as const;
type Rate = (typeof RATES)[number];

/** Until the next paint, ms. */
const GOALS = { 1: 100, 4: 200 } as const;
const CHART_GOALS = { 1: 100, 4: 320 } as const;
/** A step's paint and what follows from it, ms. */
const WITHIN = { 1: 250, 4: 700 } as const;
/** The browser tells of nothing that is quicker. */
const UNTOLD_MS = 16;

/** What people do all day, with a thousand companies; each step's slowest time counts. */
export async function measureWorking(
  browser: Browser,
  product: Product,
  say: (text: string) => void,
): Promise<Figure[]> {
  const { page, cdp } = await administratorAt(browser, product);
  const figures: Figure[] = [];
  for (const scene of scenes(product.firstActivity(1))) {
    say(`  ${scene.url.split('?')[0] ?? ''}`);
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

/** An administrator of everything, with the company that has the most to show. */
export async function administratorAt(browser: Browser, product: Product) {
  const cookies = await signedIn(browser, product.address, 'admin@example.com');
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
  await loadedAll(page);
  return { page, cdp };
}

async function open(page: Page, { url, ready }: Scene) {
  await page.goto(url);
  await ready(page);
  await page.waitForLoadState('networkidle');
  await loadedAll(page);
}

async function measured(page: Page, step: Step, rate: Rate): Promise<Figure> {
  const times: number[] = [];
  await step.before?.(page);
  for (let time = 0; time < TIMES; time++) {
    await step.reach?.(page);
    const began = await page.evaluate(() => performance.now());
    await step.act(page, time);
    await page.waitForTimeout(WITHIN[rate]);
    const { interactions } = await notesOf(page);
    // One that changed nothing to be seen is told with the next paint, as if it had taken until then.
    const own = interactions.filter(({ startTime }) => startTime >= began);
    times.push(Math.max(UNTOLD_MS, ...own.map(({ ms }) => ms)));
  }
  await step.after?.(page);
  const goal = (step.drawsChart ? CHART_GOALS : GOALS)[rate];
  const name = `${step.name}${rate === 1 ? '' : `, ${rate} × slower`}`;
  return figure('working', name, 'ms', times, { value: Math.max(...times), goal });
}
