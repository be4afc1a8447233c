import type { Page } from 'playwright-core';
import { useProduct } from './harness';
import { PAGES, SIGNED_OUT } from './pages';

const product = useProduct();

/** A window of 1440 × 900 at 200 %, and one of 1280 × 1024 at 400 %. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];
const LOOKS = ZOOMED.flatMap((size) =>
  ['en-GB', 'es-ES'].flatMap((locale) =>
    [false, true].map((touch) => ({ ...size, locale, touch })),
  ),
);

async function overflow(page: Page) {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

describe.each(LOOKS)('at $width×$height, $locale, by touch: $touch', (look) => {
  it('no page scrolls sideways', async () => {
    const { page } = await product.openPage('/faq', { ...look, as: 'admin@example.com' });
    for (const { path } of PAGES) {
      await page.goto(path);
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
    await page.goto('/company-overview');
    await page.getByRole('tab').nth(1).click();
    expect(['a driver', await overflow(page)]).toEqual(['a driver', 0]);
  }, 120_000);

  it('no page before signing in does', async () => {
    const { page } = await product.openPage('/login', look);
    for (const path of SIGNED_OUT) {
      await page.goto(path);
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
  });
});
