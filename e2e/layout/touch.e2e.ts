import type { Page } from 'playwright-core';
import { paths } from '../../src/shared/routing/paths';
import { closeDialog, DIALOGS, openDialog } from '../dialogs';
import { visit } from '../harness';
import { useUnchangedProduct } from '../product/useProduct';
import { MIN_TARGET_SIZE, smallTargets } from './hitAreas';
import { ACTION, PAGES, GUEST_PAGES } from '../pages';

const product = useUnchangedProduct();
const PHONE = { width: 390, height: 844, touch: true };
const TABLET = { width: 768, height: 1024, touch: true };
const ADMIN = 'admin@example.com';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const choices = (page: Page, name: string) => page.getByRole('combobox', { name }).first().click();

type Open = (page: Page) => Promise<void>;
/**
 * The menus, lists and drawers of each page, with the actions that open them. `DIALOGS` contains the
 * dialogs of the management pages.
 */
const OPENED: [what: string, path: string, open: Open][] = [
  ['the menu', paths.help(), (page) => button(page, 'Open menu')],
  ['the palette', paths.help(), (page) => button(page, /^Jump to/)],
  ['the series', paths.dashboard(), (page) => button(page, 'Series')],
  ['the downloads', paths.dashboard(), (page) => button(page, 'Download')],
  ['the companies', paths.dashboard(), (page) => choices(page, 'Company shown')],
  ['a figure’s explanation', paths.dashboard(), (page) => button(page, /^8 .*10/)],
  ['the chart as table', paths.evolution(), (page) => button(page, 'Show as table')],
  ['the companies to compare', paths.evolution(), (page) => choices(page, 'Compare')],
  [
    'a driver',
    paths.companyOverview(),
    async (page) => {
      await page.getByRole('tab', { name: 'Expectations' }).click();
      await page.getByRole('button', { name: 'Recommended Actions' }).waitFor();
    },
  ],
  [
    'the planned actions',
    `${paths.plan()}?tab=plan`,
    (page) =>
      page
        .getByText(/^Overdue/)
        .first()
        .waitFor(),
  ],
  ['the process index', ACTION, (page) => button(page, 'Process index')],
  ['the history', ACTION, (page) => button(page, 'History')],
  ['an article', `${paths.help()}#glossary`, (page) => page.getByRole('searchbox').fill('grade')],
  [
    'a menu',
    paths.workspacesManagement(),
    (page) => button(page, /^Actions for Food and Household/),
  ],
];

async function listSmallTargets(page: Page) {
  await page.waitForLoadState('networkidle');
  return (await page.evaluate(smallTargets, MIN_TARGET_SIZE)).sort();
}

describe.each([PHONE, TABLET])('targets are large enough for a finger at $width px', (device) => {
  it('on every page', async () => {
    const { page } = await product.openPage('about:blank', { ...device, as: ADMIN });
    for (const { path, ready } of PAGES) {
      await visit(page, path);
      await page.getByText(ready).first().waitFor();
      expect([path, ...(await listSmallTargets(page))]).toEqual([path]);
    }
  });

  it.each(OPENED)('in %s', async (_, path, open) => {
    const { page } = await product.openPage(path, { ...device, as: ADMIN });
    await page.waitForLoadState('networkidle');
    await open(page);
    expect(await listSmallTargets(page)).toEqual([]);
  });

  it('in every dialog', async () => {
    const { page } = await product.openPage('about:blank', { ...device, as: ADMIN });
    const found: string[] = [];
    for (const { path, dialogs } of DIALOGS) {
      await visit(page, path);
      for (const [title, steps] of dialogs) {
        await openDialog(page, title, steps);
        found.push(...(await listSmallTargets(page)).map((target) => `${title}: ${target}`));
        await closeDialog(page, title);
      }
    }
    expect(found).toEqual([]);
  });

  it('on the pages before signing in', async () => {
    const { page } = await product.openPage('about:blank', device);
    for (const path of GUEST_PAGES) {
      await page.goto(path);
      expect([path, ...(await listSmallTargets(page))]).toEqual([path]);
    }
  });
});
