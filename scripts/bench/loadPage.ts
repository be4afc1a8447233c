import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { underConditions, type Conditions } from './conditions';
import { notesOf, takeNotes, type Mark, type Noted } from './noted';
import { blockingTime } from './statistics';

/** One opening of a page, until nothing more happens. */
export interface Load {
  /** Ms since the page was asked for, as all times here. */
  fcp: number;
  lcp: number;
  marks: Partial<Record<Mark, number>>;
  blocking: number;
  shift: number;
  /** In use after a forced collection, bytes. */
  heap: number;
  requests: Asked[];
  scripts: Script[];
}

export interface Asked {
  method: string;
  url: string;
  body: string | null;
}

/** A script that came over the line. */
export interface Script {
  path: string;
  /** Compressed. */
  bytes: number;
  /** When its last byte was there. */
  arrived: number;
}

export interface Wanted {
  url: string;
  conditions: Conditions;
  /** All of these have to be reached. */
  marks: readonly Mark[];
}

const GIVE_UP_MS = 60_000;
/** After so long without a request or a long task nothing more is to come. */
const QUIET_MS = 1_500;
const LOOK_MS = 100;

/** Opens a page in a tab of its own and says what that took; the tab is closed after. */
export async function loadPage(context: BrowserContext, wanted: Wanted): Promise<Load> {
  const page = await context.newPage();
  try {
    await takeNotes(page);
    const cdp = await underConditions(page, wanted.conditions);
    await cdp.send('Performance.enable');
    const line = watchLine(page);
    await page.goto(wanted.url, { waitUntil: 'commit', timeout: GIVE_UP_MS });
    const noted = await untilQuiet(page, line, wanted.marks);
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
      requests: line.requests,
      scripts: await scriptsOf(page),
    };
  } finally {
    await page.close();
  }
}

interface Line {
  requests: Asked[];
  /** How many are under way. */
  open: number;
  lastAt: number;
}

function watchLine(page: Page): Line {
  const line: Line = { requests: [], open: 0, lastAt: performance.now() };
  const isOurs = (request: Request) => /^https?:/.test(request.url());
  const ended = (request: Request) => {
    if (!isOurs(request)) return;
    line.open--;
    line.lastAt = performance.now();
  };
  page.on('request', (request) => {
    if (!isOurs(request)) return;
    line.open++;
    line.requests.push({
      method: request.method(),
      url: request.url(),
      body: request.postData(),
    });
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return line;
}

async function untilQuiet(page: Page, line: Line, marks: readonly Mark[]): Promise<Noted> {
  const until = performance.now() + GIVE_UP_MS;
  for (;;) {
    await page.waitForTimeout(LOOK_MS);
    const noted = await notesOf(page);
    const now = await page.evaluate(() => performance.now());
    const missing = marks.filter((mark) => noted.marks[mark] === undefined);
    const busyAt = Math.max(
      0,
      ...noted.longTasks.map(({ startTime, duration }) => startTime + duration),
      ...Object.values(noted.marks),
    );
    const isQuiet =
      line.open === 0 && performance.now() - line.lastAt > QUIET_MS && now - busyAt > QUIET_MS;
    if (missing.length === 0 && isQuiet) return noted;
    if (performance.now() > until) {
      throw new Error(`${page.url()} did not come to rest; not reached: ${missing.join(', ')}`);
    }
  }
}

/** Every script of the page, also what is written into the page itself. */
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
  return [{ path: '(in the page)', bytes, arrived: 0 }, ...files];
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
