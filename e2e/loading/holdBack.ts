import type { Page } from 'playwright-core';

export const SCRIPTS = '**/assets/*.js';

/**
 * Delays the responses for these files until the returned function is called. `operation`: only requests whose body
 * contains this name.
 */
export async function holdBack(
  page: Page,
  files: string,
  operation = '',
): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    if ((route.request().postData() ?? '').includes(operation)) await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForLoadState('load');
  };
}
