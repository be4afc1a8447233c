import type { Page } from 'playwright-core';
import { paths } from '../src/shared/routing/paths';
import { axeViolations, useProduct } from './harness';

const product = useProduct();

/** Farther than from one end of these pages to the other. */
const MANY_TABS = 80;

const focusedName = () => {
  const element = document.activeElement;
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
};

/** Goes there as somebody without a mouse does. */
async function tabTo(page: Page, name: string) {
  for (let tabs = 0; tabs < MANY_TABS; tabs++) {
    if ((await page.evaluate(focusedName)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} was not reached by Tab`);
}

async function press(page: Page, name: string) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** From a menu that is open, down to an entry; the focus follows the arrow a moment later. */
async function pressEntry(page: Page, ...downTo: string[]) {
  for (const [step, entry] of ['Edit details', ...downTo].entries()) {
    if (step > 0) await page.keyboard.press('ArrowDown');
    await page.waitForFunction((name) => document.activeElement?.textContent === name, entry);
  }
  await page.keyboard.press('Enter');
}

const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' });

describe('By keyboard alone', () => {
  it('an administrator adds a company, changes it, deletes it and takes that back', async () => {
    const { page } = await product.openPage(paths.companiesManagement(), {
      as: 'admin@example.com',
    });
    await page.getByText('alder-valley.example').waitFor();

    await press(page, 'Add new');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'name');
    await page.keyboard.type('Aspen Works');
    await page.keyboard.press('Tab');
    await page.keyboard.type('aspen');
    await dialog.getByText('La URL no es válida.').waitFor();
    await page.keyboard.type('.example');
    await page.keyboard.press('Enter');
    await gone(page);
    await page.getByRole('heading', { name: 'Aspen Works' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Add new');

    const actions = 'Actions for Aspen Works';
    await press(page, actions);
    await pressEntry(page);
    await page.waitForFunction(() => document.activeElement?.id === 'name');
    await page.keyboard.type(' and Sons');
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await page.evaluate(focusedName)).toBe(actions);

    await page.keyboard.press('Enter');
    await pressEntry(page, 'Manage workspaces', 'Delete company');
    await dialog.getByText('You can undo this for 2 weeks').waitFor();
    await press(page, 'Delete');
    await gone(page);
    await page.getByText('Deactivated, 14 days left to restore').waitFor();
    await press(page, 'Undo');
    await page.getByText('Deactivated, 14 days left to restore').waitFor({ state: 'hidden' });
  });
});

describe.each(['light', 'dark'] as const)('Open dialogs in %s', (colorScheme) => {
  it('are accessible on a phone', async () => {
    const { page } = await product.openPage(paths.companiesManagement(), {
      as: 'admin@example.com',
      width: 390,
      height: 844,
      colorScheme,
    });
    const dialog = page.getByRole('dialog');
    for (const entry of ['Edit details', 'Manage workspaces', 'Delete company']) {
      await page.getByRole('button', { name: 'Actions for Alder Valley Foods' }).click();
      await page.getByRole('menuitem', { name: entry }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('menuitem', { name: entry }).click();
      await dialog.waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await gone(page);
    }
    await page.getByRole('button', { name: 'Recently deleted' }).click();
    await page.getByText('Longmeadow Bus Lines', { exact: true }).last().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
