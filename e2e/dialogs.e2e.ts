import type { Page } from 'playwright-core';
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

const COMPANY = 'Alder Valley Foods';
const DELETED = 'Longmeadow Bus Lines';
const WORKSPACE = 'Food and Household Group';
const PERSON = 'Editor';
const PENDING = 'Pending editor';

/** The dialogs of each page: what opens them, and the first words in them. */
const PAGES = [
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

async function open(page: Page, title: string, [opener, entry]: readonly (string | RegExp)[]) {
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

/** By Escape; behind some stands the main menu, which is a drawer on a phone. */
async function close(page: Page, title: string) {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'hidden' });
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  if (!(await menu.isVisible())) return;
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
}

/** What stands out of the screen, or has to be scrolled sideways, within the dialog. */
const misfits = () => {
  const wide = (element: Element) =>
    element.scrollWidth > element.clientWidth + 1 &&
    /auto|scroll/.test(getComputedStyle(element).overflowX);
  const out = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
  };
  const shown = [...document.querySelectorAll('[role=dialog]')].filter(
    (dialog) => dialog.getClientRects().length > 0,
  );
  const within = shown.flatMap((dialog) => [dialog, ...dialog.querySelectorAll('*')]);
  return [document.documentElement, ...shown.map((dialog) => dialog.parentElement), ...within]
    .filter((element) => element !== null)
    .filter((element) => wide(element) || (within.includes(element) && out(element)))
    .map((element) => `${element.tagName} ${element.className}`);
};

describe.each(LOOKS)('at $width×$height, $colorScheme', (look) => {
  it('a menu and every dialog are accessible, and fit the screen', async () => {
    const { page } = await product.openPage(paths.companiesManagement(), {
      ...look,
      as: 'admin@example.com',
    });
    await page.getByRole('button', { name: `Actions for ${COMPANY}` }).click();
    await page.getByRole('menuitem', { name: 'Edit details' }).waitFor();
    const found = await axeViolations(page);
    for (const { path, dialogs } of PAGES) {
      await page.goto(path);
      for (const [title, steps] of dialogs) {
        await open(page, title, steps);
        const problems = [
          ...(await axeViolations(page, '[role=dialog]')),
          ...(await page.evaluate(misfits)),
        ];
        found.push(...problems.map((problem) => `${title}: ${problem}`));
        await close(page, title);
      }
    }
    expect(found).toEqual([]);
  });
});
