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
  it.each(PAGES)('$path is accessible, does not jump, nothing scrolls sideways', async (shown) => {
    const { page } = await product.openPage(shown.path, { ...look, as: 'editor@example.com' });
    await page.getByText(shown.ready).first().waitFor();
    await page.waitForLoadState('networkidle');

    expect(await axeViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await page.evaluate(layoutShift)).toBeLessThan(LAYOUT_SHIFT);
  });

  it('the login is accessible', async () => {
    const { page } = await product.openPage('/login', look);
    await page.getByLabel('Email').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
