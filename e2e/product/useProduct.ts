import type { BrowserContext, Page } from 'playwright-core';
import browserLib from '../../scripts/lib/browser.cjs';
import { DEMO_PASSWORD } from '../harness';
import { releaseKept, startRunning, useKeptProduct, type Running } from './kept';
import type { Settings } from './startProduct';

interface PageOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** Emulates a contrast theme of the operating system, which forces its own colors. */
  forcedColors?: 'active';
  /** Emulates a device with a touch screen, which also selects the phone layout. */
  touch?: boolean;
  /** The browser's language; English by default. */
  locale?: string;
  javaScriptEnabled?: boolean;
  /** Opens the page in a browser that has not loaded the app yet. By default, it may have the app's files in its cache. */
  emptyCache?: boolean;
  /** The email address of the demo account to sign in with before the page opens. */
  as?: string;
}

/** A page, and the problems that the browser has reported for it. */
interface OpenPage {
  page: Page;
  /**
   * Console errors, uncaught errors and failed requests so far. A test that provokes problems must
   * empty the array before it ends.
   */
  problems: string[];
}

/**
 * Starts a server for all tests of a file. After each test, it closes the pages and fails the test if they have
 * reported problems. The settings may depend on what the file has started before.
 */
export function useProduct(settings: Settings | (() => Settings) = {}) {
  return useRunning(
    () => startRunning(typeof settings === 'function' ? settings() : settings),
    async ({ product, contexts }) => {
      await Promise.all([contexts.close(), product.stop()]);
    },
  );
}

/**
 * Like `useProduct`, for tests that change no data. They share a server with the demo data, which takes several seconds
 * less for a file. A test whose pages change data fails.
 */
export function useUnchangedProduct() {
  return useRunning(useKeptProduct, async () => undefined, watchChanges);
}

type Watch = (page: Page, problems: string[]) => void;

function useRunning(
  start: () => Promise<Running>,
  stop: (running: Running) => Promise<void>,
  watchMore: Watch = () => undefined,
) {
  let running: Running;
  let problemLists: string[][] = [];

  beforeAll(async () => {
    running = await start();
  });
  afterAll(async () => {
    await stop(running);
    await releaseKept();
  });
  afterEach(async () => {
    const problems = problemLists.flat();
    problemLists = [];
    await running.contexts.release();
    expect(problems).toEqual([]);
  });

  return {
    get address() {
      return running.product.address;
    },
    async openPage(url = '/', options: PageOptions = {}): Promise<OpenPage> {
      const { width = 1440, height = 900, colorScheme = 'light', as, touch = false } = options;
      const { locale = 'en-US', javaScriptEnabled = true, emptyCache = false } = options;
      const device = { locale, hasTouch: touch, isMobile: touch, javaScriptEnabled };
      const context = await running.contexts.take(device, emptyCache);
      const page = await context.newPage();
      const problems = browserLib.watch(page);
      watchMore(page, problems);
      problemLists.push(problems);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({
        colorScheme,
        forcedColors: options.forcedColors ?? 'none',
        reducedMotion: 'reduce',
      });
      if (as) await startSession(context, as);
      await page.goto(url);
      return { page, problems };
    },
  };
}

/** Reports the requests that change data. GraphQL has only queries. */
function watchChanges(page: Page, problems: string[]) {
  page.on('request', (request) => {
    if (request.method() === 'GET' || new URL(request.url()).pathname === '/graphql') return;
    problems.push(`change: ${request.method()} ${request.url()}`);
  });
}

/** Signs in with a request instead of the login form, which is faster. */
async function startSession(context: BrowserContext, email: string): Promise<void> {
  const data = { email, password: DEMO_PASSWORD };
  const response = await context.request.post('/auth/login', { data });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
}
