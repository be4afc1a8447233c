import { axeViolations, darkViolations, useProduct } from './harness';
import { PAGES } from './pages';

const product = useProduct();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
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

describe.each(SIZES)('at $width×$height', (size) => {
  it('every page is accessible in both themes, does not jump, and nothing scrolls sideways', async () => {
    const { page } = await product.openPage('about:blank', { ...size, as: 'editor@example.com' });
    for (const { path, ready } of PAGES) {
      await page.goto(path);
      await page.getByText(ready).first().waitFor();
      await page.waitForLoadState('networkidle');

      const shift = await page.evaluate(layoutShift);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const violations = [...(await axeViolations(page)), ...(await darkViolations(page))];
      expect({ path, violations, overflow, jumps: shift >= LAYOUT_SHIFT }).toEqual({
        path,
        violations: [],
        overflow: 0,
        jumps: false,
      });
    }
  });

  it.each(['light', 'dark'] as const)('the login is accessible, %s', async (colorScheme) => {
    const { page } = await product.openPage('/login', { ...size, colorScheme });
    await page.getByLabel('Email').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

it('every page is accessible where it opens in the dark theme', async () => {
  const look = { colorScheme: 'dark', as: 'editor@example.com' } as const;
  const { page } = await product.openPage('about:blank', look);
  for (const { path, ready } of PAGES) {
    await page.goto(path);
    await page.getByText(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    const violations = await axeViolations(page, undefined, ['color-contrast']);
    expect({ path, violations }).toEqual({ path, violations: [] });
  }
});
