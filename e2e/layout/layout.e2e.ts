import type { Locator, Page } from 'playwright-core';
import { ACCOUNT_NAMES } from '../../server/fixtures/plan/accountNames';
import { useProduct } from '../product/useProduct';

const product = useProduct();
const ADMIN = 'admin@example.com';
const COMPANY = 'Alder Valley Foods';
const WORKSPACE = 'Food and Household Group';

async function widthOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return Math.round(box.width);
}

async function choose(page: Page, name: string, entry: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
const addNew = (page: Page) => page.getByRole('button', { name: 'Add new' }).click();
async function fromProfile(page: Page, entry: string) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

type Open = (page: Page) => Promise<void>;
const COMPANIES = '/companies-management';
const WORKSPACES = '/workspaces-management';
const PEOPLE = '/collaborators-management';
const DIALOGS: [title: string, width: number, path: string, open: Open, window?: number][] = [
  ['User role', 0.3 * 1440, PEOPLE, (page) => choose(page, ACCOUNT_NAMES.editor, 'User role')],
  ['User role', 0.9 * 390, PEOPLE, (page) => choose(page, ACCOUNT_NAMES.editor, 'User role'), 390],
  ['Edit workspace', 500, WORKSPACES, (page) => choose(page, WORKSPACE, 'Edit Workspace')],
  ['Delete workspace', 30 * 16, WORKSPACES, (page) => choose(page, WORKSPACE, 'Delete Workspace')],
  ['Add a new workspace', 600, WORKSPACES, addNew],
  ['Add a new company', 600, COMPANIES, addNew],
  ['Edit Company', 600, COMPANIES, (page) => choose(page, COMPANY, 'Edit details')],
  ['Add a new collaborator', 600, PEOPLE, addNew],
  ['My Account', 600, '/faq', (page) => fromProfile(page, 'My account')],
  ['Report an error', 0.4 * 1440, '/faq', (page) => fromProfile(page, 'Report an error')],
];

describe('Dialogs', () => {
  it.each(DIALOGS)('%s is %i px wide (§2.81)', async (title, width, path, open, window = 1440) => {
    const { page } = await product.openPage(path, { as: ADMIN, width: window });
    await open(page);
    expect(await widthOf(page.getByRole('dialog', { name: title }))).toBe(Math.round(width));
  });
});

describe('Cards', () => {
  it.each([
    [960, 4, '/company-overview', 'Rating Overview', 'Expectations'],
    [960, 4, '/impact-areas', 'Impact areas', 'IT Strategy & Management'],
    [1440, 2, '/companies-management', 'Companies', COMPANY],
  ])('at %i px forms rows of %i on %s (§2.54)', async (width, perRow, path, label, name) => {
    const { page } = await product.openPage(path, { as: ADMIN, width });
    const cards = page.getByRole('list', { name: label }).locator('> li');
    // The list contains placeholders until the figures have arrived.
    await cards.getByText(name).first().waitFor();
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow);
  });

  it('of deactivated companies are dimmed (§2.70)', async () => {
    const { page } = await product.openPage('/companies-management', { as: ADMIN });
    const opacityOf = (name: string) =>
      page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
        const card = heading.closest('.ant-card');
        const picture = card?.querySelector('[data-picture]');
        return picture ? Number(getComputedStyle(picture).opacity) : Number.NaN;
      });
    await page.getByRole('heading', { name: 'Longmeadow Bus Lines' }).waitFor();
    expect(await opacityOf('Longmeadow Bus Lines')).toBe(0.5);
    expect(await opacityOf(COMPANY)).toBe(1);
  });
});

describe('The grade chip', () => {
  it.each([
    [439, false],
    [440, true],
  ])('at %i px shows its word: %s (§2.36)', async (width, isShown) => {
    const { page } = await product.openPage('/', { as: ADMIN, width });
    await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
    const word = page.getByText('High', { exact: true }).first();
    await word.waitFor({ state: 'attached' });
    expect((await widthOf(word)) > 1).toBe(isShown);
    expect(await word.locator('..').locator('svg').isVisible()).toBe(true);
  });
});

describe('Lists of actions', () => {
  it('scroll within 300 px on the page and 400 px in the process index (§2.68)', async () => {
    const { page } = await product.openPage('/actionia?impact_area=1', { as: ADMIN });
    const heightOf = (list: Locator) => list.evaluate((element) => element.clientHeight);
    const lists = page.locator('.rc-virtual-list-holder');
    await lists.first().waitFor();
    expect(await heightOf(lists.first())).toBe(300);
    await page.getByRole('button', { name: 'Process index' }).click();
    const index = page.getByRole('dialog', { name: 'Process index' });
    await index.locator('.rc-virtual-list-holder').waitFor();
    expect(await heightOf(index.locator('.rc-virtual-list-holder'))).toBe(400);
  });

  it('show the current action without scrolling', async () => {
    const late = '/actionia?impact_area=1&activity_id=activity-1-3-2-2';
    const { page } = await product.openPage(late, { as: ADMIN });
    await page.getByRole('button', { name: 'Process index' }).click();
    const index = page.getByRole('dialog', { name: 'Process index' });
    await index.locator('[aria-current="step"]').waitFor();
  });
});

describe('Logout', () => {
  it('is red (§2.16)', async () => {
    const { page } = await product.openPage('/faq', { as: ADMIN });
    await page.getByRole('button', { name: /^Account of/ }).click();
    const entry = page.getByRole('menuitem', { name: 'Logout' });
    const color = await entry.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(3 * Math.max(green, blue));
  });
});
