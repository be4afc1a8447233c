import type { Page } from 'playwright-core';
import { ACCOUNT_NAMES } from '../../server/fixtures/plan/accountNames';
import { visibleText } from '../harness';
import { useProduct } from '../product/useProduct';
import { holdBack } from '../loading/holdBack';
import { ACTION } from '../pages';

const product = useProduct();

/** The number of A4 pages that the page is printed on. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

it.each([
  ['/company-overview', 'Rating Overview'],
  ['/evolution', 'Global Average'],
])('%s is printed without the frame and in the light theme', async (path, ready) => {
  const { page } = await product.openPage(path, { as: 'editor@example.com', colorScheme: 'dark' });
  await visibleText(page, ready).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.locator('html[data-theme=light]').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await visibleText(page, ready).isVisible()).toBe(true);
  expect(await page.locator('button.ant-btn:visible').count()).toBe(0);

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
});

it('the chart is printed in the light theme’s colors and fits the paper width', async () => {
  const { page } = await product.openPage('/evolution', {
    as: 'editor@example.com',
    colorScheme: 'dark',
  });
  const chart = page.getByRole('application');
  await chart.locator('canvas').first().waitFor();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const line = chart.locator('svg path[stroke="var(--vd-driver-1)"]');
  await line.waitFor();
  expect(await line.evaluate((path) => getComputedStyle(path).stroke)).toBe('rgb(31, 111, 235)');
  expect(await chart.locator('canvas').first().isVisible()).toBe(false);

  await page.setViewportSize({ width: 688, height: 1000 });
  const drawing = await chart.locator('svg').boundingBox();
  expect(drawing?.width).toBeLessThan(688);
});

it.each([
  [ACTION, ['1.3.2.2', 'Integrate acquired companies within a year']],
  ['/collaborators-management', ['Alder Valley Foods', ACCOUNT_NAMES['company-admin']]],
  ['/faq', ['Weight × score', 'Resend an invitation']],
])('%s is printed with its content', async (path, texts) => {
  const { page } = await product.openPage(path, { as: 'admin@example.com' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  for (const text of texts) await page.getByRole('main').getByText(text).first().waitFor();
});

it('the help articles are printed expanded', async () => {
  const { page } = await product.openPage('/faq', { as: 'admin@example.com' });
  await page.getByText('Platform views').waitFor();
  await page.waitForLoadState('networkidle');
  // With collapsed articles the text would fit on two pages.
  expect(await printedPages(page)).toBeGreaterThan(8);
});

it('the completed actions are printed in full, without a scroll bar', async () => {
  const { page } = await product.openPage(ACTION, { as: 'editor@example.com' });
  await page.getByText(/27 of 30 actions/).waitFor();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('main').getByText('1.3.2.1', { exact: true }).waitFor();
  const numbers = page.getByRole('main').getByText(/^1\.\d\.\d\.\d$/);
  // The entries are the current action and 27 others.
  expect(await numbers.filter({ visible: true }).count()).toBe(28);
});

it.each([
  ['/', 'Operating Margin', 1],
  ['/company-overview', 'Actions to improve first', 1],
  ['/portfolio', 'Tidewater Pump Makers', 1],
  // How many groups the plan has depends on the weekday.
  ['/plan?tab=plan', 'Overdue (', 2],
  // Tables keep their columns on paper, in place of the list of narrow screens.
  ['/collaborators-management?view=table', 'Aisha Rahman', 3],
  ['/workspaces-management', 'Aisha Rahman', 4],
])('%s, showing “%s”, fits on %i pages', async (path, ready, pages) => {
  const { page } = await product.openPage(path, { as: 'admin@example.com' });
  await visibleText(page, ready).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await printedPages(page)).toBeLessThanOrEqual(pages);
});

it('the portfolio is printed without the space of its toolbar while that is loading', async () => {
  const { page } = await product.openPage('about:blank', {
    as: 'admin@example.com',
  });
  const release = await holdBack(page, '**/assets/antd.*.js');
  await page.goto('/portfolio');
  await page.getByText('Tidewater Pump Makers').first().waitFor();
  expect(await page.getByRole('searchbox').count()).toBe(0);
  expect(await printedPages(page)).toBe(1);
  await release();
});

it('the columns of a printed table are named, and its boxes and menus are left out', async () => {
  const { page } = await product.openPage('/collaborators-management?view=table', {
    as: 'admin@example.com',
  });
  const table = page.getByRole('table', { name: 'Collaborators' });
  await table.getByText('Aisha Rahman').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 703, height: 1000 });
  const name = table.locator('th[data-label="Name"]');
  expect(await name.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Name"');
  expect(await table.locator('th, td').filter({ visible: true }).count()).toBeGreaterThan(6);
  expect(await table.getByRole('checkbox').filter({ visible: true }).count()).toBe(0);
  expect(await table.getByText('Actions', { exact: true }).isVisible()).toBe(false);
});
