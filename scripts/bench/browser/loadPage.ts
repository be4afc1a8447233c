import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { underConditions, type Conditions } from './conditions';
import { notesOf, takeNotes, type Mark, type Noted } from './noted';
import { blockingTime } from '../report/statistics';

/** The measurements of one page load, until the page is idle. Times are in ms since the request. */
export interface Load {
  fcp: number;
  lcp: number;
  marks: Partial<Record<Mark, number>>;
  blocking: number;
  shift: number;
  /** Bytes in use after a forced garbage collection. */
  heap: number;
  requests: SentRequest[];
  scripts: Script[];
}

export interface SentRequest {
  method: string;
  url: string;
  body: string | null;
}

/** A script that the page loaded. */
export interface Script {
  path: string;
  /** Compressed. */
  bytes: number;
  /** When its last byte arrived. */
  arrived: number;
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
const QUIET_MS = 1_500;
const POLL_MS = 100;
/** A held script is answered after this time even without the mark, because the mark may need it. */
const HOLD_MS = 10_000;

/** Measures a page load in a new tab, and closes the tab. */
export async function loadPage(context: BrowserContext, pageLoad: PageLoad): Promise<Load> {
  const page = await context.newPage();
  try {
    await takeNotes(page);
    if (pageLoad.holdScriptsUntil) await holdScripts(page, pageLoad.holdScriptsUntil);
    const cdp = await underConditions(page, pageLoad.conditions);
    await cdp.send('Performance.enable');
    const network = watchNetwork(page);
    await page.goto(pageLoad.url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    const noted = await untilQuiet(page, network, pageLoad.marks);
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    return {
      fcp: noted.fcp ?? Number.NaN,
      lcp: noted.lcp ?? Number.NaN,
      marks: noted.marks,
      blocking: blockingTime(noted.longTasks),
      shift: noted.shift,
      heap: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN,
      requests: network.requests,
      scripts: await scriptsOf(page),
    };
  } finally {
    await page.close();
  }
}

async function holdScripts(page: Page, mark: Mark) {
  const html = page
    .waitForResponse((response) => response.request().isNavigationRequest())
    .then((response) => response.text());
  await page.route('**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!(await html).includes(pathname)) {
      await page
        .waitForFunction((name) => window.__bench.marks[name] !== undefined, mark, {
          timeout: HOLD_MS,
        })
        .catch(() => undefined);
    }
    await route.continue();
  });
}

interface Network {
  requests: SentRequest[];
  /** The number of requests that have not ended. */
  open: number;
  lastAt: number;
}

function watchNetwork(page: Page): Network {
  const network: Network = { requests: [], open: 0, lastAt: performance.now() };
  const isHttp = (request: Request) => /^https?:/.test(request.url());
  const ended = (request: Request) => {
    if (!isHttp(request)) return;
    network.open--;
    network.lastAt = performance.now();
  };
  page.on('request', (request) => {
    if (!isHttp(request)) return;
    network.open++;
    network.requests.push({
      method: request.method(),
      url: request.url(),
      body: request.postData(),
    });
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return network;
}

async function untilQuiet(page: Page, network: Network, marks: readonly Mark[]): Promise<Noted> {
  const until = performance.now() + TIMEOUT_MS;
  for (;;) {
    await page.waitForTimeout(POLL_MS);
    const noted = await notesOf(page);
    const now = await page.evaluate(() => performance.now());
    const missing = marks.filter((mark) => noted.marks[mark] === undefined);
    const busyAt = Math.max(
      0,
      ...noted.longTasks.map(({ startTime, duration }) => startTime + duration),
      ...Object.values(noted.marks),
    );
    const isQuiet =
      network.open === 0 &&
      performance.now() - network.lastAt > QUIET_MS &&
      now - busyAt > QUIET_MS;
    if (missing.length === 0 && isQuiet) return noted;
    if (performance.now() > until) {
      throw new Error(`${page.url()} did not become idle; not reached: ${missing.join(', ')}`);
    }
  }
}

/** The page's scripts. The inline ones count as one script. */
async function scriptsOf(page: Page): Promise<Script[]> {
  const files = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .map(({ name, encodedBodySize, responseEnd }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        arrived: responseEnd,
      }))
      .filter(({ path }) => path.endsWith('.js'));
  });
  const inline = await page.evaluate(() =>
    [...document.scripts].map(({ src, text }) => (src === '' ? text : '')).join(''),
  );
  if (inline === '') return files;
  const bytes = brotliCompressSync(inline).length;
  return [{ path: '(inline)', bytes, arrived: 0 }, ...files];
}

/** Bytes of the scripts that were loaded by a mark; one that was requested twice counts once. */
export const scriptBytes = (load: Load, by: Mark): number =>
  bytesUntil(load, load.marks[by] ?? Number.POSITIVE_INFINITY);

/** Bytes of all scripts until the page is quiet. */
export const allScriptBytes = (load: Load): number => bytesUntil(load, Number.POSITIVE_INFINITY);

function bytesUntil({ scripts }: Load, at: number): number {
  const sizes = new Map(
    scripts.filter(({ arrived }) => arrived <= at).map(({ path, bytes }) => [path, bytes]),
  );
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}
