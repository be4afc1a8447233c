import type { Locator, Page } from 'playwright-core';
import { paths } from '../../src/shared/routing/paths';
import { closeDialog, DIALOGS, openDialog } from '../dialogs';
import { visit, visibleText } from '../harness';
import { useProduct } from '../product/useProduct';
import { MIN_TARGET_SIZE, OVERLAYS, smallTargets } from './hitAreas';
import { ACTION, PAGES, GUEST_PAGES } from '../pages';

const product = useProduct();
const PHONE = { width: 390, height: 844, touch: true };
const TABLET = { width: 768, height: 1024, touch: true };
const MEASURED = { finger: MIN_TARGET_SIZE, overlays: OVERLAYS };
const ADMIN = 'admin@example.com';

const overlay = (page: Page) => page.locator(OVERLAYS).filter({ visible: true }).first();

/** Clicks on a control, and waits for what it opens. */
async function openFrom(control: Locator) {
  await control.first().click();
  await overlay(control.page()).waitFor();
}

const button = (page: Page, name: string | RegExp) => openFrom(page.getByRole('button', { name }));
const choices = (page: Page, name: string) => openFrom(page.getByRole('combobox', { name }));

type Open = (page: Page) => Promise<void>;
/**
 * The menus, lists and drawers of each page, with the actions that open them. `DIALOGS` contains the
 * dialogs of the management pages.
 */
const OPENED: { path: string; opened: [what: string, open: Open][] }[] = [
  {
    path: `${paths.help()}#glossary`,
    opened: [
      ['an article', (page) => page.getByRole('searchbox').fill('grade')],
      ['the palette', (page) => button(page, /^Jump to/)],
      ['the menu', (page) => button(page, 'Open menu')],
    ],
  },
  {
    path: paths.dashboard(),
    opened: [
      ['the series', (page) => button(page, 'Series')],
      ['the downloads', (page) => button(page, 'Download')],
      ['the companies', (page) => choices(page, 'Company shown')],
      ['a figure’s explanation', (page) => button(page, /^8 .*10/)],
    ],
  },
  {
    path: paths.evolution(),
    opened: [
      ['the companies to compare', (page) => choices(page, 'Compare')],
      ['the chart as table', showTable],
    ],
  },
  { path: paths.companyOverview(), opened: [['a driver', openDriver]] },
  {
    path: `${paths.plan()}?tab=plan`,
    opened: [
      [
        'the planned actions',
        (page) =>
          page
            .getByText(/^Overdue/)
            .first()
            .waitFor(),
      ],
    ],
  },
  {
    path: ACTION,
    opened: [
      ['the process index', (page) => button(page, 'Process index')],
      ['the history', openHistory],
    ],
  },
  {
    path: paths.workspacesManagement(),
    opened: [['a menu', (page) => button(page, /^Actions for Food and Household/)]],
  },
];

async function showTable(page: Page) {
  await page.getByRole('button', { name: 'Show as table' }).click();
  await page.getByRole('table', { name: /^Ratings of/ }).waitFor();
}

/** On phones the history is in the menu of the action. */
async function openHistory(page: Page) {
  const menu = page.getByRole('button', { name: /^More for / });
  if (await menu.isVisible()) {
    await openFrom(menu);
    await page.getByRole('menuitem', { name: 'History' }).click();
  } else {
    await page.getByRole('button', { name: 'History' }).click();
  }
  await page.getByRole('dialog', { name: /^History/ }).waitFor();
}

async function openDriver(page: Page) {
  await page.getByRole('tab', { name: 'Expectations' }).click();
  await page.getByRole('button', { name: 'Recommended Actions' }).waitFor();
}

async function listSmallTargets(page: Page) {
  await page.waitForLoadState('networkidle');
  return (await page.evaluate(smallTargets, MEASURED)).sort();
}

/** Whether what is open reaches beyond a side of the screen. */
async function isCutOff(page: Page): Promise<boolean> {
  if (!(await overlay(page).isVisible())) return false;
  const box = await overlay(page).boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  return box !== null && (box.x < 0 || box.x + box.width > width);
}

describe.each([PHONE, TABLET])('targets are large enough for a finger at $width px', (device) => {
  it('on every page', async () => {
    const { page } = await product.openPage('about:blank', { ...device, as: ADMIN });
    for (const { path, ready } of PAGES) {
      await visit(page, path);
      await visibleText(page, ready).waitFor();
      expect([path, ...(await listSmallTargets(page))]).toEqual([path]);
    }
  });

  it('in every menu, list and drawer', async () => {
    const { page } = await product.openPage('about:blank', { ...device, as: ADMIN });
    const found: string[] = [];
    for (const { path, opened } of OPENED) {
      await visit(page, path);
      for (const [what, open] of opened) {
        await open(page);
        found.push(...(await listSmallTargets(page)).map((target) => `${what}: ${target}`));
        if (await isCutOff(page)) found.push(`${what}: cut off`);
        await page.keyboard.press('Escape');
        await overlay(page).waitFor({ state: 'hidden' });
      }
    }
    expect(found).toEqual([]);
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
