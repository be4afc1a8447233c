import { axeViolations, darkViolations, useProduct } from './harness';
import { ACTION, PAGES } from './pages';

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

/** Each would be lost by its ground alone in a contrast theme. */
const MARKED = [
  { path: ACTION, chosen: '.ant-radio-button-wrapper-checked', other: '.ant-radio-button-wrapper' },
  { path: '/company-overview', chosen: '.ant-tabs-tab-active', other: '.ant-tabs-tab' },
  { path: '/impact-areas', chosen: 'nav [aria-current]', other: 'nav a' },
  { path: '/impact-areas', chosen: '[role=progressbar] > * > *', other: '[role=progressbar] > *' },
];

/** What can tell one box from another in forced colors. */
const lookOf = (element: Element) => {
  const { backgroundColor, outlineStyle, borderBottomWidth } = getComputedStyle(element);
  return [backgroundColor, outlineStyle, borderBottomWidth].join();
};

describe('in forced colors', () => {
  it('every page is accessible, and what is chosen looks different', async () => {
    const look = { forcedColors: 'active', as: 'editor@example.com' } as const;
    const { page } = await product.openPage('/faq', look);
    for (const { path, ready } of PAGES) {
      await page.goto(path);
      await page.getByText(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect({ path, violations: await axeViolations(page) }).toEqual({ path, violations: [] });
      for (const { chosen, other } of MARKED.filter((marked) => marked.path === path)) {
        const marked = page.locator(chosen).first();
        const plain = page.locator(`${other}:not(${chosen})`).first();
        expect({ chosen, look: await marked.evaluate(lookOf) }).not.toEqual({
          chosen,
          look: await plain.evaluate(lookOf),
        });
      }
    }
  });
});

describe.each(SIZES)('at $width×$height', (size) => {
  it('every page is accessible in both themes, does not jump, and nothing scrolls sideways', async () => {
    const { page } = await product.openPage('/faq', { ...size, as: 'editor@example.com' });
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
  const { page } = await product.openPage('/faq', look);
  for (const { path, ready } of PAGES) {
    await page.goto(path);
    await page.getByText(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    const violations = await axeViolations(page, undefined, ['color-contrast']);
    expect({ path, violations }).toEqual({ path, violations: [] });
  }
});
