import type { Page } from 'playwright-core';
import { waitForPaint, useProduct } from './harness';
import { PAGES, SIGNED_OUT } from './pages';

const product = useProduct();

/** A window of 1440 × 900 at 200 %, and one of 1280 × 1024 at 400 %. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];
const LOOKS = ['en-GB', 'es-ES'].flatMap((locale) =>
  [false, true].map((touch) => ({ locale, touch })),
);

/** The zoomed sizes at which the page scrolls horizontally, with the excess in pixels. */
async function scrollingSizes(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const found: string[] = [];
  for (const size of ZOOMED) {
    await page.setViewportSize(size);
    await waitForPaint(page);
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (excess !== 0) found.push(`${String(size.width)} px: ${String(excess)}`);
  }
  return found;
}

describe.each(LOOKS)('zoomed in, $locale, by touch: $touch', (look) => {
  it('no page scrolls horizontally', async () => {
    const { page } = await product.openPage('about:blank', {
      ...look,
      ...ZOOMED[0],
      as: 'admin@example.com',
    });
    for (const { path } of PAGES) {
      await page.goto(path);
      expect([path, ...(await scrollingSizes(page))]).toEqual([path]);
    }
    await page.goto('/company-overview');
    await page.getByRole('tab').nth(1).click();
    expect(await scrollingSizes(page)).toEqual([]);
  });

  it('no page for guests does', async () => {
    const { page } = await product.openPage('about:blank', { ...look, ...ZOOMED[0] });
    for (const path of SIGNED_OUT) {
      await page.goto(path);
      expect([path, ...(await scrollingSizes(page))]).toEqual([path]);
    }
  });
});
