import { useProduct } from '../harness';

const product = useProduct();

const TOP = 700;

it('Back and a reload return to the earlier scroll position, and a link leads to the top', async () => {
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

  await page.reload();
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 1, TOP);

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
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 1, await left);
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
