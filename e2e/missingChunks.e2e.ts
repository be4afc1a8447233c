import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { useProduct } from './harness';
import { PAGES, SIGNED_OUT } from './pages';

const product = useProduct();
const ADMIN = 'admin@example.com';
const ASSETS = path.resolve(__dirname, '../dist/web/assets');
/** `npm run saving` looks at every chunk on every page; else each is looked at on one page. */
const EVERYWHERE = process.env['SAVING_TIMES'] !== undefined;
const LIMIT_MS = EVERYWHERE ? 900_000 : 180_000;

const isAsset = ({ pathname }: URL) => pathname.startsWith('/assets/');
const nameOf = (url: string) => path.basename(new URL(url).pathname);
const gone = (route: Route) => route.fulfill({ status: 404, body: '' });

const VISITS = [
  ...PAGES.map(({ path: url, ready }) => ({ url, ready, as: ADMIN })),
  ...SIGNED_OUT.map((url) => ({ url, ready: undefined, as: undefined })),
];

/** What is on the screen: words a person can read, in the page or its frame. */
const textOf = (page: Page) => page.locator('body').innerText();

/** The page, loaded, or what it says about not being so. */
async function settle(page: Page, ready: string | undefined) {
  const content = ready ? page.getByText(ready).first() : page.locator('form').first();
  const failure = page
    .getByRole('button', { name: /^(Reload|Retry)$/ })
    .or(page.getByText(/could not be loaded/));
  // The page has a hidden notice of its own from the start.
  await content.or(failure).filter({ visible: true }).first().waitFor();
  return (await content.isVisible()) ? 'content' : 'failure';
}

describe('Chunks that do not come', () => {
  it.each(VISITS)('once, all of them, leave $url as it is', async ({ url, ready, as }) => {
    const { page, problems } = await product.openPage('about:blank', as ? { as } : {});
    const seen = new Set<string>();
    await page.route(isAsset, async (route) => {
      const name = nameOf(route.request().url());
      if (seen.has(name)) return route.continue();
      seen.add(name);
      return gone(route);
    });
    await page.goto(url);
    expect(await settle(page, ready)).toBe('content');
    expect(seen.size).toBeGreaterThan(1);
    problems.length = 0;
  });

  it(
    'for good, each by itself, leave a page that says what happened',
    async () => {
      const { page, problems } = await product.openPage('about:blank', { as: ADMIN });
      const guest = await product.openPage('about:blank');
      const looked = new Set<string>();
      for (const { url, ready, as } of VISITS) {
        const open = as ? page : guest.page;
        const requested = new Set<string>();
        await open.route(isAsset, (route) => {
          requested.add(nameOf(route.request().url()));
          return route.continue();
        });
        await open.goto(url, { waitUntil: 'networkidle' });
        await open.unroute(isAsset);
        for (const name of requested) {
          if (looked.has(name) && !EVERYWHERE) continue;
          looked.add(name);
          const isMissing = (address: URL) => address.pathname.endsWith(name);
          await open.route(isMissing, gone);
          await open.goto(url, { waitUntil: 'commit' });
          await settle(open, ready).catch((error: unknown) => {
            throw new Error(`${url} without ${name}: ${String(error)}`);
          });
          expect(await textOf(open)).not.toBe('');
          await open.unroute(isMissing);
        }
      }
      console.info(`${String(looked.size)} of ${String(readdirSync(ASSETS).length / 3)} files`);
      expect(looked.size).toBeGreaterThan(30);
      problems.length = 0;
      guest.problems.length = 0;
    },
    LIMIT_MS,
  );
});

describe('A tab that was open over a release', () => {
  it('loads the new page where a chunk is gone, and keeps what was typed', async () => {
    const { page, problems } = await product.openPage('about:blank', { as: 'editor@example.com' });
    // Else the other pages would be loaded ahead of time, and none of their files be missed.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/actionia?impact_area=1&activity_id=activity-1-3-2-2');
    await page.getByLabel('Time needed').fill('77');
    const asked = new Set<string>();
    // The old release's file is gone, and the server's page names only files of the new release.
    const isOld = (name: string) => asked.size === 0 || asked.has(name);
    let isReleased = false;
    await page.route(isAsset, (route) => {
      const name = nameOf(route.request().url());
      if (isReleased || !isOld(name)) return route.continue();
      asked.add(name);
      return gone(route);
    });
    await page.route('**/evolution', (route) => {
      if (isReleased) return route.continue();
      isReleased = true;
      const body = '<script src="/assets/main.0123456789abcdef0123.js"></script>';
      return route.fulfill({ contentType: 'text/html', body });
    });
    await page.getByRole('link', { name: 'Evolution', exact: true }).click();
    await page.getByText('Global Average').first().waitFor();
    expect([isReleased, asked.size]).toEqual([true, 1]);
    await page.goBack();
    await page.getByLabel('Time needed').waitFor();
    await expect(page.getByLabel('Time needed').inputValue()).resolves.toBe('77');
    problems.length = 0;
  });
});
