import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import axeLib from '../scripts/lib/axe.cjs';
import browserLib from '../scripts/lib/browser.cjs';
import waiting from '../scripts/lib/waiting.cjs';
import { Contexts } from './contexts';

const root = path.resolve(__dirname, '..');
const DEMO_PASSWORD = 'Demo2026';
/** Pages of a context share a process, and with it the compiled app. */
const SHARED_PROCESS = '--process-per-site';

/** Environment variables of the server. */
type Settings = Record<string, string>;

/** A running server with its own data folder. */
interface Product {
  address: string;
  /** Stops the process and removes its data. */
  stop(): Promise<void>;
  /** Kills the process immediately, to simulate a crash. */
  kill(): Promise<void>;
}

/**
 * Serves the built app like `npm run server`, on a free port and with a new data folder.
 *
 * @public Used by tests that stop and restart the server.
 */
export async function startProduct(env: Settings = {}): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'value-drivers-e2e-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      SEED: 'demo',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      ...env,
    },
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  return {
    address: await addressOf(child),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address that the server prints when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (problem: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server ${problem}:\n${output}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), waiting.LONG_WAIT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => fail('exited'));
  });
}

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
 * Starts one server and one browser for all tests of a file. After each test, it closes the pages
 * and fails the test if they have reported problems. The settings may depend on what the file has started before.
 */
export function useProduct(settings: Settings | (() => Settings) = {}) {
  let product: Product;
  let browser: Browser;
  let contexts: Contexts;
  let problemLists: string[][] = [];

  beforeAll(async () => {
    const env = typeof settings === 'function' ? settings() : settings;
    [product, browser] = await Promise.all([
      startProduct(env),
      browserLib.launchBrowser(SHARED_PROCESS),
    ]);
    contexts = new Contexts(browser, product.address);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), product.stop()]);
  });
  afterEach(async () => {
    const problems = problemLists.flat();
    problemLists = [];
    await contexts.release();
    expect(problems).toEqual([]);
  });

  return {
    get address() {
      return product.address;
    },
    async openPage(url = '/', options: PageOptions = {}): Promise<OpenPage> {
      const { width = 1440, height = 900, colorScheme = 'light', as, touch = false } = options;
      const { locale = 'en-US', javaScriptEnabled = true, emptyCache = false } = options;
      const device = { locale, hasTouch: touch, isMobile: touch, javaScriptEnabled };
      const context = await contexts.take(device, emptyCache);
      const page = await context.newPage();
      const problems = browserLib.watch(page);
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

/** Signs in with a request instead of the login form, which is faster. */
async function startSession(context: BrowserContext, email: string): Promise<void> {
  const data = { email, password: DEMO_PASSWORD };
  const response = await context.request.post('/auth/login', { data });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
}

/**
 * Signs in through the login form.
 *
 * @public Used by tests that start signed out.
 */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Navigates within the app, like its links, so that the state in memory is kept. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * Shows a page of the app, and waits until everything on it has loaded. Only the first page is loaded by the browser;
 * the next ones are opened like the app's links, which takes half the time.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const title = await page.title();
  if (page.url() === 'about:blank') {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  } else {
    await navigate(page, path);
  }
  await page.waitForFunction(
    (before) => document.title !== before && !document.querySelector('[aria-busy=true]'),
    title,
  );
}

const FRAMES = 10;

/** Waits for several frames, so that the page has painted the result of the last input. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, FRAMES);
}

/**
 * Runs axe on the page, or only on the element that `selector` matches, and returns one line per
 * violation. With `rules`, only the rules with these ids are checked.
 */
export async function axeViolations(
  page: Page,
  selector?: string,
  rules?: string[],
): Promise<string[]> {
  // The page's content security policy does not apply to scripts that the test evaluates.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeLib.axeSource);
  return page.evaluate(
    async ([scope, ruleIds]) => {
      const { axe: axeInPage } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await axeInPage.run(scope ?? document, {
        resultTypes: ['violations'],
        // axe disables this rule by default. It matters to users of speech control, who activate a
        // control by saying its visible label.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        ...(ruleIds && { runOnly: ruleIds }),
      });
      return violations.map(({ id, help, nodes }) => `${id}, ${help}: ${nodes[0]?.html ?? ''}`);
    },
    [selector, rules] as const,
  );
}

/** Switches a light page to the dark theme, and returns the contrast violations found there. */
export async function darkViolations(page: Page, selector?: string): Promise<string[]> {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await html.and(page.locator('[data-theme=dark]')).waitFor();
  await waitForPaint(page);
  const violations = await axeViolations(page, selector, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await html.and(page.locator('[data-theme=light]')).waitFor();
  return violations.map((violation) => `dark: ${violation}`);
}
