import type { Browser, Page } from 'playwright-core';
import { metricsOf } from '../../e2e/evolution/mountedCharts';
import { administratorAt } from './administrator';
import { median, ms, slope, type Figure } from './report';
import { slowDown } from './visitors';

/** The links of the sidebar, in the order in which they are clicked. */
const LINKS = [
  'Impact areas',
  'Company overview',
  'Evolution',
  'My Companies',
  'Workspaces',
  'Collaborators',
  'Dashboard',
];
const WARM_UP = 2;
const TIMES = 5;
const GOAL_MS = 100;

/** Measures the time from a click on a link to the first screen of a page that was visited before. */
export async function measureRoutes(browser: Browser, address: string): Promise<Figure[]> {
  const { page, cdp } = await administratorAt(browser, address);
  for (let round = 0; round < WARM_UP; round++) await followLinks(page);
  const figures: Figure[] = [];
  for (const rate of [1, 4]) {
    await slowDown(cdp, rate);
    const rounds: number[][] = [];
    for (let time = 0; time < TIMES; time++) rounds.push(await followLinks(page));
    for (const [index, link] of LINKS.entries()) {
      const name = `to ${link}${rate === 1 ? '' : ', 4 × slower'}`;
      const value = median(rounds.map((times) => times[index] ?? Number.NaN));
      figures.push(ms(name, value, rate === 1 ? GOAL_MS : undefined));
    }
  }
  await page.context().close();
  return figures;
}

/** Clicks each link of the sidebar when the page before it is complete. Returns the times to the first screens. */
async function followLinks(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const link of LINKS) {
    const anchor = page.getByRole('link', { name: link, exact: true }).first();
    times.push(await anchor.evaluate(timeToFirstScreen));
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  }
  return times;
}

/** Runs in the page. */
async function timeToFirstScreen(link: HTMLElement | SVGElement): Promise<number> {
  // Recorded entries would count as memory growth.
  performance.clearResourceTimings();
  window.__interactions = [];
  const from = document.querySelector('h1')?.textContent;
  const began = performance.now();
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  while (
    [from, undefined].includes(document.querySelector('h1')?.textContent) ||
    document.querySelector('main :is(.ant-skeleton, .ant-spin-spinning)') !== null ||
    (location.pathname === '/evolution' &&
      document.querySelector('main :is(canvas, [role=application] svg)') === null)
  ) {
    await new Promise(requestAnimationFrame);
  }
  // In the next frame, the page has been painted.
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
}

const CHANGES = 200;
/** Rounds in which the browser and the chart library fill their caches; they are not counted. */
const CACHE_ROUNDS = 20;

/** Measures how much memory use grows with route changes. */
export async function measureMemory(browser: Browser, address: string) {
  const { page } = await administratorAt(browser, address);
  const { read, collectGarbage } = await metricsOf(page);
  const sizes: number[] = [];
  for (let round = 0; round < CACHE_ROUNDS + CHANGES / LINKS.length; round++) {
    await followLinks(page);
    await collectGarbage();
    if (round >= CACHE_ROUNDS) sizes.push(await read('JSHeapUsedSize'));
  }
  await page.context().close();
  const growth = slope(sizes) / LINKS.length / 1_000;
  return {
    'Memory with 1,000 companies': [
      { name: `growth a route change, over ${CHANGES}`, unit: 'kB', value: growth, goal: 5 },
      { name: 'in use, median', unit: 'MiB', value: median(sizes) / 1024 / 1024 },
    ],
  } satisfies Record<string, Figure[]>;
}
