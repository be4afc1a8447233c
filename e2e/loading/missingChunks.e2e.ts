import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { LONG_TEST_MS } from '../limits';
import { openDialog } from '../dialogs';
import { visibleText } from '../harness';
import { useProduct } from '../product/useProduct';
import { ACTION, PAGES, GUEST_PAGES } from '../pages';

const product = useProduct();
const ADMIN = 'admin@example.com';
/**
 * With `SAVING_TIMES`, every chunk is tested on every page. Otherwise each chunk is tested on one page only.
 */
const ON_EVERY_PAGE = process.env['SAVING_TIMES'] !== undefined;
const LIMIT_MS = LONG_TEST_MS;

const isAsset = ({ pathname }: URL) => pathname.startsWith('/assets/');
const nameOf = (url: string) => path.basename(new URL(url).pathname);
const replyNotFound = (route: Route) => route.fulfill({ status: 404, body: '' });

const VISITS = [
  ...PAGES.map(({ path: url, ready }) => ({ url, ready, as: ADMIN })),
  ...GUEST_PAGES.map((url) => ({ url, ready: undefined, as: undefined })),
];

/** The visible text of the page, including the frame around it. */
const textOf = (page: Page) => page.locator('body').innerText();

/** Waits for the page's content or for an error message, and returns which of them is visible. */
async function settle(page: Page, ready: string | undefined) {
  const content = ready ? visibleText(page, ready) : page.locator('form').first();
  const failure = page
    .getByRole('button', { name: /^(Reload|Retry)$/ })
    .or(page.getByText(/could not be loaded/));
  // The page contains a hidden notice from the start.
  await content.or(failure).filter({ visible: true }).first().waitFor();
  return (await content.isVisible()) ? 'content' : 'failure';
}

/**
 * Returns a function that blocks requests whose URL matches a pattern with `*` as wildcard. An empty
 * list unblocks all requests. Playwright's routes are not used, because they disable the browser's
 * cache, so that every file would be loaded again.
 */
async function blocker(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return (urls: string[]) => session.send('Network.setBlockedURLs', { urls });
}

/**
 * Prevents the app from prefetching other pages, because it would not request their files again.
 */
const withoutPrefetch = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** Files that have already been blocked on some page. */
const blockedFiles = new Set<string>();

describe('Chunks that cannot be loaded', () => {
  it.each(VISITS)(
    'leave $url unchanged when a second attempt succeeds, and show a message when none does',
    async ({ url, ready, as }) => {
      const { page, problems } = await product.openPage('about:blank', as ? { as } : {});
      await withoutPrefetch(page);
      const requested = new Set<string>();
      await page.route(isAsset, async (route) => {
        const name = nameOf(route.request().url());
        if (requested.has(name)) return route.continue();
        requested.add(name);
        return replyNotFound(route);
      });
      await page.goto(url);
      expect(await settle(page, ready)).toBe('content');
      expect(requested.size).toBeGreaterThan(1);

      const context = page.context();
      await page.close();
      const second = await context.newPage();
      await withoutPrefetch(second);
      const block = await blocker(second);
      for (const name of requested) {
        if (blockedFiles.has(name) && !ON_EVERY_PAGE) continue;
        blockedFiles.add(name);
        await block([`*/assets/${name}`]);
        await second.goto(url, { waitUntil: 'commit' });
        await settle(second, ready).catch((error: unknown) => {
          throw new Error(`${url} without ${name}: ${String(error)}`);
        });
        expect(await textOf(second)).not.toBe('');
      }
      problems.length = 0;
    },
    LIMIT_MS,
  );

  it('do not lose text that was typed on the previous page', async () => {
    const { page, problems } = await product.openPage('about:blank', { as: ADMIN });
    await withoutPrefetch(page);
    await page.goto(ACTION);
    const field = page.getByLabel('Time needed');
    await field.fill('77');
    const block = await blocker(page);
    await block(['*/assets/*', '*/user/autosave']);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const others = PAGES.filter(({ path: url }) => url !== ACTION);
    let failures = 0;
    for (const link of await menu.getByRole('link').all()) {
      const url = await link.getAttribute('href');
      const ready = others.find((other) => other.path === url)?.ready;
      await link.click();
      if ((await settle(page, ready)) === 'failure') failures += 1;
      await page.goBack();
      await expect(field.inputValue()).resolves.toBe('77');
    }
    // The dashboard is excluded, because it is in the same chunk as the frame.
    expect(failures).toBe(5);
    problems.length = 0;
  });

  it('leave the page usable when a dialog, the palette or a download cannot be loaded', async () => {
    const { page, problems } = await product.openPage('about:blank', { as: ADMIN });
    await withoutPrefetch(page);
    await page.goto('/evolution');
    await page.getByText('Global Average').first().waitFor();
    await page.waitForLoadState('networkidle');
    const block = await blocker(page);
    const failed = page.getByText('This could not be opened');
    const menu = page.getByRole('button', { name: /^Account of/ });
    const closeNotice = async () => {
      await failed.waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await failed.waitFor({ state: 'hidden' });
    };
    for (const [title, entry] of [
      ['My Account', 'My account'],
      ['Report an error', 'Report an error'],
    ] as const) {
      await block(['*/assets/*']);
      await menu.click();
      await page.getByRole('menuitem', { name: entry }).click();
      await closeNotice();
      await block([]);
      await openDialog(page, title, [/^Account of/, entry]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: title }).waitFor({ state: 'hidden' });
    }

    await block(['*/assets/*']);
    await menu.focus();
    await page.keyboard.press('Control+k');
    await failed.waitFor();
    await menu.and(page.locator(':focus')).waitFor();
    await closeNotice();
    await block([]);
    await page.keyboard.press('Control+k');
    const entry = page.locator('[cmdk-item]').first();
    await entry.waitFor();
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'hidden' });

    const download = async () => {
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Download as PDF' }).click();
    };
    await block(['*/assets/*']);
    await download();
    await page.getByText('The file could not be created. Please try again.').waitFor();
    await block([]);
    const file = page.waitForEvent('download');
    await download();
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
    problems.length = 0;
  });
});

describe('A tab that was open during a release', () => {
  it('loads the new page when a chunk no longer exists, and keeps typed text', async () => {
    const { page, problems } = await product.openPage('about:blank', { as: 'editor@example.com' });
    await withoutPrefetch(page);
    await page.goto('/actionia?impact_area=1&activity_id=activity-1-3-2-2');
    await page.getByLabel('Time needed').fill('77');
    const requestedOldFiles = new Set<string>();
    // The new release has removed the old files, and the server's page names only new files.
    const isOld = (name: string) => requestedOldFiles.size === 0 || requestedOldFiles.has(name);
    let isReleased = false;
    await page.route(isAsset, (route) => {
      const name = nameOf(route.request().url());
      if (isReleased || !isOld(name)) return route.continue();
      requestedOldFiles.add(name);
      return replyNotFound(route);
    });
    await page.route('**/evolution', (route) => {
      if (isReleased) return route.continue();
      isReleased = true;
      const body = '<script src="/assets/main.0123456789abcdef0123.js"></script>';
      return route.fulfill({ contentType: 'text/html', body });
    });
    await page.getByRole('link', { name: 'Evolution', exact: true }).click();
    await page.getByText('Global Average').first().waitFor();
    expect([isReleased, requestedOldFiles.size]).toEqual([true, 1]);
    await page.goBack();
    await page.getByLabel('Time needed').waitFor();
    await expect(page.getByLabel('Time needed').inputValue()).resolves.toBe('77');
    problems.length = 0;
  });
});
