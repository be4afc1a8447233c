import type { Page } from 'playwright-core';
import { paths } from '../src/shared/routing/paths';
import { useProduct } from './product/useProduct';
import { focusedName, press } from './keyboard';

const product = useProduct();

/** Moves down the open menu to an entry; the focus follows the arrow key with a delay. */
async function pressEntry(page: Page, ...downTo: string[]) {
  for (const [step, entry] of ['Edit details', ...downTo].entries()) {
    if (step > 0) await page.keyboard.press('ArrowDown');
    await page.waitForFunction((name) => document.activeElement?.textContent === name, entry);
  }
  await page.keyboard.press('Enter');
}

const dialogClosed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' });

describe('With the keyboard alone', () => {
  it('an administrator adds a company, changes it, deletes it and restores it', async () => {
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
    await dialogClosed(page);
    await page.getByRole('heading', { name: 'Aspen Works' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Add new');

    const actions = 'Actions for Aspen Works';
    await press(page, actions);
    await pressEntry(page);
    await page.waitForFunction(() => document.activeElement?.id === 'name');
    await page.keyboard.type(' and Sons');
    await page.keyboard.press('Escape');
    await dialogClosed(page);
    expect(await page.evaluate(focusedName)).toBe(actions);

    await page.keyboard.press('Enter');
    await pressEntry(page, 'Manage workspaces', 'Profiles…', 'Delete company');
    await dialog.getByText('You can undo this for 2 weeks').waitFor();
    await press(page, 'Delete company');
    await dialogClosed(page);
    await page.getByText('Deleted, 14 days left to restore').waitFor();
    await press(page, 'Undo');
    await page.getByText('Deleted, 14 days left to restore').waitFor({ state: 'hidden' });
  });
});

describe('A lost connection', () => {
  it('leaves a dialog open with its values, which can be saved once the server is reachable again', async () => {
    const { page, problems } = await product.openPage(paths.workspacesManagement(), {
      as: 'admin@example.com',
    });
    await page.getByRole('button', { name: 'Add new' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Harbour Group');

    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Failed to save workspace. Please try again.').waitFor();
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialogClosed(page);
    await page.getByRole('heading', { name: 'Harbour Group' }).waitFor();
    problems.length = 0;
  });
});
