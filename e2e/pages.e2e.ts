import { axeViolations, useProduct } from './harness';
import { PAGES } from './pages';

const product = useProduct();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
const LOOKS = SIZES.flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ ...size, colorScheme })),
);

/** As much as the eye forgives. */
const LAYOUT_SHIFT = 0.02;

/** How much the page has jumped since it was opened, as browsers measure it. */
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

describe.each(LOOKS)('at $width×$height, $colorScheme', (look) => {
  it('every page is accessible, does not jump, and nothing scrolls sideways', async () => {
    const { page } = await product.openPage('/faq', { ...look, as: 'editor@example.com' });
    for (const { path, ready } of PAGES) {
      await page.goto(path);
      await page.getByText(ready).first().waitFor();
      await page.waitForLoadState('networkidle');

      const violations = await axeViolations(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const shift = await page.evaluate(layoutShift);
      expect({ path, violations, overflow, jumps: shift >= LAYOUT_SHIFT }).toEqual({
        path,
        violations: [],
        overflow: 0,
        jumps: false,
      });
    }
  }, 120_000);

  it('the login is accessible', async () => {
    const { page } = await product.openPage('/login', look);
    await page.getByLabel('Email').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
