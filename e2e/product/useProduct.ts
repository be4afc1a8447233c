import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, watchProblems } from '../browser';
import { DEMO_PASSWORD } from '../harness';
import { TEST_MS, WAIT_MS } from '../limits';
import { startProduct, type Product, type Settings } from './startProduct';

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
 * Starts a server with the demo data and a browser for all tests of a file. After each test, it closes the pages and
 * fails the test if they have reported problems. The settings may depend on what the file has started before.
 */
export function useProduct(settings: Settings | (() => Settings) = {}) {
  let product: Product;
  let browser: Browser;
  let problemLists: string[][] = [];

  jest.setTimeout(TEST_MS);
  beforeAll(async () => {
    const env = typeof settings === 'function' ? settings() : settings;
    [product, browser] = await Promise.all([startProduct(env), launchBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), product.stop()]);
  });
  afterEach(async () => {
    const problems = problemLists.flat();
    problemLists = [];
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(problems).toEqual([]);
  });

  return {
    get address() {
      return product.address;
    },
    /** Opens a page in a context of its own: without cookies, stored data and cached files of other pages. */
    async openPage(url = '/', options: PageOptions = {}): Promise<OpenPage> {
      const context = await browser.newContext(contextOptions(product.address, options));
      context.setDefaultTimeout(WAIT_MS);
      const page = await context.newPage();
      const problems = watchProblems(page);
      problemLists.push(problems);
      if (options.as) await startSession(context, options.as);
      await page.goto(url);
      return { page, problems };
    },
  };
}

function contextOptions(baseURL: string, options: PageOptions): BrowserContextOptions {
  const { width = 1440, height = 900, colorScheme = 'light', touch = false } = options;
  return {
    baseURL,
    viewport: { width, height },
    colorScheme,
    forcedColors: options.forcedColors ?? 'none',
    reducedMotion: 'reduce',
    locale: options.locale ?? 'en-US',
    hasTouch: touch,
    isMobile: touch,
    javaScriptEnabled: options.javaScriptEnabled ?? true,
  };
}

/** Signs in with a request instead of the login form, which is faster. */
async function startSession(context: BrowserContext, email: string): Promise<void> {
  const data = { email, password: DEMO_PASSWORD };
  const response = await context.request.post('/auth/login', { data });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
}
