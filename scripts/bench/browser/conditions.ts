import type { CDPSession, Page } from 'playwright-core';

/** The device that is simulated. */
export interface Conditions {
  /** Factor by which the processor is slowed down. */
  cpu: number;
  /** Whether to emulate the network of a phone: 1.6 Mbit/s download, 150 ms round trip. */
  slowNetwork: boolean;
}

export const CHEAP_PHONE: Conditions = { cpu: 4, slowNetwork: true };
export const DESK: Conditions = { cpu: 1, slowNetwork: false };

const BYTES_PER_MBIT = 1_000_000 / 8;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * BYTES_PER_MBIT,
  uploadThroughput: 0.75 * BYTES_PER_MBIT,
};

/** Applies the conditions to a page. Returns the page's DevTools session. */
export async function underConditions(page: Page, conditions: Conditions): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  if (conditions.slowNetwork) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  }
  await slowDown(cdp, conditions.cpu);
  await fitWindow(cdp);
  return cdp;
}

/** In px: more than the height of a browser's tabs and address bar. */
const BROWSER_CHROME = 200;

/**
 * Enlarges the window by the height of the browser's own controls. Without this the lower edge of the
 * page is outside the window, where nothing is painted and no interaction is reported.
 */
async function fitWindow(cdp: CDPSession) {
  const { windowId, bounds } = await cdp.send('Browser.getWindowForTarget');
  const height = (bounds.height ?? 0) + BROWSER_CHROME;
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { height } });
}

export const slowDown = (cdp: CDPSession, rate: number) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate });
