import { focusedName } from '../keyboard';
import { useProduct } from '../product/useProduct';

const product = useProduct();

/** Pages that complete their own address, such as with a remembered tab, while they load. */
const PAGES = [
  '/',
  '/impact-areas',
  '/company-overview',
  '/evolution',
  '/actionia?impact_area=1&activity_id=activity-1-3-2-2',
];

it.each(PAGES)('the first press of Tab on %s reaches the skip link', async (path) => {
  const { page } = await product.openPage(path, { as: 'editor@example.com' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(focusedName)).toBe('Skip to content');
});
