import type { Page } from 'playwright-core';
import { ACCOUNT_NAMES } from '../server/fixtures/plan/accountNames';
import { paths } from '../src/shared/routing/paths';

export const COMPANY = 'Alder Valley Foods';
const DELETED = 'Longmeadow Bus Lines';
const WORKSPACE = 'Food and Household Group';
const PERSON = ACCOUNT_NAMES.editor;
const PENDING = ACCOUNT_NAMES.pending;

/** The dialogs of each page, with the controls that open them and the text they begin with. */
export const DIALOGS = [
  {
    path: paths.companiesManagement(),
    dialogs: [
      ['Add a new company', ['Add new']],
      ['Edit Company', [`Actions for ${COMPANY}`, 'Edit details']],
      ['Manage company workspaces', [`Actions for ${COMPANY}`, 'Manage workspaces']],
      ['Delete company', [`Actions for ${COMPANY}`, 'Delete company']],
      ['Reactivate company', [`Actions for ${DELETED}`, 'Reactivate company']],
      ['Recently deleted', ['Recently deleted']],
      ['My Account', [/^Account of/, 'My account']],
      ['Report an error', [/^Account of/, 'Report an error']],
    ],
  },
  {
    path: paths.workspacesManagement(),
    dialogs: [
      ['Add a new workspace', ['Add new']],
      ['Edit workspace', [`Actions for ${WORKSPACE}`, 'Edit Workspace']],
      ['Delete workspace', [`Actions for ${WORKSPACE}`, 'Delete Workspace']],
    ],
  },
  {
    path: paths.collaboratorsManagement(),
    dialogs: [
      ['Add a new collaborator', ['Add new']],
      ['User role', [`Actions for ${PERSON}`, 'User role']],
      ['Change company', [`Actions for ${PERSON}`, 'Change company']],
      ['Remove collaborator', [`Actions for ${PERSON}`, 'Remove user']],
      ['Revoke invitation', [`Actions for ${PENDING}`, 'Revoke invitation']],
    ],
  },
] as const;

/** Opens a dialog by performing its steps, and waits for its title. */
export async function openDialog(
  page: Page,
  title: string,
  [opener, entry]: readonly (string | RegExp)[],
) {
  const exact = { exact: true };
  if (opener instanceof RegExp && !(await page.getByRole('button', { name: opener }).isVisible())) {
    await page.getByRole('button', { name: 'Open menu' }).click();
  }
  await page
    .getByRole('button', { name: opener ?? '', ...exact })
    .first()
    .click();
  if (entry) await page.getByRole('menuitem', { name: entry, ...exact }).click();
  await page.getByRole('dialog', { name: title }).waitFor();
}

/**
 * Closes the dialog with Escape. On phones, the main menu is a drawer that stays open behind some
 * dialogs.
 */
export async function closeDialog(page: Page, title: string) {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'hidden' });
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  if (!(await menu.isVisible())) return;
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
}
