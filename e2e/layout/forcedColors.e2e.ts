import type { Page } from 'playwright-core';
import { focusWithoutOutline, unmarkedSelections } from '../checks/forcedColors';
import { LONG_TEST_MS } from '../limits';
import { closeDialog, DIALOGS, openDialog } from '../dialogs';
import { axeViolations, visit, visibleText } from '../harness';
import { useProduct } from '../product/useProduct';
import { GUEST_PAGES, VISITORS } from '../pages';

const product = useProduct();

const LOOK = { forcedColors: 'active' } as const;
/** One test visits many pages. */
const LIMIT_MS = LONG_TEST_MS;
/** Number of tab stops whose focus ring is checked on each page and in each dialog. */
const STOPS = { page: 40, dialog: 5 };

/** Accessibility violations, selected items that look like others, and focus without a ring, one line each. */
async function faults(page: Page, stops: number, selector?: string): Promise<string[]> {
  const found = await axeViolations(page, selector);
  found.push(...(await unmarkedSelections(page)));
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const focused = await focusWithoutOutline(page);
    if (focused !== null) found.push(`no focus ring: ${focused}`);
  }
  return found;
}

describe('in forced colors', () => {
  it.each(VISITORS)(
    'every page of $as is accessible, selected items look different, and the focus has a ring',
    async ({ as, pages }) => {
      const { page } = await product.openPage('about:blank', { ...LOOK, as });
      for (const { path, ready } of pages) {
        await page.goto(path);
        await visibleText(page, ready).waitFor();
        await page.waitForLoadState('networkidle');
        expect({ path, faults: await faults(page, STOPS.page) }).toEqual({ path, faults: [] });
      }
    },
    LIMIT_MS,
  );

  it('a tooltip covers what is below it, and has a border', async () => {
    const { page } = await product.openPage('about:blank', { ...LOOK, as: 'editor@example.com' });
    await visit(page, '/companies-management');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^Jump to/ }).focus();
    const tooltip = page.locator('.ant-tooltip-container');
    await tooltip.waitFor();
    const { backgroundColor, borderStyle } = await tooltip.evaluate((element) => {
      const { backgroundColor, borderStyle } = getComputedStyle(element);
      return { backgroundColor, borderStyle };
    });
    // A color with an alpha value is written as rgba.
    expect([backgroundColor, borderStyle]).toEqual([expect.stringMatching(/^rgb\(/), 'solid']);
  });

  it('every page for guests is accessible, and the focus has a ring', async () => {
    const { page } = await product.openPage('about:blank', LOOK);
    for (const path of GUEST_PAGES) {
      await page.goto(path);
      await page.locator('form').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect({ path, faults: await faults(page, STOPS.dialog) }).toEqual({ path, faults: [] });
    }
  });

  it(
    'every dialog is accessible, and the focus has a ring',
    async () => {
      const { page } = await product.openPage('about:blank', { ...LOOK, as: 'admin@example.com' });
      for (const { path, dialogs } of DIALOGS) {
        await visit(page, path);
        for (const [title, steps] of dialogs) {
          await openDialog(page, title, steps);
          const found = await faults(page, STOPS.dialog, '[role=dialog]');
          expect({ title, faults: found }).toEqual({ title, faults: [] });
          await closeDialog(page, title);
        }
      }
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
      expect(await faults(page, STOPS.dialog, '[role=dialog]')).toEqual([]);
    },
    LIMIT_MS,
  );
});
