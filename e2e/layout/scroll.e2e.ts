import type { Page } from 'playwright-core';
import { useProduct } from '../product/useProduct';
import { holdBack } from '../loading/holdBack';

const product = useProduct();

const TOP = 700;

/** Opens a long page for editors and scrolls it to `TOP`. */
async function openScrolled() {
  const { page } = await product.openPage('/company-overview?tab=operating-margin', {
    as: 'editor@example.com',
  });
  const action = page.getByRole('button', { name: /^Open / }).nth(12);
  await action.waitFor();
  // The list grows when the browser is idle.
  await page.waitForFunction((top) => {
    window.scrollTo({ top });
    return window.scrollY === top;
  }, TOP);
  return { page, action };
}

const isAt = (page: Page, position: number) =>
  page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 1, position);

it('Back and a reload return to the earlier scroll position, and a link leads to the top', async () => {
  const { page, action } = await openScrolled();

  await page.reload();
  await isAt(page, TOP);

  // The click scrolls the button into view first.
  const left = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        window.addEventListener('click', () => resolve(window.scrollY), {
          capture: true,
          once: true,
        }),
      ),
  );
  await action.click();
  await page.getByRole('heading', { name: 'Metrics' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await isAt(page, await left);
});

it('a reload in the moment of scrolling returns to the new position', async () => {
  const { page } = await openScrolled();
  await page.evaluate(() => {
    window.scrollTo({ top: 400 });
    window.location.reload();
  });
  await page.waitForLoadState();
  await isAt(page, 400);
});

it('a reload returns to the position even if the figures take seconds', async () => {
  const { page } = await openScrolled();
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.continue();
  });
  await page.reload();
  await isAt(page, TOP);
});

it('the history covers no field at 1280 pixels: the form is behind it', async () => {
  const { page } = await product.openPage('/actionia?impact_area=1&activity_id=activity-1-3-2-2', {
    as: 'editor@example.com',
    width: 1280,
  });
  await page.getByRole('button', { name: 'History' }).click();
  const panel = page.getByRole('dialog', { name: /^History/ });
  await panel.waitFor();
  expect(await panel.getAttribute('aria-modal')).toBe('true');
});

it('the actions of a driver stay in their place when the comparison with peers arrives', async () => {
  const { page } = await product.openPage('/company-overview?tab=operating-margin', {
    as: 'editor@example.com',
  });
  const release = await holdBack(page, '**/graphql', 'getBenchmark');
  await page.reload();
  const action = page.getByRole('button', { name: /^Open / }).first();
  const top = async () => (await action.boundingBox())?.y;
  await action.waitFor();
  const before = await top();
  await release();
  await page.getByText(/^Median of/).waitFor();
  expect(await top()).toBe(before);
});
