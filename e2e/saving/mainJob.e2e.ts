import type { Page } from 'playwright-core';
import { ACCOUNT_NAMES } from '../../server/fixtures/plan/accountNames';
import { useProduct } from '../product/useProduct';

const product = useProduct();
const EDITOR = 'editor@example.com';

const driverScore = (page: Page, driver: string) =>
  page
    .getByRole('list', { name: 'Company overview' })
    .getByRole('listitem')
    .filter({ hasText: driver });

async function choose(page: Page, group: string, option: string) {
  const field = page.getByRole('radiogroup', { name: group });
  await field.getByText(option, { exact: true }).click();
}

describe('the main job', () => {
  it('can be done with the keyboard alone, from signing in to the changed figures', async () => {
    const { page } = await product.openPage('/');
    await page.getByLabel('Email').waitFor();
    await page.keyboard.type(EDITOR);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Demo2026');
    await page.keyboard.press('Enter');

    const areas = page.getByRole('list', { name: 'Impact Areas' });
    await areas.getByText('90%').waitFor();
    const before = await driverScore(page, 'Operating Margin').textContent();

    await page.getByRole('link', { name: 'Impact areas' }).focus();
    await page.keyboard.press('Enter');
    const open = page.getByRole('button', { name: /^Continue Corporate Strategy/ });
    await open.focus();
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: /Integrate acquired/ }).waitFor();
    await page
      .getByRole('radiogroup', { name: 'State of the activity' })
      .getByRole('radio')
      .first()
      .focus();
    for (let state = 1; state < 9; state++) await page.keyboard.press('ArrowRight');
    for (const grade of ['Relevance', 'Criticality', 'Cost', 'Difficulty']) {
      await page
        .getByRole('radiogroup', { name: grade })
        .getByRole('radio', { name: 'High', exact: true })
        .focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('28 of 30 actions').waitFor();
    expect(await page.getByTitle(/^Saved \d\d:\d\d$/).textContent()).toBe('Saved');

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await areas.getByText('94%').waitFor();
    expect(before).toContain('of 10');
  });

  it('saves automatically every thirty seconds (§9.18)', async () => {
    const { page } = await product.openPage('/', { as: EDITOR });
    await page.clock.install();
    await page.goto('/actionia?impact_area=2&activity_id=activity-2-3-2-2');
    await choose(page, 'State of the activity', '6');
    await page.getByText('Not saved yet').waitFor();
    const saved = page.waitForResponse((response) => response.url().endsWith('/user/autosave'));
    await page.clock.fastForward(30_000);
    expect((await saved).status()).toBe(200);
    await page.getByText('Saved', { exact: true }).waitFor();
  });

  it('opens the same action again after a reload, and follows the browser history', async () => {
    const { page } = await product.openPage('/impact-areas', { as: EDITOR });
    await page.getByRole('button', { name: /^Continue IT Strategy/ }).click();
    await page.waitForURL(/activity_id=activity-5-2-3-3/);
    await page.getByRole('button', { name: 'Next action' }).click();
    await page.waitForURL(/activity_id=activity-5-2-3-4/);
    const address = page.url();
    await page.reload();
    await page.getByRole('button', { name: 'Save' }).waitFor();
    expect(page.url()).toBe(address);

    await page.goBack();
    await page.getByText('5.2.3.3', { exact: true }).first().waitFor();
    await page.goForward();
    expect(page.url()).toBe(address);
  });

  it('keeps an edit that the server could not save, and saves it after a reload', async () => {
    const { page, problems } = await product.openPage(
      '/actionia?impact_area=3&activity_id=activity-3-2-2-10',
      { as: EDITOR },
    );
    page.on('dialog', (dialog) => void dialog.accept());
    await page.route('**/user/autosave', (route) => route.abort());
    await choose(page, 'State of the activity', '8');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('An error occurred while automatically saving the data.').waitFor();

    // Leaving the page saves the edit once more, which must fail, too.
    await page.reload();
    await page.getByRole('status').getByText('Not saved').waitFor();
    expect(await page.getByRole('radio', { name: '8', exact: true }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.unroute('**/user/autosave');
    // The edit is saved by the button or by the scheduled retry, whichever comes first.
    const saved = page.getByText('Saved', { exact: true });
    await page.getByRole('button', { name: 'Retry' }).or(saved).click();
    await saved.waitFor();
    problems.length = 0;
  });

  it('distinguishes an unreachable server from an expired session', async () => {
    const { page, problems } = await product.openPage('/', { as: EDITOR });
    await driverScore(page, 'Expectations').waitFor();
    await page.waitForFunction(() => window.localStorage.getItem('value-drivers-seen/last'));
    // The page comes from a server that writes no data into it.
    await page.route(new URL('/', product.address).href, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(id="page-data">)[^<]*/, '$1null');
      await route.fulfill({ response, body });
    });
    await page.route('**/auth/user', (route) => route.abort());
    await page.reload();
    // The cached data is still shown, marked as such.
    await page.getByText(/^As of /).waitFor();
    await driverScore(page, 'Expectations').waitFor();

    await page.evaluate(() => window.localStorage.clear());
    await page.reload();
    await page.getByText('The server could not be reached').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');

    await page.unroute('**/auth/user');
    await page.getByRole('button', { name: 'Retry' }).click();
    await driverScore(page, 'Expectations').waitFor();

    await page.unroute(new URL('/', product.address).href);
    await page.context().clearCookies();
    await page.reload();
    await page.getByLabel('Email').waitFor();
    problems.length = 0;
  });

  it('does not show a page when the user goes back after signing out (§4.3)', async () => {
    const { page } = await product.openPage('/', { as: EDITOR });
    // The history needs a page to go back to.
    await page.getByRole('link', { name: 'Impact areas' }).click();
    await page.getByRole('heading', { name: 'Impact areas' }).waitFor();
    await page.getByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor}` }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByLabel('Email').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login');

    await page.goBack();
    await page.getByLabel('Email').waitFor();
    expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  });
});
