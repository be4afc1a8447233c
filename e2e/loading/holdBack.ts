import type { Page } from 'playwright-core';

export const SCRIPTS = '**/assets/*.js';

/** Delays the responses for these files until the returned function is called. */
export async function holdBack(page: Page, files: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForLoadState('load');
  };
}
