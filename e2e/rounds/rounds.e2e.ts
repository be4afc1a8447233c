import type { Page } from 'playwright-core';
import { ACCOUNT_NAMES } from '../../server/fixtures/plan/accountNames';
import { axeViolations, darkViolations, visit } from '../harness';
import { useProduct } from '../product/useProduct';

const product = useProduct();
const ORGANISER = 'company-admin@example.com';
const EDITOR = 'editor@example.com';
const OPINIONS = '/impact-areas?tab=opinions';

const position = (page: Page, index: number) => page.getByText(`Action ${String(index)} of`);
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Asks the editor about all areas, in a round with this name. */
async function askEditor(page: Page, name: string) {
  await page.getByRole('button', { name: 'Ask for opinions…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the round').fill(name);
  await dialog.getByRole('checkbox', { name: ACCOUNT_NAMES.editor }).click();
  await dialog
    .getByRole('combobox', { name: `Party of ${ACCOUNT_NAMES.editor}` })
    .fill('Management');
  await dialog.getByRole('button', { name: 'Preview the email' }).click();
  await dialog.getByText(`Your opinions for ${name}`).waitFor();
  await dialog.getByRole('button', { name: 'Send to one person' }).click();
  await page.getByText('0 of 1 have handed in.').waitFor();
}

describe('a round', () => {
  it('goes from the organiser by keys alone to a decided answer', async () => {
    const organiser = await product.openPage(OPINIONS, { as: ORGANISER });
    await askEditor(organiser.page, 'By keys');

    // From the dashboard, as from the mail, it takes one press to the first action, and one more to score it.
    const { page } = await product.openPage('/', { as: EDITOR });
    await page.getByRole('link', { name: 'A round asks for your opinion' }).click();
    await position(page, 1).waitFor();
    await page.keyboard.press('7');
    await page.keyboard.press('Enter');
    await position(page, 2).waitFor();
    await page.keyboard.press('0');
    await page.getByRole('button', { name: '10', pressed: true }).waitFor();
    await page.keyboard.press('Enter');
    await position(page, 3).waitFor();
    await page.getByRole('button', { name: 'Not sure' }).click();
    await status(page, '3 of').waitFor();
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByText(/^Handed in on/).waitFor();

    await organiser.page.reload();
    await organiser.page.getByText('1 of 1 have handed in.').waitFor();
    await organiser.page.getByRole('button', { name: 'Close the round' }).click();
    const confirm = organiser.page.getByRole('dialog');
    await confirm.getByRole('button', { name: 'Close the round' }).click();
    const row = organiser.page.getByRole('listitem').filter({ hasText: '10, one opinion' });
    await row.waitFor();
    await row.getByRole('button', { name: /^Decide: / }).click();
    await row.getByRole('button', { name: 'Make 10 the answer' }).click();
    await organiser.page.getByText('Decided: 10').waitFor();
  });

  it('keeps opinions that are given without a connection, also over a reload', async () => {
    const organiser = await product.openPage(OPINIONS, { as: ORGANISER });
    await askEditor(organiser.page, 'Without a connection');
    const { page, problems } = await product.openPage('/my-part', { as: EDITOR });
    await position(page, 1).waitFor();
    await page.context().setOffline(true);
    await page.keyboard.press('4');
    await status(page, '1 of').waitFor();
    await page.keyboard.press('Enter');
    await position(page, 2).waitFor();
    await page.keyboard.press('5');
    await status(page, 'kept on this device').waitFor();
    await page.context().setOffline(false);
    await page.reload();
    await status(page, '2 of').waitFor();
    await page.getByText('kept on this device').waitFor({ state: 'hidden' });
    problems.length = 0;
  });

  it('can be read on phones and desktops, in both themes', async () => {
    const { page } = await product.openPage('/my-part', {
      as: 'admin@example.com',
      width: 390,
      touch: true,
    });
    await position(page, 1).waitFor();
    const keys = page.getByRole('group', { name: 'State from 1 to 10' }).getByRole('button');
    for (const key of await keys.all()) {
      const box = await key.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(390);
    expect(await axeViolations(page)).toEqual([]);
    expect(await darkViolations(page)).toEqual([]);

    const { page: phone } = await product.openPage(`${OPINIONS}&round=round-1`, {
      ...{ as: ORGANISER, width: 390, touch: true },
    });
    const ranges = phone.getByRole('table', { name: 'Averages within the opinions' });
    await ranges
      .getByText(/Management is \d\.\d above Fund/)
      .last()
      .waitFor();
    expect(await ranges.getByText(/^\d\.\d – \d\.\d$/).count()).toBe(5);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );

    const desktop = await product.openPage(OPINIONS, { as: ORGANISER });
    await desktop.page.getByText(/scored by two or more people/).waitFor();
    expect(await axeViolations(desktop.page)).toEqual([]);
    expect(await darkViolations(desktop.page)).toEqual([]);
    await visit(desktop.page, '/my-part');
    await desktop.page.getByText('No round asks for your opinion.').waitFor();
  });
});
