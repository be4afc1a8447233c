import { scrollingSizes } from '../checks/scrollingSizes';
import { visit } from '../harness';
import { useProduct } from '../product/useProduct';
import { PAGES, GUEST_PAGES } from '../pages';

const product = useProduct();

/** The viewports of a window of 1440 × 900 zoomed to 200 %, and of one of 1280 × 1024 zoomed to 400 %. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];
const VARIANTS = ['en-GB', 'es-ES'].flatMap((locale) =>
  [false, true].map((touch) => ({ locale, touch })),
);

describe.each(VARIANTS)('zoomed in, locale $locale, touch $touch', (variant) => {
  it('no page scrolls horizontally', async () => {
    const { page } = await product.openPage('about:blank', {
      ...variant,
      ...ZOOMED[0],
      as: 'admin@example.com',
    });
    for (const { path } of PAGES) {
      await visit(page, path);
      expect([path, ...(await scrollingSizes(page, ZOOMED))]).toEqual([path]);
    }
    await visit(page, '/company-overview');
    await page.getByRole('tab').nth(1).click();
    expect(await scrollingSizes(page, ZOOMED)).toEqual([]);
  });

  it('no page for guests scrolls horizontally', async () => {
    const { page } = await product.openPage('about:blank', { ...variant, ...ZOOMED[0] });
    for (const path of GUEST_PAGES) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect([path, ...(await scrollingSizes(page, ZOOMED))]).toEqual([path]);
    }
  });
});
