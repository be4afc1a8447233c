import type { Page } from 'playwright-core';
import { paths } from '../../src/shared/routing/paths';
import { useProduct } from '../product/useProduct';

const product = useProduct();
const PHONE = { width: 390, height: 844, touch: true };
const GRADES = ['Relevance', 'Criticality', 'Cost', 'Difficulty'];
const FIELDS = ['State of the activity', ...GRADES];
const ACTIONS = 10;

const field = (page: Page, name: string) => page.getByRole('radiogroup', { name });
const left = (page: Page) => page.getByText(/^\d left$/);
const nextUnfinished = (page: Page) => page.getByRole('button', { name: /^Next unfinished/ });

/** Fails unless the fields and the button are visible at once, without scrolling. */
async function expectOnOneScreen(page: Page) {
  const footer = await nextUnfinished(page).boundingBox();
  for (const name of FIELDS) {
    const box = await field(page, name).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  }
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

it('an action takes six taps and no swipe on a phone', async () => {
  const { page } = await product.openPage(
    paths.impactAreaAction({ area: '7', activityId: 'activity-7-2-1-2' }),
    { ...PHONE, as: 'editor@example.com' },
  );

  for (let action = 1; action <= ACTIONS; action++) {
    const address = page.url();
    // Something is left only in the form of the next action, not in the one before it.
    await left(page).waitFor();
    await expectOnOneScreen(page);
    let taps = 0;
    const tap = async (name: string, choice: string) => {
      await field(page, name).getByText(choice, { exact: true }).tap();
      taps++;
    };
    await tap('State of the activity', '6');
    for (const name of GRADES) await tap(name, 'Medium');
    await left(page).waitFor({ state: 'hidden' });
    await expectOnOneScreen(page);
    await nextUnfinished(page).tap();
    taps++;
    await page.waitForURL((url) => url.href !== address);
    expect(taps).toBe(6);
  }
});
