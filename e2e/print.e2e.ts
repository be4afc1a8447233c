import { useProduct } from './harness';

const product = useProduct();

it.each([
  ['/company-overview', 'Rating Overview'],
  ['/evolution', 'Global Average'],
])('%s is printed by itself, in the light colours', async (path, ready) => {
  const { page } = await product.openPage(path, { as: 'editor@example.com', colorScheme: 'dark' });
  await page.getByText(ready).first().waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.locator('html[data-theme=light]').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.locator('header').isVisible()).toBe(false);
  expect(await page.getByText(ready).first().isVisible()).toBe(true);

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
});
