import { paths } from '../src/shared/routing/paths';
import { axeViolations, useProduct } from './harness';

const product = useProduct();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
const LOOKS = SIZES.flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ ...size, colorScheme })),
);

const action = paths.impactAreaAction({ area: '1', activityId: 'activity-1-3-2-2' });
const PAGES = [
  { path: paths.dashboard(), ready: 'Expectations' },
  { path: paths.companyOverview(), ready: 'Rating Overview' },
  {
    path: paths.companyAction({ area: '1', activityId: 'activity-1-1-1-1' }),
    ready: 'Average score',
  },
  { path: paths.impactAreas(), ready: 'IT Strategy & Management' },
  { path: action, ready: 'Integrate acquired companies within a year' },
  { path: paths.evolution(), ready: 'Global Average' },
  { path: paths.companiesManagement(), ready: 'alder-valley.example' },
  { path: paths.workspacesManagement(), ready: 'Food and Household Group' },
  { path: paths.collaboratorsManagement(), ready: 'Invitation pending' },
  { path: '/no/such/page', ready: 'There is nothing at this address.' },
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
