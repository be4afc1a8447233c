import type { Page } from 'playwright-core';
import { excessWidth } from './checks/scrollingSizes';
import { axeViolations, darkViolations, visit, visibleText } from './harness';
import { useProduct } from './product/useProduct';
import { VISITORS } from './pages';

const product = useProduct();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
/** A layout shift up to this value is not noticeable. */
const LAYOUT_SHIFT = 0.02;

const REQUEST_DELAY_MS = 200;

/**
 * Delays the app's queries, so that each page is first drawn without its figures, on fast machines too. Playwright's
 * routes are not used, because they disable the browser's cache.
 */
const delayQueries = (page: Page) =>
  page.addInitScript((delay) => {
    const send = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      if (new Request(...request).url.includes('/graphql')) {
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
      return send(...request);
    };
  }, REQUEST_DELAY_MS);

/** The cumulative layout shift since the page was opened. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      resolve(
        list
          .getEntries()
          .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
      );
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 300);
  });

describe.each(SIZES)('at $width×$height', (size) => {
  it.each(VISITORS)(
    'every page of $as is accessible in both themes, does not shift, and does not scroll horizontally',
    async ({ as, pages }) => {
      const { page } = await product.openPage('about:blank', { ...size, as });
      await delayQueries(page);
      for (const { path, ready } of pages) {
        await page.goto(path);
        await visibleText(page, ready).waitFor();
        await page.waitForLoadState('networkidle');

        const shift = await page.evaluate(layoutShift);
        const overflow = await page.evaluate(excessWidth);
        const violations = [...(await axeViolations(page)), ...(await darkViolations(page))];
        expect({ path, violations, overflow, jumps: shift >= LAYOUT_SHIFT }).toEqual({
          path,
          violations: [],
          overflow: 0,
          jumps: false,
        });
      }
    },
  );

  it.each(['light', 'dark'] as const)(
    'the login page is accessible in the %s theme',
    async (colorScheme) => {
      const { page } = await product.openPage('/login', { ...size, colorScheme });
      await page.getByLabel('Email').waitFor();
      expect(await axeViolations(page)).toEqual([]);
    },
  );
});

it.each(VISITORS)(
  'every page of $as is accessible when it is opened in the dark theme',
  async ({ as, pages }) => {
    const { page } = await product.openPage('about:blank', { colorScheme: 'dark', as });
    for (const { path, ready } of pages) {
      await visit(page, path);
      await visibleText(page, ready).waitFor();
      const violations = await axeViolations(page, undefined, ['color-contrast']);
      expect({ path, violations }).toEqual({ path, violations: [] });
    }
  },
);
