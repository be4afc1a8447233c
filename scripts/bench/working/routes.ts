import type { Browser, Page } from 'playwright-core';
import { slowDown, type Conditions } from '../browser/conditions';
import { figure, type Figure } from '../report/figures';
import { metricsOf } from '../../../e2e/evolution/mountedCharts';
import { notesOf, type NotedRoute } from '../browser/noted';
import { slope } from '../report/statistics';
import { administratorAt } from './working';
import type { Product } from '../browser/productAndBrowser';

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
const SLOWDOWN: Conditions['cpu'] = 4;
const TIMEOUT_MS = 20_000;

/** Measures the time from a click on a link to a page that was visited before: to its first screen, and until it is complete. */
export async function measureRoutes(browser: Browser, product: Product): Promise<Figure[]> {
  const { page, cdp } = await administratorAt(browser, product);
  for (let round = 0; round < WARM_UP; round++) {
    for (const link of LINKS) await follow(page, link);
  }
  const figures: Figure[] = [];
  for (const rate of [1, SLOWDOWN]) {
    await slowDown(cdp, rate);
    const times = new Map(LINKS.map((link): [string, RouteTimes[]] => [link, []]));
    for (let time = 0; time < TIMES; time++) {
      for (const link of LINKS) times.get(link)?.push(await follow(page, link));
    }
    const suffix = rate === 1 ? '' : `, ${rate} × slower`;
    const goal = rate === 1 ? { goal: GOAL_MS } : {};
    for (const [link, samples] of times) {
      const firstScreens = samples.map(({ firstScreenMs }) => firstScreenMs);
      const complete = samples.map(({ completeMs }) => completeMs);
      figures.push(
        figure('working', `to ${link}${suffix}`, 'ms', firstScreens, goal),
        figure('working', `to ${link}, complete${suffix}`, 'ms', complete),
      );
    }
  }
  await page.context().close();
  return figures;
}

/** In ms from the click. */
type RouteTimes = Required<Pick<NotedRoute, 'firstScreenMs' | 'completeMs'>>;

/** Clicks a link of the sidebar, and waits until the next page is complete. */
async function follow(page: Page, link: string): Promise<RouteTimes> {
  await page.evaluate(() => {
    // Recorded entries would count as memory growth.
    performance.clearResourceTimings();
    window.__bench.interactions = [];
    window.__bench.longTasks = [];
    window.__bench.route = {
      from: document.querySelector('h1')?.textContent ?? '',
      state: 'loading',
    };
  });
  await page.getByRole('link', { name: link, exact: true }).first().click();
  await page.waitForFunction(() => window.__bench.route?.completeMs !== undefined, null, {
    timeout: TIMEOUT_MS,
  });
  const { route } = await notesOf(page);
  return {
    firstScreenMs: route?.firstScreenMs ?? Number.NaN,
    completeMs: route?.completeMs ?? Number.NaN,
  };
}

const CHANGES = 200;
/** Rounds in which the browser and the chart library fill their caches; they are not counted. */
const CACHE_ROUNDS = 20;
const KB = 1_000;
const KIB = 1024;

/** Measures how much memory use grows with route changes. */
export async function measureHeap(browser: Browser, product: Product): Promise<Figure[]> {
  const { page } = await administratorAt(browser, product);
  const { read, collectGarbage } = await metricsOf(page);
  const sizes: number[] = [];
  const rounds = Math.ceil(CHANGES / LINKS.length);
  for (let round = 0; round < CACHE_ROUNDS + rounds; round++) {
    for (const link of LINKS) await follow(page, link);
    await collectGarbage();
    if (round >= CACHE_ROUNDS) sizes.push(await read('JSHeapUsedSize'));
  }
  await page.context().close();
  return [
    figure('heap', `growth a route change, over ${CHANGES}`, 'kB', [], {
      value: slope(sizes) / LINKS.length / KB,
      goal: 5,
    }),
    figure(
      'heap',
      'in use, median',
      'MiB',
      sizes.map((size) => size / KIB / KIB),
    ),
  ];
}
