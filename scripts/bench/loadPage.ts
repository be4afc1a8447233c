import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { metricsOf } from '../../e2e/evolution/mountedCharts';
import { underConditions, type Conditions } from './visitors';

/**
 * A moment that a person waits for:
 * `usable`: the login form, or the buttons in the dashboard's rows, react.
 * `figures`: the dashboard shows drivers and impact areas with their figures.
 * `chart`: a chart is visible.
 */
export type Mark = 'usable' | 'figures' | 'chart';

/** The records of `marks.js`. Times are in ms since the page was requested. */
export interface RecordedLoad {
  marks: Partial<Record<Mark, number>>;
  fcp: number;
  lcp: number;
  shift: number;
  longTasks: { startTime: number; duration: number }[];
}

declare global {
  interface Window {
    __load: RecordedLoad;
  }
}

/** A script that the page loaded: its compressed size, and when its last byte arrived. */
export interface Script {
  path: string;
  bytes: number;
  arrived: number;
}

/** The measurements of a page load until the page is idle. */
export interface Load extends RecordedLoad {
  /** In bytes, after a forced garbage collection. */
  heap: number;
  requests: number;
  scripts: Script[];
}

export interface PageLoad {
  url: string;
  conditions: Conditions;
  /** The load fails unless all of these are reached. */
  marks: readonly Mark[];
  /**
   * The scripts that the page's HTML does not name are answered only after this mark. Then their bytes count as
   * loaded before the mark only if the mark needs them, however fast the machine is.
   */
  holdScriptsUntil?: Mark;
}

const TIMEOUT_MS = 60_000;
/** The page is idle after this time without a request or a long task. */
const IDLE_MS = 1_500;
const POLL_MS = 100;
/** A held script is answered after this time even without the mark, because the mark may need it. */
const HOLD_MS = 10_000;

/** Measures a page load in a new tab, and closes the visitor. */
export async function loadPage(
  visitor: BrowserContext,
  { url, conditions, marks, holdScriptsUntil }: PageLoad,
): Promise<Load> {
  const page = await visitor.newPage();
  await page.addInitScript({ path: path.join(__dirname, 'marks.js') });
  if (holdScriptsUntil) await holdScripts(page, holdScriptsUntil);
  await underConditions(page, conditions);
  const network = watchNetwork(page);
  await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  const recorded = await untilIdle(page, network, marks);
  const { read, collectGarbage } = await metricsOf(page);
  await collectGarbage();
  const heap = await read('JSHeapUsedSize');
  const scripts = await scriptsOf(page);
  await visitor.close();
  return { ...recorded, heap, requests: network.requests, scripts };
}

async function holdScripts(page: Page, mark: Mark) {
  const html = page
    .waitForResponse((response) => response.request().isNavigationRequest())
    .then((response) => response.text());
  await page.route('**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isReached = () =>
      page.waitForFunction((name) => window.__load.marks[name], mark, { timeout: HOLD_MS });
    if (!(await html).includes(pathname)) await isReached().catch(() => undefined);
    await route.continue();
  });
}

function watchNetwork(page: Page) {
  const network = { requests: 0, open: 0, lastAt: performance.now() };
  const count = (change: number) => (request: Request) => {
    if (!request.url().startsWith('http')) return;
    network.open += change;
    network.lastAt = performance.now();
    if (change > 0) network.requests++;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return network;
}

async function untilIdle(
  page: Page,
  network: { open: number; lastAt: number },
  marks: readonly Mark[],
): Promise<RecordedLoad> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    await page.waitForTimeout(POLL_MS);
    const [recorded, now] = await page.evaluate(() => [window.__load, performance.now()] as const);
    const isIdle =
      network.open === 0 &&
      performance.now() - network.lastAt > IDLE_MS &&
      recorded.longTasks.every((task) => now - task.startTime - task.duration > IDLE_MS);
    if (isIdle && marks.every((mark) => recorded.marks[mark] !== undefined)) return recorded;
  }
  throw new Error(`${page.url()} did not become idle with ${marks.join(', ')}`);
}

/** The page's scripts. The inline ones count as one script. */
async function scriptsOf(page: Page): Promise<Script[]> {
  const { inline, files } = await page.evaluate(() => ({
    inline: [...document.scripts].map(({ src, text }) => (src === '' ? text : '')).join(''),
    files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize, responseEnd }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        arrived: responseEnd,
      })),
  }));
  return [{ path: '(inline)', bytes: brotliCompressSync(inline).length, arrived: 0 }, ...files];
}

/** KiB of the scripts that arrived by a mark, or of all; one that was requested twice counts once. */
export function scriptSize({ scripts, marks }: Load, by?: Mark): number {
  const until = (by && marks[by]) ?? Number.POSITIVE_INFINITY;
  const arrived = scripts.filter((script) => script.arrived <= until);
  const sizes = new Map(arrived.map(({ path: file, bytes }) => [file, bytes]));
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
}
