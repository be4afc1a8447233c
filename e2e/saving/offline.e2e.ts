import type { Page } from 'playwright-core';
import { waitForPaint } from '../harness';
import { useProduct } from '../product/useProduct';
import { actionAt, storedWeeks, typeWeeks } from './killableProduct';

const product = useProduct();

const STEPS = 10;
const FIRST = 'activity-1-1-1-1';
/** Number of requests that prefetch the other actions of the area: 30 actions, 7 per request. */
const PREFETCH_REQUESTS = 5;
/** This time is longer than RTK Query's default for keeping unused data. */
const AWAY = '05:00';
const FIRST_WEEKS = 200;

const openedAction = (page: Page) => new URL(page.url()).searchParams.get('activity_id') ?? '';

async function step(page: Page, direction: 'Next action' | 'Previous action') {
  const before = openedAction(page);
  await page.getByRole('button', { name: direction }).click();
  await page.waitForURL((url) => url.searchParams.get('activity_id') !== before);
  const number = openedAction(page).replace('activity-', '').replaceAll('-', '.');
  await page.getByRole('form').getByText(number, { exact: true }).waitFor();
  await page.getByLabel('Time needed').waitFor();
}

/** Opens a page from the sidebar, and waits until it shows its data. */
async function visit(page: Page, link: string, content: string) {
  await page.getByRole('link', { name: link, exact: true }).click();
  await page.getByRole('main').getByText(content).first().waitFor();
  await waitForPaint(page);
  expect(await page.getByText(/sample data/i).count()).toBe(0);
}

async function visitFigures(page: Page) {
  await visit(page, 'Dashboard', 'Expectations');
  await visit(page, 'Company overview', 'Rating Overview');
  await visit(page, 'Evolution', 'Global Average');
}

it('visited pages work without a connection, and edits are sent when it is back', async () => {
  const { page, problems } = await product.openPage('about:blank', { as: 'editor@example.com' });
  await page.clock.install();
  let prefetches = 0;
  page.on('response', (response) => {
    if (response.request().postData()?.includes('actionsAhead')) prefetches += 1;
  });

  await page.goto('/dashboard');
  await visitFigures(page);
  await page.goto(actionAt(FIRST));
  await visitFigures(page);
  for (let i = 0; i < 3; i++) await page.goBack();
  // The saved edit invalidates the dashboard's figures in the cache.
  await typeWeeks(page, FIRST_WEEKS - 1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await storedWeeks(page, FIRST, FIRST_WEEKS - 1)).toBe(FIRST_WEEKS - 1);
  await page.clock.fastForward(AWAY);
  while (prefetches < PREFETCH_REQUESTS) await page.waitForEvent('response');
  await waitForPaint(page);

  await page.context().setOffline(true);
  const typed = new Map<string, number>();
  const type = async () => {
    const weeks = FIRST_WEEKS + typed.size;
    typed.set(openedAction(page), weeks);
    await typeWeeks(page, weeks);
  };
  await type();
  for (let i = 0; i < STEPS; i++) {
    await step(page, 'Next action');
    await type();
  }
  for (let i = 0; i < STEPS; i++) {
    await step(page, 'Previous action');
    const weeks = String(typed.get(openedAction(page)));
    expect(await page.getByLabel('Time needed').inputValue()).toBe(weeks);
  }
  expect(typed.size).toBe(STEPS + 1);
  await visitFigures(page);

  await page.context().setOffline(false);
  for (const [activityId, weeks] of typed) {
    expect(await storedWeeks(page, activityId, weeks)).toBe(weeks);
  }
  problems.length = 0;
});
