import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import axeLib from '../scripts/lib/axe.cjs';
import browserLib from '../scripts/lib/browser.cjs';
import waiting from '../scripts/lib/waiting.cjs';

const root = path.resolve(__dirname, '..');
const DEMO_PASSWORD = 'Demo2026';

/** A running server of the product with its own data. */
interface Product {
  address: string;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
  /** Kills the process immediately, as a crash does. */
  kill(): Promise<void>;
}

/**
 * Starts the built product as `npm run server` does, on a free port with a new data folder.
 *
 * @public Used by tests that stop and restart it.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
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
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    address: await addressOf(child),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address that the server prints when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (what: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The product ${what}:\n${output}`));
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
    child.once('exit', () => fail('ended'));
  });
}

interface PageOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** Emulates forced colors, as a contrast theme of the system does. */
  forcedColors?: 'active';
  /** Emulates a device with a touch screen, which also selects the phone layout. */
  touch?: boolean;
  /** The browser's language; English by default. */
  locale?: string;
  javaScriptEnabled?: boolean;
  /** E-mail of a demo account that is signed in before the page opens. */
  as?: string;
}

/** A page, and the problems that its console reports. */
interface OpenPage {
  page: Page;
  /**
   * Console errors, uncaught errors and failed requests so far. Tests that expect some must empty
   * it.
   */
  problems: string[];
}

/**
 * Gives the tests of a file one server and one browser. A test fails if its page has reported
 * problems at the end.
 */
export function useProduct(env: Record<string, string> = {}) {
  let product: Product;
  let browser: Browser;
  let open: { context: BrowserContext; problems: string[] }[] = [];

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(env), browserLib.launchBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), product.stop()]);
  });
  afterEach(async () => {
    const problems = open.flatMap((opened) => opened.problems);
    await Promise.all(open.map(({ context }) => context.close()));
    open = [];
    expect(problems).toEqual([]);
  });

  return {
    get address() {
      return product.address;
    },
    async openPage(url = '/', options: PageOptions = {}): Promise<OpenPage> {
      const { width = 1440, height = 900, colorScheme = 'light', as, touch = false } = options;
      const { locale = 'en-US', javaScriptEnabled = true } = options;
      const context = await browser.newContext({
        baseURL: product.address,
        viewport: { width, height },
        colorScheme,
        forcedColors: options.forcedColors ?? 'none',
        locale,
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: 'reduce',
        javaScriptEnabled,
      });
      context.setDefaultTimeout(waiting.WAIT_MS);
      const page = await context.newPage();
      const problems = browserLib.watch(page);
      open.push({ context, problems });
      if (as) await startSession(context, as);
      await page.goto(url);
      return { page, problems };
    },
  };
}

/** Signs in by a request, for tests that are not about signing in. */
async function startSession(context: BrowserContext, email: string): Promise<void> {
  const data = { email, password: DEMO_PASSWORD };
  const reply = await context.request.post('/auth/login', { data });
  if (!reply.ok()) throw new Error(`${email} could not sign in: ${await reply.text()}`);
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

const FRAMES = 10;

/** Waits until the page has painted the result of the last input. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, FRAMES);
}

/**
 * Accessibility violations of a page or of a part of it, one line each. `rules` limits the check to
 * some rules.
 */
export async function axeViolations(
  page: Page,
  part?: string,
  rules?: string[],
): Promise<string[]> {
  // The page's content security policy does not apply to scripts that the test evaluates.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeLib.axeSource);
  return page.evaluate(
    async ([within, only]) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(within ?? document, {
        resultTypes: ['violations'],
        // axe turns this rule off by default. It matters to speech control, which activates a
        // control by its visible label.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        ...(only && { runOnly: only }),
      });
      return violations.map(({ id, help, nodes }) => `${id}, ${help}: ${nodes[0]?.html ?? ''}`);
    },
    [part, rules] as const,
  );
}

/** Contrast violations in the dark theme, of a page that was opened in the light theme. */
export async function darkViolations(page: Page, part?: string): Promise<string[]> {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await html.and(page.locator('[data-theme=dark]')).waitFor();
  await untilDrawn(page);
  const violations = await axeViolations(page, part, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await html.and(page.locator('[data-theme=light]')).waitFor();
  return violations.map((violation) => `dark: ${violation}`);
}
