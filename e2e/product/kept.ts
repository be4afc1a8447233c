import type { Browser } from 'playwright-core';
import browserLib from '../../scripts/lib/browser.cjs';
import { Contexts } from './contexts';
import { startProduct, type Product } from './startProduct';

/** A running server, and the browser contexts in which its pages are open. */
export interface Running {
  product: Product;
  contexts: Contexts;
}

/** Pages of a context share a process, and with it the compiled app. */
const SHARED_PROCESS = '--process-per-site';
/**
 * Milliseconds until a worker closes what no test file uses. Its next file starts sooner. Without workers it is closed
 * at once, because Jest expects its own process to end within a second.
 */
const UNUSED_MS = process.connected ? 3_000 : 0;

// The browser, and the server for tests that change no data, are kept from one test file of a Jest worker to the next
// one, because their start and the first load of the app take several seconds.
let browser: Promise<Browser> | null = null;
let unchanged: Promise<Running> | null = null;
let timer: NodeJS.Timeout | undefined;

/** Returns the browser of this worker. */
function useKeptBrowser(): Promise<Browser> {
  clearTimeout(timer);
  return (browser ??= browserLib.launchBrowser(browserLib.testBrowserPath, SHARED_PROCESS));
}

/** Starts a server whose pages are opened in the browser of this worker. */
export async function startRunning(env?: Record<string, string>): Promise<Running> {
  const [product, inBrowser] = await Promise.all([startProduct(env), useKeptBrowser()]);
  return { product, contexts: new Contexts(inBrowser, product.address) };
}

/** Returns the server of this worker for tests that change no data. */
export function useKeptProduct(): Promise<Running> {
  clearTimeout(timer);
  return (unchanged ??= startRunning());
}

/** Tells that a test file has ended. If no other one begins soon, the browser and the server are closed. */
export async function releaseKept(): Promise<void> {
  if (UNUSED_MS === 0) await close();
  else timer = setTimeout(() => void close(), UNUSED_MS);
}

async function close(): Promise<void> {
  const [kept, open] = [unchanged, browser];
  unchanged = null;
  browser = null;
  // One that could not start has failed its test file already.
  await Promise.allSettled([
    kept?.then(({ product }) => product.stop()),
    open?.then((opened) => opened.close()),
  ]);
}
