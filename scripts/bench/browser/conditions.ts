import type { CDPSession, Page } from 'playwright-core';

/** How a page is looked at. */
export interface Conditions {
  /** How many times slower the processor seems. */
  cpu: number;
  /** Whether the line is that of a phone: 1.6 Mbit/s down, 150 ms there and back. */
  slowLine: boolean;
}

export const CHEAP_PHONE: Conditions = { cpu: 4, slowLine: true };
export const DESK: Conditions = { cpu: 1, slowLine: false };

const BYTES_A_MBIT = 1_000_000 / 8;
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * BYTES_A_MBIT,
  uploadThroughput: 0.75 * BYTES_A_MBIT,
};

/** The browser's own view of a page, set to these conditions. */
export async function underConditions(page: Page, conditions: Conditions): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  if (conditions.slowLine) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
  }
  await slowDown(cdp, conditions.cpu);
  await showWhole(cdp);
  return cdp;
}

/** More than a browser's tabs and address take of its window, px. */
const FRAME = 200;

/** A page is as high as its window, frame and all. What lies below is not drawn, and no press there told. */
async function showWhole(cdp: CDPSession) {
  const { windowId, bounds } = await cdp.send('Browser.getWindowForTarget');
  const height = (bounds.height ?? 0) + FRAME;
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { height } });
}

export const slowDown = (cdp: CDPSession, rate: number) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate });
