import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { BUDGETS } from '../../scripts/bench/budgets';
import { waitForPaint } from '../harness';
import { useProduct } from '../product/useProduct';

const product = useProduct();

const ADMIN = 'admin@example.com';
const ASSETS = path.resolve(__dirname, '../../dist/web/assets');
/** For everything that the chart loads in addition to its page, in bytes, compressed. */
const BUDGET = BUDGETS.chartLibrary * 1024;

/** Scripts that contain the chart library, recognized by the name of one of its events. */
const library = readdirSync(ASSETS).filter(
  (file) => file.endsWith('.js') && readFileSync(path.join(ASSETS, file)).includes('afterrender'),
);
const isLibrary = ({ pathname }: URL) => library.includes(path.basename(pathname));

/**
 * Opens a page, and delays the request for the chart library until the test continues or aborts it.
 */
async function openWithoutLibrary(url: string, options: { width?: number; height?: number } = {}) {
  const { page, problems } = await product.openPage('/faq', { as: ADMIN, ...options });
  let setLibraryAllowed = (_isAllowed: boolean) => {};
  const isAllowed = new Promise<boolean>((resolve) => (setLibraryAllowed = resolve));
  let isRequested = false;
  await page.route(isLibrary, async (route) => {
    isRequested = true;
    await ((await isAllowed) ? route.continue() : route.abort());
  });
  await page.addInitScript(watchShifts);
  await page.goto(url);
  const chart = page.getByRole('application');
  await chart.locator('svg').waitFor();
  return { page, problems, chart, isRequested: () => isRequested, setLibraryAllowed };
}

/** Adds up the layout shifts. Runs in the page. */
function watchShifts() {
  const seen = window as unknown as { shift: number };
  seen.shift = 0;
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }),
  ).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Compressed size of the scripts that have run so far. Prefetched scripts are not counted, because
 * they have not run.
 */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ initiatorType }) => initiatorType === 'script')
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

const windowOf = async (chart: Locator) => chart.getAttribute('data-window');

describe('The chart before its library is loaded', () => {
  it.each(['/', '/evolution'])(
    'is drawn, and is replaced without a layout shift: %s',
    async (url) => {
      const { page, chart, setLibraryAllowed } = await openWithoutLibrary(url);
      const drawing = chart.locator('svg');
      const place = await drawing.boundingBox();
      const [shift, before] = [await shiftOf(page), await scriptBytes(page)];
      expect(shift).toBeLessThanOrEqual(0.02);

      setLibraryAllowed(true);
      // On the dashboard the library is loaded only when someone interacts with the chart.
      await chart.evaluate((element) => element.focus({ preventScroll: true }));
      await chart.locator('canvas').waitFor();
      await drawing.locator('path[stroke]').first().waitFor({ state: 'detached' });
      expect(await chart.locator('canvas').boundingBox()).toEqual(place);
      expect((await shiftOf(page)) - shift).toBe(0);
      const weight = (await scriptBytes(page)) - before;
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(BUDGET);
    },
  );

  it('reacts to the wheel, a drag and keys, and keeps the result', async () => {
    const { page, chart, setLibraryAllowed } = await openWithoutLibrary('/evolution');
    const lines = () => chart.locator('svg').innerHTML();
    const [whole, drawn] = [await windowOf(chart), await lines()];
    await chart.hover();
    await page.mouse.wheel(0, -100);
    await page.mouse.wheel(0, -100);
    await chart.press('+');
    await chart.press('ArrowRight');
    await page.mouse.down();
    await page.mouse.move(500, 500, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await waitForPaint(page);
    const zoomed = await windowOf(chart);
    expect(zoomed).not.toBe(whole);
    expect(await lines()).not.toBe(drawn);

    setLibraryAllowed(true);
    await chart.locator('canvas').waitFor();
    expect(await windowOf(chart)).toBe(zoomed);
  });

  it('stays as it is when the library cannot be loaded', async () => {
    const { page, problems, chart, setLibraryAllowed } = await openWithoutLibrary('/evolution');
    const failed = page.waitForEvent('requestfailed', (request) =>
      isLibrary(new URL(request.url())),
    );
    setLibraryAllowed(false);
    await failed;
    await chart.press('+');
    await waitForPaint(page);
    expect(await windowOf(chart)).not.toBe('1.00 52.00');
    expect(await chart.locator('svg').isVisible()).toBe(true);
    problems.length = 0;
  });

  it('requests the library on Evolution once the chart is near the viewport', async () => {
    const { page, chart, isRequested, setLibraryAllowed } = await openWithoutLibrary('/evolution', {
      width: 390,
      height: 200,
    });
    // The page may be busy for a while before it requests the library, so this wait is long.
    await page.waitForTimeout(2500);
    expect(isRequested()).toBe(false);
    await chart.scrollIntoViewIfNeeded();
    setLibraryAllowed(true);
    await chart.locator('canvas').waitFor();
  });

  it('requests the library on the dashboard only when someone interacts with the chart', async () => {
    const { page, chart, isRequested, setLibraryAllowed } = await openWithoutLibrary('/');
    await page.waitForTimeout(2500);
    expect(isRequested()).toBe(false);
    await chart.hover();
    setLibraryAllowed(true);
    await chart.locator('canvas').waitFor();
  });
});
