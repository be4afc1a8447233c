import type { Page } from 'playwright-core';
import { visit } from './harness';
import { WAIT_MS } from './limits';
import { useProduct } from './product/useProduct';

const product = useProduct();

/**
 * Does to the page what the translation of a browser does: it replaces each text node by an element that contains the
 * translation, now and whenever the page changes. Here, the translation is the text itself.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replaceTexts = (root: Node) => {
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
    replaceTexts(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach((node) => replaceTexts(node));
    }).observe(document.body, { childList: true, subtree: true });
  });

/** What a person reads in the top bar and on the page, without the spaces between the texts. */
const textsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header, main')]
      .map(({ innerText }) => innerText.replace(/\s/g, ''))
      .join('\n'),
  );

/** Waits until both pages show the same, which the untouched one does at the latest when it is quiet. */
async function expectSameTexts(translated: Page, untouched: Page) {
  await untouched.waitForLoadState('networkidle');
  await expectSoon(async () => {
    expect(await textsOf(translated)).toBe(await textsOf(untouched));
  });
}

/** Repeats the expectation until it holds, or until the limit of a wait has passed. */
async function expectSoon(expectation: () => Promise<void>) {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The same page twice, one of which is translated. */
async function openBoth(path: string, as: string) {
  const open = async () => {
    const { page } = await product.openPage('about:blank', { as });
    await visit(page, path);
    return page;
  };
  const [translated, untouched] = [await open(), await open()];
  await translate(translated);
  return { translated, untouched };
}

it('a page asks browsers not to translate it, in the language that it has', async () => {
  const { page } = await product.openPage('/login', { locale: 'es-ES' });
  const html = page.locator('html');
  expect([await html.getAttribute('lang'), await html.getAttribute('translate')]).toEqual([
    'es',
    'no',
  ]);
});

describe('A page that a browser translates nevertheless', () => {
  it('goes through the actions of an area', async () => {
    const path = '/actionia?impact_area=1&activity_id=activity-1-1-1-1';
    const { translated, untouched } = await openBoth(path, 'editor@example.com');
    const names = new Set<string>();
    for (let step = 0; step < 4; step++) {
      await expectSameTexts(translated, untouched);
      names.add(await translated.locator('main h2').first().innerText());
      for (const page of [translated, untouched])
        await page.getByRole('button', { name: 'Next action' }).click();
      await untouched.waitForFunction(
        (before) => !before.includes(document.querySelector('main h2')?.textContent ?? ''),
        [...names],
      );
    }
    await expectSameTexts(translated, untouched);
    expect(names.size).toBe(4);
  });

  it.each([
    '/',
    '/company-overview',
    '/company-overview?tab=operating-margin',
    '/plan',
    '/evolution',
    '/impact-areas?tab=health',
  ])('shows at %s the figures of the company that was chosen last', async (path) => {
    const { translated, untouched } = await openBoth(path, 'admin@example.com');
    for (const name of ['Copper Lane Bakeries', 'Cedar Yard Packaging']) {
      for (const page of [translated, untouched]) await chooseCompany(page, name);
      await expectSameTexts(translated, untouched);
    }
  });
});

async function chooseCompany(page: Page, name: string) {
  await page.getByLabel('Company shown').fill(name);
  await page.locator(`.ant-select-item-option[title="${name}"]`).click();
}
