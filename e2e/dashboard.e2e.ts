import { axeViolations, useProduct } from './harness';

const product = useProduct();
const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
const looks = sizes.flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ ...size, colorScheme })),
);

describe('the dashboard', () => {
  it.each(looks)('is sound at $width×$height, $colorScheme', async (look) => {
    const { page } = await product.openPage('/', { ...look, as: 'editor@example.com' });
    await page.getByText('Overall Progress').waitFor();
    await page.waitForLoadState('networkidle');

    expect(await axeViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
