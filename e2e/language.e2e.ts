import type { Locator } from 'playwright-core';
import { useProduct } from './product/useProduct';

const product = useProduct();

/** The scripts that contain the Spanish messages. */
const isSpanish = (url: string) => /\/spanish\.[^/]*\.js$/.test(url);

describe('The app', () => {
  it('does not load Spanish messages in English, and switches to Spanish without a reload', async () => {
    const { page } = await product.openPage('/', { as: 'editor@example.com' });
    const fetched: string[] = [];
    page.on('response', (response) => fetched.push(response.url()));
    await page.reload();
    await page.getByRole('application').locator('svg').waitFor();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter(isSpanish)).toEqual([]);

    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await page.getByLabel('Language').click();
    await page.getByTitle('Español').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Avance general' }).waitFor();
    expect(fetched.filter(isSpanish)).toHaveLength(1);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');

    await page.reload();
    await page.getByRole('heading', { name: 'Avance general' }).waitFor();
  });

  it('uses the last chosen language, and no Spanish page is wider than a phone', async () => {
    const { page } = await product.openPage('/', {
      as: 'editor@example.com',
      width: 390,
      height: 844,
    });
    await page.context().addCookies([{ name: 'language', value: 'es', url: product.address }]);
    for (const path of ['/', '/company-overview', '/evolution', '/actionia?impact_area=1']) {
      await page.goto(path);
      await page.locator('html[lang=es]').waitFor();
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect([path, over]).toEqual([path, 0]);
    }
    const [back, on, unfinished] = await Promise.all(
      [/^Acción anterior$/, /^Acción siguiente$/, /^Siguiente sin terminar \(/].map((name) =>
        middleOf(page.getByRole('button', { name })),
      ),
    );
    expect([on, unfinished]).toEqual([back, back]);
  });
});

/** The vertical middle of an element, px. */
async function middleOf(element: Locator) {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return y + height / 2;
}
