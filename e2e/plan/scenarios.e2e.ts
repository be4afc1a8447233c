import type { Locator } from 'playwright-core';
import { axeViolations, darkViolations } from '../harness';
import { useProduct } from '../product/useProduct';

const product = useProduct();
const EDITOR = 'editor@example.com';
const COMPARE = '/plan?tab=compare';

describe('the value plan', () => {
  it('goes from two scenarios to the plan, after a preview', async () => {
    const { page } = await product.openPage(COMPARE, { as: EDITOR });
    const table = page.getByRole('table', { name: 'Scenarios side by side' });
    await table.getByRole('columnheader', { name: 'Full' }).waitFor();
    await page.getByText(/^Only in Full: \d+ actions/).waitFor();
    await table.getByRole('button', { name: 'Plan this…' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/plan items are added or changed/).waitFor();
    await dialog.getByRole('button', { name: 'Plan this…' }).click();
    await page.getByText(/^Fast is planned: \d+ items/).waitFor();
    await table.getByRole('columnheader', { name: /Fast.*Planned/s }).waitFor();
    await page.getByRole('tab', { name: 'Value' }).click();
    await page.getByRole('region', { name: 'A year, up to' }).waitFor();
  });

  it('can be read on phones and desktops, in both themes, and on paper', async () => {
    const phone = await product.openPage(COMPARE, { as: EDITOR, width: 390, touch: true });
    await phone.page.getByRole('heading', { name: 'Full' }).waitFor();
    const width = () => phone.page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(390);
    expect(await axeViolations(phone.page)).toEqual([]);
    expect(await darkViolations(phone.page)).toEqual([]);

    for (const [tab, text] of [
      ['compare', 'Load by owner and quarter'],
      ['value', 'A year, up to'],
    ] as const) {
      const { page } = await product.openPage(`/plan?tab=${tab}`, { as: EDITOR });
      await page.getByRole('heading', { name: text }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      expect(await darkViolations(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('heading', { name: text }).isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: 'Plan this…' }).first().isVisible()).toBe(
        false,
      );
    }
  });

  it('is in the currency of the company', async () => {
    const { page } = await product.openPage('/company-overview?company=company-2', {
      as: 'admin@example.com',
    });
    await page.getByText('Copper Lane Bakeries').first().waitFor();
    await page.getByRole('link', { name: 'Plan', exact: true }).click();
    await page
      .getByText(/€[\d.]+M/)
      .first()
      .waitFor();
  });

  it('takes at most eight presses from the priorities to a comparison of two new scenarios', async () => {
    const { page } = await product.openPage('/plan', { as: EDITOR });
    let presses = 0;
    const press = async (control: Locator) => {
      await control.click();
      presses++;
    };
    const boxes = page.getByRole('checkbox', { name: /^Select / });
    for (const [index, name] of ['Scenario 1', 'Scenario 2'].entries()) {
      await press(boxes.nth(index));
      await press(page.getByRole('button', { name: 'Keep as scenario…' }));
      const dialog = page.getByRole('dialog', { name: 'Keep as scenario' });
      await press(dialog.getByRole('button', { name: 'Save' }));
      await page.getByText(new RegExp(`^${name} is kept with`)).waitFor();
    }
    await press(page.getByRole('tab', { name: 'Compare' }));
    const table = page.getByRole('table', { name: 'Scenarios side by side' });
    await table.getByRole('columnheader', { name: 'Scenario 1' }).waitFor();
    await table.getByRole('columnheader', { name: 'Scenario 2' }).waitFor();
    expect(presses).toBeLessThanOrEqual(8);
  });

  it('offers the companies of the weekly mail in My account, and the mail in advance', async () => {
    const { page } = await product.openPage('/faq', { as: 'admin@example.com' });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'All companies' }).waitFor();
    await dialog.getByRole('button', { name: 'Preview the email' }).click();
    await dialog.getByText(/Your companies:/).waitFor();
    expect(await axeViolations(page, '.ant-modal')).toEqual([]);
  });
});
