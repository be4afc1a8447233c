import type { Page } from 'playwright-core';
import { visit } from './harness';
import { useProduct } from './product/useProduct';

const product = useProduct();

/**
 * Does to the page what the translation of a browser does: it replaces each text node by an element that contains the
 * translation, now and whenever the page changes. Here, the translation is the text itself.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || parent.closest('script, style, svg, translated-text'))
          continue;
        const translation = document.createElement('translated-text');
        translation.textContent = text.data;
        text.replaceWith(translation);
      }
    };
    replace(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach((node) => replace(node));
    }).observe(document.body, { childList: true, subtree: true });
  });

describe('A page that a browser translates', () => {
  it('asks not to be translated, in the language that it has', async () => {
    const { page } = await product.openPage('/login', { locale: 'es-ES' });
    const html = page.locator('html');
    expect([await html.getAttribute('lang'), await html.getAttribute('translate')]).toEqual([
      'es',
      'no',
    ]);
  });

  it('goes through the actions of an area without an error, and shows the present one', async () => {
    const { page } = await product.openPage('about:blank', { as: 'editor@example.com' });
    await visit(page, '/actionia?impact_area=1&activity_id=activity-1-1-1-1');
    await translate(page);
    const names: string[] = [];
    for (let step = 0; step < 4; step++) {
      names.push(await page.locator('main h2').first().innerText());
      await page.getByRole('button', { name: 'Next action' }).click();
      await page.waitForFunction(
        (before) => document.querySelector('main h2')?.textContent !== before,
        names.at(-1),
      );
    }
    expect(new Set(names).size).toBe(4);
  });

  it('shows the figures of the company that was chosen last', async () => {
    const { page } = await product.openPage('about:blank', { as: 'admin@example.com' });
    for (const path of ['/', '/company-overview', '/plan', '/evolution', '/impact-areas']) {
      await visit(page, path);
      await translate(page);
      await chooseCompany(page, 'Copper Lane Bakeries');
      const translated = await textsOf(page);
      const { page: untouched } = await product.openPage(path, { as: 'admin@example.com' });
      await chooseCompany(untouched, 'Copper Lane Bakeries');
      expect({ path, texts: translated }).toEqual({ path, texts: await textsOf(untouched) });
      await chooseCompany(page, 'Alder Valley Foods');
    }
  });
});

async function chooseCompany(page: Page, name: string) {
  await page.getByLabel('Company shown').click();
  await page.locator(`.ant-select-item-option[title="${name}"]`).click();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
}

/** What a person reads on the page. */
const textsOf = async (page: Page) =>
  (await page.locator('main').innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
