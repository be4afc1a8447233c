import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { startProduct } from '../../../e2e/product/startProduct';
import { generateFixtures } from '../../../server/fixtures/generate';
import { demoPictures } from '../../../server/fixtures/pictures/demoPictures';
import { DEMO_PASSWORD, seedDemo } from '../../../server/store/demo/seed';
import { openSqliteStore } from '../../../server/store/sql/sqlStore';
import { SQLITE_FILE } from '../../../server/openStore';
import type { Fixtures } from '../../../server/store/tables';
import { launchBrowser } from '../../../e2e/browser';

/** Functions that stop what was started; they run when this process exits. */
const cleanups: (() => void)[] = [];
process.once('exit', () => cleanups.forEach((cleanUp) => cleanUp()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

/** Ends the process, and everything it started, after this time. */
export function exitAfter(minutes: number): void {
  const exit = () => {
    console.error(`Stopped: not finished after ${minutes} minutes.`);
    process.exit(1);
  };
  setTimeout(exit, minutes * 60_000).unref();
}

export interface Product {
  address: string;
  /** The id of an impact area's first activity. */
  firstActivity: (area: number) => string;
  stop(): Promise<void>;
}

/** Starts the built product with new data: the demo data, or 1,000 companies. */
export async function serveProduct(scale: 'demo' | 'large'): Promise<Product> {
  const folder = mkdtempSync(path.join(tmpdir(), 'value-drivers-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cleanups.push(remove);
  const fixtures = generateFixtures({ scale });
  if (scale === 'large') await seed(folder, fixtures);
  const product = await startProduct({ DATA_DIR: folder });
  cleanups.push(() => void product.kill());
  return {
    address: product.address,
    firstActivity: (area) => {
      const found = fixtures.activities.find(({ impact_area }) => impact_area === area);
      if (!found) throw new Error(`Area ${area} has no activity`);
      return found.id;
    },
    async stop() {
      await product.stop();
      remove();
    },
  };
}

async function seed(folder: string, fixtures: Fixtures): Promise<void> {
  const store = await openSqliteStore(path.join(folder, SQLITE_FILE));
  await seedDemo(store, fixtures, { pictures: demoPictures });
  await store.close();
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Signs in without opening a page. Returns the session's cookies. */
export async function cookiesOf(
  browser: Browser,
  address: string,
  email: string,
): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: address });
  const reply = await context.request.post('/auth/login', {
    data: { email, password: DEMO_PASSWORD },
  });
  if (!reply.ok()) throw new Error(`${email} can't sign in: ${String(reply.status())}`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** A browser context with an empty cache and no data except these cookies. */
export async function newVisitor(
  browser: Browser,
  address: string,
  { cookies = [], ...options }: { cookies?: Cookies } & BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  await context.addCookies(cookies);
  return context;
}
