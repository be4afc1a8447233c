import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { seedFolder } from '../../e2e/product/seedFolder';
import { startProduct } from '../../e2e/product/startProduct';
import { generateFixtures, type Scale } from '../../server/fixtures/generate';
import { DEMO_PASSWORD } from '../../server/store/demo/seed';

/** Serves the built product with the demo data, or with 1,000 companies, until `work` ends. */
export async function onProduct(scale: Scale, work: (address: string) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'value-drivers-bench-'));
  await seedFolder(folder, generateFixtures({ scale }));
  const product = await startProduct({ DATA_DIR: folder });
  try {
    await work(product.address);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A browser context with an empty cache, signed in without opening a page if an address is given. */
export async function newVisitor(
  browser: Browser,
  baseURL: string,
  email?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  if (email === undefined) return context;
  const data = { email, password: DEMO_PASSWORD };
  const reply = await context.request.post('/auth/login', { data });
  if (!reply.ok()) throw new Error(`${email} cannot sign in: ${reply.status()}`);
  return context;
}

/** The device that is simulated. */
export interface Conditions {
  /** Factor by which the processor is slowed down. */
  cpu: number;
  /** Whether the network is that of a phone. */
  slowNetwork: boolean;
}

export const CHEAP_PHONE: Conditions = { cpu: 4, slowNetwork: true };
export const DESK: Conditions = { cpu: 1, slowNetwork: false };

/** 1.6 and 0.75 Mbit/s, in bytes. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
/** In px: more than the height of a browser's tabs and address bar. */
const BROWSER_CHROME = 200;

/** Applies the conditions to a page. Returns the page's DevTools session. */
export async function underConditions(page: Page, { cpu, slowNetwork }: Conditions) {
  const cdp = await page.context().newCDPSession(page);
  if (slowNetwork) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  }
  await slowDown(cdp, cpu);
  // Otherwise the lower edge of the page is outside the window, where nothing is painted.
  const { windowId, bounds } = await cdp.send('Browser.getWindowForTarget');
  const height = (bounds.height ?? 0) + BROWSER_CHROME;
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { height } });
  return cdp;
}

export const slowDown = (cdp: CDPSession, rate: number) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate });
